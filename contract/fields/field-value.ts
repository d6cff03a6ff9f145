import { z } from 'zod';
import type { Message } from '../base/messages.ts';
import { stripTags } from '#text/html-to-text.ts';
import { isAddress } from '#text/is-address.ts';
import { isAllowedEmbed } from './embed-hosts.ts';
import type { ChoiceField, EmbedField, Field, LinkField } from './field.ts';
import type { FieldSettings } from './field-settings.ts';
import type { Locale } from '../base/locale.ts';
import { isFileReference } from './own-file.ts';
import { anyReferenceKind } from './reference.ts';

/** Maximum length of a text in a draft, in characters. Larger than the published maximum, so that no typed text is lost. */
export const draftMaximum = 50_000;

/**
 * `draft` checks the type, the safety and `draftMaximum`. `published` also checks required fields and the maximum of the
 * field.
 */
export type Strictness = 'draft' | 'published';

/** What every check of values needs. */
export interface FieldRules {
  fieldSettings: FieldSettings;
  /** Language of the messages; German by default. */
  locale?: Locale;
}

export interface ValueRules extends FieldRules {
  strictness: Strictness;
}

/** Error messages in both languages. */
export const ruleMessages = {
  required: { de: 'Bitte füllen Sie dieses Feld aus', en: 'This field is required!' },
  unread: {
    de: 'Maschinell übersetzt und noch nicht gelesen',
    en: 'Translated by machine and not read yet',
  },
  tooLong: {
    de: (over: number, maximum: number) => `${over} Zeichen zu viel (höchstens ${maximum})`,
    en: (over: number, maximum: number) => `${over} characters too many (${maximum} at most)`,
  },
  host: {
    de: (hosts: string) => `Bitte eine https-Adresse von ${hosts} angeben`,
    en: (hosts: string) => `Please give an https address of ${hosts}`,
  },
  hostOrFile: {
    de: (hosts: string) => `Bitte eine https-Adresse von ${hosts} angeben oder eine eigene Datei wählen`,
    en: (hosts: string) => `Please give an https address of ${hosts} or choose a file of your own`,
  },
  file: {
    de: 'Bitte eine Datei aus den Medien wählen',
    en: 'Please choose a file of the media library',
  },
  choice: {
    de: (names: string) => `Bitte eines davon wählen: ${names}`,
    en: (names: string) => `Please choose one of these: ${names}`,
  },
  link: {
    de: 'Bitte ein Ziel angeben: eine Seite, eine Adresse mit https://, eine E-Mail oder eine Telefonnummer',
    en: 'Please give a target: a page, an address with https://, an e-mail or a telephone number',
  },
  anchor: {
    de: 'Nur kleine Buchstaben, Ziffern und Bindestriche',
    en: 'Lower-case letters, digits and hyphens only',
  },
} as const;

const referencePattern = new RegExp(`^(?:${anyReferenceKind}):[1-9]\\d{0,9}(?:#[\\w-]+)?$`);

/** True for an allowed link target; `javascript:` and protocol-relative URLs are rejected. See also `cleanAddress`. */
export function isLinkTarget(value: string): boolean {
  return referencePattern.test(value) || isAddress(value);
}

