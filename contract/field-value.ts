import { z } from 'zod';
import { embedHosts, isAllowedEmbed } from './embed-hosts.ts';
import type { ChoiceField, EmbedField, Field } from './field.ts';
import type { Locale } from './locale.ts';
import { anyReferenceKind } from './reference.ts';

/** A draft may hold more than a published text may, so that nothing typed is lost; this is where it ends. */
export const draftMaximum = 50_000;

/**
 * How strictly a value is checked. `draft`: right type, safe, not absurdly long. `published`: also required fields
 * and the field's own maximum.
 */
export type Strictness = 'draft' | 'published';

/** Messages of the rules, for both languages. */
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

/** True for everything that a link field may hold; script addresses and protocol-relative ones are not among it. */
export function isLinkTarget(value: string): boolean {
  return referencePattern.test(value) || addressPattern.test(value);
}

/** Length of a rich text as a reader sees it: without tags, entities counted as one character. */
export function visibleLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[a-z#0-9]+;/gi, ' ').length;
}

/** True where nothing a reader could see stands in the value. */
export function isEmptyValue(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (field.kind === 'rich')
    return (
      String(value)
        .replaceAll(/<[^>]*>|&nbsp;/g, '')
        .trim() === ''
    );
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
    // Tags count as well, though a reader does not see them.
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

/** A draft keeps a value that the house no longer allows; to be published it has to be another one. */
function choiceSchema(field: ChoiceField, strictness: Strictness, locale: Locale): z.ZodType {
  const options = z.enum(field.options.map((option) => option.value));
  const allowed = strictness === 'published' ? field.allowed?.() : undefined;
  if (!allowed) return options;
  const names = field.options.filter(({ value }) => allowed.includes(value)).map(({ label }) => label[locale]);
  return options.refine((value) => allowed.includes(value), ruleMessages.choice[locale](names.join(', ')));
}

/** Building a schema costs more than using it. What depends on the allowed hosts is built anew, since they can be set. */
const built = new WeakMap<Field, Map<string, z.ZodType>>();

/** The check of one field's value; `locale` is the language of the messages. */
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
