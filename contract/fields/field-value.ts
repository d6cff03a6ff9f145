import { z } from 'zod';
import type { Message } from '../base/messages.ts';
import { stripTags } from '#text/html-to-text.ts';
import { embedHosts, isAllowedEmbed } from './embed-hosts.ts';
import type { ChoiceField, EmbedField, Field } from './field.ts';
import type { Locale } from '../base/locale.ts';
import { anyReferenceKind } from './reference.ts';

/** Maximum length of a text in a draft, in characters. Larger than the published maximum, so that no typed text is lost. */
export const draftMaximum = 50_000;

/**
 * `draft` checks the type, the safety and `draftMaximum`. `published` also checks required fields and the maximum of the
 * field.
 */
export type Strictness = 'draft' | 'published';

/** Error messages in both languages. */
export const ruleMessages = {
  required: { de: 'Bitte füllen Sie dieses Feld aus', en: 'This field is required!' },
  tooLong: {
    de: (over: number, maximum: number) => `${over} Zeichen zu viel (höchstens ${maximum})`,
    en: (over: number, maximum: number) => `${over} characters too many (${maximum} at most)`,
  },
  host: {
    de: (hosts: string) => `Bitte eine https-Adresse von ${hosts} angeben`,
    en: (hosts: string) => `Please give an https address of ${hosts}`,
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
const addressPattern = /^(?:https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d\s()/-]+|\/(?!\/)[^\s<>"\\]*|#[\w-]+)$/;

/** True for an allowed link target; `javascript:` and protocol-relative URLs are rejected. */
export function isLinkTarget(value: string): boolean {
  return referencePattern.test(value) || addressPattern.test(value);
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

function embedMessage(field: EmbedField, locale: Locale): string {
  return ruleMessages.host[locale](embedHosts(field.hosts).join(', '));
}

function tooLong(maximum: number, locale: Locale) {
  return {
    error: ({ input }: { input?: unknown }) => ruleMessages.tooLong[locale](String(input).length - maximum, maximum),
  };
}

function textSchema(field: Field, strictness: Strictness, locale: Locale): z.ZodType<string> {
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

function typeSchema(field: Field, strictness: Strictness, locale: Locale): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'rich':
      return textSchema(field, strictness, locale);
    case 'choice':
      return choiceSchema(field, strictness, locale);
    case 'flag':
      return z.boolean();
    case 'image':
    case 'event':
      return z.int().positive().nullable();
    case 'link':
      return z
        .string()
        .max(2000, tooLong(2000, locale))
        .refine((value) => value === '' || isLinkTarget(value), ruleMessages.link[locale]);
    case 'embed':
      return z
        .string()
        .max(2000, tooLong(2000, locale))
        .refine((value) => value === '' || isAllowedEmbed(field.hosts, value), embedMessage(field, locale));
    case 'anchor':
      return z
        .string()
        .max(80, tooLong(80, locale))
        .refine((value) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(value), ruleMessages.anchor[locale]);
  }
}

/** A draft may contain an option that the configuration no longer allows; a published block may not. */
function choiceSchema(field: ChoiceField, strictness: Strictness, locale: Locale): z.ZodType {
  const options = z.enum(field.options.map((option) => option.value));
  const allowed = strictness === 'published' ? field.allowed?.() : undefined;
  if (!allowed) return options;
  const names = field.options.filter(({ value }) => allowed.includes(value)).map(({ label }) => label[locale]);
  return options.refine((value) => allowed.includes(value), ruleMessages.choice[locale](names.join(', ')));
}

/** Cache of schemas, because building one is slower than using it. Fields that depend on configuration are not cached. */
const built = new WeakMap<Field, Map<string, z.ZodType>>();

/** Schema for the value of a field; `locale` is the language of the messages. */
export function valueSchema(field: Field, strictness: Strictness, locale: Locale = 'de'): z.ZodType {
  if (field.kind === 'embed' || (field.kind === 'choice' && field.allowed))
    return buildSchema(field, strictness, locale);
  const schemas = built.get(field) ?? new Map<string, z.ZodType>();
  built.set(field, schemas);
  const key = `${strictness} ${locale}`;
  const schema = schemas.get(key) ?? buildSchema(field, strictness, locale);
  schemas.set(key, schema);
  return schema;
}

function buildSchema(field: Field, strictness: Strictness, locale: Locale): z.ZodType {
  const schema = typeSchema(field, strictness, locale);
  if (strictness !== 'published' || !field.required) return schema;
  return schema.refine((value) => !isEmptyValue(field, value), ruleMessages.required[locale]);
}

/** The first validation message, in the language of the schema. */
export function firstMessage({ issues: [first] }: z.ZodError): Message {
  return first ? { text: first.message } : 'invalid_value';
}