/** Length of a rich text without tags; an entity counts as one character. */
export function visibleLength(html: string): number {
  return stripTags(html).replaceAll(/&[a-z#0-9]+;/gi, ' ').length;
}

/** True if the value has no visible content. */
export function isEmptyValue(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (field.kind === 'rich') return stripTags(String(value)).replaceAll('&nbsp;', '').trim() === '';
  return typeof value === 'string' && value.trim() === '';
}

type Rules = Required<ValueRules>;

function tooLong(maximum: number, locale: Locale) {
  return {
    error: ({ input }: { input?: unknown }) => ruleMessages.tooLong[locale](String(input).length - maximum, maximum),
  };
}

function textSchema(field: Field, { strictness, locale }: Rules): z.ZodType<string> {
  const maximum = strictness === 'published' && field.maximum !== undefined ? field.maximum : draftMaximum;
  const measure = field.kind === 'rich' ? visibleLength : (value: string) => value.length;
  return z.string().superRefine((value, context) => {
    const over = measure(value) - maximum;
    // The HTML with its tags may have at most twice the draft maximum.
    const overAll = value.length - draftMaximum * 2;
    if (over > 0) context.addIssue({ code: 'custom', message: ruleMessages.tooLong[locale](over, maximum) });
    else if (overAll > 0)
      context.addIssue({ code: 'custom', message: ruleMessages.tooLong[locale](overAll, draftMaximum * 2) });
  });
}

function typeSchema(field: Field, rules: Rules): z.ZodType {
  const { locale } = rules;
  switch (field.kind) {
    case 'line':
      return field.pattern ? z.string().regex(field.pattern) : textSchema(field, rules);
    case 'lines':
    case 'rich':
      return textSchema(field, rules);
    case 'choice':
      return choiceSchema(field, rules);
    case 'flag':
      return z.boolean();
    case 'image':
    case 'event':
    case 'shared':
      return z.int().positive().nullable();
    case 'link':
      return linkSchema(field, locale);
    case 'embed':
      return embedSchema(field, rules);
    case 'anchor':
      return z
        .string()
        .max(80, tooLong(80, locale))
        .refine((value) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(value), ruleMessages.anchor[locale]);
  }
}

function linkSchema({ files }: LinkField, locale: Locale): z.ZodType {
  const [isTarget, message] = files
    ? [isFileReference, ruleMessages.file[locale]]
    : [isLinkTarget, ruleMessages.link[locale]];
  return z
    .string()
    .max(2000, tooLong(2000, locale))
    .refine((value) => value === '' || isTarget(value), message);
}

function embedSchema({ hosts: kind, files }: EmbedField, { fieldSettings, locale }: Rules): z.ZodType {
  const hosts = fieldSettings.embedHosts[kind];
  const isAllowed = (value: string) => isAllowedEmbed(hosts, value) || (files !== undefined && isFileReference(value));
  const message = ruleMessages[files ? 'hostOrFile' : 'host'][locale](hosts.join(', '));
  return z
    .string()
    .max(2000, tooLong(2000, locale))
    .refine((value) => value === '' || isAllowed(value), message);
}

/** A draft may contain an option that the configuration no longer allows; a published block may not. */
function choiceSchema(field: ChoiceField, { strictness, locale, fieldSettings }: Rules): z.ZodType {
  const options = z.enum(field.options.map((option) => option.value));
  const allowed = strictness === 'published' ? field.allowed?.(fieldSettings) : undefined;
  if (!allowed) return options;
  const names = field.options.filter(({ value }) => allowed.includes(value)).map(({ label }) => label[locale]);
  return options.refine((value) => allowed.includes(value), ruleMessages.choice[locale](names.join(', ')));
}

/** Cache of schemas, because building one is slower than using it. Fields that depend on the settings are not cached. */
const built = new WeakMap<Field, Map<string, z.ZodType>>();

export function valueSchema(field: Field, { strictness, fieldSettings, locale = 'de' }: ValueRules): z.ZodType {
  const rules = { strictness, fieldSettings, locale };
  if (field.kind === 'embed' || (field.kind === 'choice' && field.allowed)) return buildSchema(field, rules);
  const schemas = built.get(field) ?? new Map<string, z.ZodType>();
  built.set(field, schemas);
  const key = `${strictness} ${locale}`;
  const schema = schemas.get(key) ?? buildSchema(field, rules);
  schemas.set(key, schema);
  return schema;
}

function buildSchema(field: Field, rules: Rules): z.ZodType {
  const { strictness, locale } = rules;
  const schema = typeSchema(field, rules);
  if (strictness !== 'published' || !field.required) return schema;
  return schema.refine((value) => !isEmptyValue(field, value), ruleMessages.required[locale]);
}

/** The first validation message, in the language of the schema. */
export function firstMessage({ issues: [first] }: z.ZodError): Message {
  return first ? { text: first.message } : 'invalid_value';
}
