import { type RefObject, useEffect } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import { type FormTranslation, useFormTranslation } from './form-translation.tsx';
import { missingLanguage, pathIn, textIn, type TranslatedField, unreadAt, wantedText } from './machine-texts.ts';

/** Translation by machine of one text of a form. */
export interface FieldTranslation extends Pick<FormTranslation, 'markRead' | 'undo'> {
  field: TranslatedField;
  /** The form value, with both languages. */
  value: unknown;
  isUnread: (locale: Locale) => boolean;
  isWaiting: (locale: Locale) => boolean;
  /** Why the text of a language could not be translated, as a sentence or a message key. */
  problemIn: (locale: Locale) => string | undefined;
  translateInto: (target: Locale) => Promise<void>;
}

interface FieldTranslationInput extends TranslatedField {
  value: unknown;
  /** The element around both inputs. */
  place: RefObject<HTMLElement | null>;
  /** False for what is not translated, such as a part of an address. */
  isText: boolean;
}

/** Adds a text to those of its form; null where nothing is translated by machine. */
export function useFieldTranslation(input: FieldTranslationInput): FieldTranslation | null {
  const { path, label, rich, optional, value, place, isText } = input;
  const form = useFormTranslation();
  const field: TranslatedField = { path, label, rich, optional };
  const isUnread = (locale: Locale) => {
    const at = { path: pathIn(field, locale), value: textIn(value, locale) };
    return form !== null && unreadAt(form.unread, at) !== undefined;
  };
  const missing = !optional && missingLanguage(value) !== null;
  const unread = locales.filter((locale) => isUnread(locale)).length;
  const register = isText ? form?.register : undefined;
  useEffect(() => {
    const element = place.current;
    return element ? register?.({ path, label, rich, optional, element, missing, unread }) : undefined;
  }, [register, place, path, label, rich, optional, missing, unread]);

  if (!form || !isText) return null;
  return {
    field,
    value,
    markRead: form.markRead,
    undo: form.undo,
    isUnread,
    isWaiting: (locale) => form.waiting.includes(pathIn(field, locale)),
    problemIn: (locale) =>
      form.failures.find((one) => one.path === pathIn(field, locale) && one.before === textIn(value, locale))?.problem,
    translateInto: async (target) => {
      const wanted = wantedText(field, value, target);
      if (wanted) await form.translate([wanted]);
    },
  };
}
