import { type Locale, locales, otherLocale } from '#contract/base/locale.ts';
import { recordOf } from '#contract/base/records.ts';

/** A translated text of a form. */
export interface TranslatedField {
  /** Path of both languages: `questions.0.answer`. */
  path: string;
  /** Name for messages, without the language. */
  label: string;
  /** HTML of a rich text. */
  rich: boolean;
  /** One language may stay empty without being marked as missing. */
  optional: boolean;
}

/** A text that is to be translated. */
export interface WantedText {
  field: TranslatedField;
  target: Locale;
  /** The text in the other language. */
  text: string;
  /** The text in this language until now. */
  before: string;
}

/**
 * What a machine has written into a form and nobody has read. A text is unread while it is equal to this, so that
 * changing it in any way ends the mark and undoing the change brings it back.
 */
export interface MachineText {
  /** Path with the language: `questions.0.answer.en`. */
  path: string;
  /** Name of the field, without the language; the field itself may be hidden by now. */
  label: string;
  text: string;
  /** What was there before, for undo. */
  before: string;
}

/** A text of a form in one language. */
export interface TextAt {
  path: string;
  value: unknown;
}

export const pathIn = ({ path }: Pick<TranslatedField, 'path'>, locale: Locale): string => `${path}.${locale}`;

/** The text of a form value in a language; empty without one. */
export function textIn(value: unknown, locale: Locale): string {
  const text = recordOf(value)[locale];
  return typeof text === 'string' ? text : '';
}

const isBlank = (text: string) => text.trim() === '';

/** Languages into which a form value can be translated: those whose other language has a text. */
export function possibleTargets(value: unknown): Locale[] {
  return locales.filter((target) => !isBlank(textIn(value, otherLocale(target))));
}

/** The language that is empty while the other has a text; null if none or both are. */
export function missingLanguage(value: unknown): Locale | null {
  const [target, ...more] = possibleTargets(value);
  return target === undefined || more.length > 0 ? null : target;
}

/** A text to translate into a language; null if the other language is empty. */
export function wantedText(field: TranslatedField, value: unknown, target: Locale): WantedText | null {
  const text = textIn(value, otherLocale(target));
  return isBlank(text) ? null : { field, target, text, before: textIn(value, target) };
}

/** The texts of a form that are missing in one language, in the order of the fields. */
export function missingTexts(
  fields: readonly TranslatedField[],
  valueAt: (path: string) => unknown,
): readonly WantedText[] {
  return fields.flatMap((field) => {
    const value = valueAt(field.path);
    const target = field.optional ? null : missingLanguage(value);
    const wanted = target && wantedText(field, value, target);
    return wanted ? [wanted] : [];
  });
}

/**
 * The unread text at a place, if there is one. Entries of a list move and are removed, so that an equal text in another
 * entry of the same list counts as unread as well: rather one text too many is read than one too few.
 */
export function unreadAt(texts: readonly MachineText[], { path, value }: TextAt): MachineText | undefined {
  const equal = texts.filter((one) => one.text === value && withoutIndices(one.path) === withoutIndices(path));
  return equal.find((one) => one.path === path) ?? equal[0];
}

/** The texts without those that count as unread at a place. */
export function withoutUnreadAt(texts: readonly MachineText[], { path, value }: TextAt): readonly MachineText[] {
  return texts.filter((one) => one.text !== value || withoutIndices(one.path) !== withoutIndices(path));
}

/**
 * The unread texts of a form, each with its path with the language and the name of its field: those of its fields, and
 * those of inputs that are not shown any more.
 */
export function unreadFields(
  texts: readonly MachineText[],
  { fields, valueAt }: { fields: readonly TranslatedField[]; valueAt: (path: string) => unknown },
): { path: string; label: string }[] {
  const shown = fields.flatMap((field) => locales.map((locale) => pathIn(field, locale)));
  const paths = new Set([...shown, ...texts.map(({ path }) => path)]);
  return [...paths].flatMap((path) => {
    const text = unreadAt(texts, { path, value: valueAt(path) });
    return text ? [{ path, label: text.label }] : [];
  });
}

/** `questions.0.answer.en` as `questions.answer.en`. */
function withoutIndices(path: string): string {
  return path.replaceAll(/\.\d+(?=\.)/g, '');
}
