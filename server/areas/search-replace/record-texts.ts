import { z } from 'zod';
import type { Locale } from '#contract/base/locale.ts';
import { isRecord } from '#contract/base/records.ts';
import { asSchema } from '#contract/base/schema-parts.ts';
import { isTextKind } from '#contract/fields/field.ts';
import { fieldKinds, oneLanguage } from '#contract/resources/resource-fields.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { isServerText, serverText } from '../../platform/server-text.ts';

export interface RecordText {
  /** `title.de`, `questions.2.answer.en` */
  path: string;
  locale: Locale;
  value: string;
  rich: boolean;
}

/** Cast lists name the roles and persons of other records. */
const ofOthers = new Set(['cast', 'credits', 'substitutions']);
/** Texts of pages, whose fields have no kinds. */
const ofPages = new Set(['title', 'headline', 'meta_title', 'meta_description', 'og_title', 'og_description']);

type Values = Record<string, unknown>;
type Visit = (text: RecordText) => string;

/** All written texts of a record in these languages. */
export function textsOf(resource: Resource, state: Values, languages: readonly Locale[]): RecordText[] {
  const found: RecordText[] = [];
  mapTexts(resource, state, (text) => {
    if (languages.includes(text.locale) && text.value !== '') found.push(text);
    return text.value;
  });
  return found;
}

/** The fields of a record with other texts, by path; only fields in which a text changes. */
export function withTexts(resource: Resource, state: Values, texts: ReadonlyMap<string, string>): Values {
  const changed = new Set([...texts.keys()].map((path) => path.split('.')[0]));
  const mapped = mapTexts(resource, state, ({ path, value }) => texts.get(path) ?? value);
  return Object.fromEntries(Object.entries(mapped).filter(([name]) => changed.has(name)));
}

export function hasTexts(field: z.ZodType): boolean {
  if (isTextField(field)) return true;
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) return hasTexts(asSchema(field.unwrap()));
  if (field instanceof z.ZodArray) return hasTexts(asSchema(field.element));
  return field instanceof z.ZodObject && Object.values(field.shape).some((part) => hasTexts(asSchema(part)));
}

function mapTexts({ contract }: Resource, state: Values, visit: Visit): Values {
  const fields = Object.entries(contract.fields).filter(([name]) => !ofOthers.has(name));
  const plain = contract.name === 'pages' ? ofPages : new Set<string>();
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const isPlain = plain.has(name) && isRecord(state[name]);
      return [
        name,
        isPlain
          ? mapBoth(state[name], { path: name, rich: false, visit })
          : mapValue(field, state[name], { path: name, visit }),
      ];
    }),
  );
}

function mapValue(field: z.ZodType, value: unknown, { path, visit }: { path: string; visit: Visit }): unknown {
  if (value === null || value === undefined) return value;
  if (isTextField(field)) return mapBoth(value, { path, rich: kindOfText(field) === 'rich', visit });
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    return mapValue(asSchema(field.unwrap()), value, { path, visit });
  if (field instanceof z.ZodArray && Array.isArray(value)) {
    const entry = asSchema(field.element);
    return value.map((one, index) => mapValue(entry, one, { path: `${path}.${index}`, visit }));
  }
  if (!(field instanceof z.ZodObject) || !isRecord(value)) return value;
  const { shape } = field;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const schema = shape[name];
      return [name, schema ? mapValue(asSchema(schema), part, { path: `${path}.${name}`, visit }) : part];
    }),
  );
}

function mapBoth(value: unknown, { path, rich, visit }: { path: string; rich: boolean; visit: Visit }): unknown {
  if (!isRecord(value)) return value;
  const text = (locale: Locale) => {
    const now = value[locale];
    return typeof now === 'string' ? visit({ path: `${path}.${locale}`, locale, value: now, rich }) : now;
  };
  return { ...value, de: text('de'), en: text('en') };
}

function isTextField(field: z.ZodType): boolean {
  return isTextKind(kindOfText(field));
}

/** Kind of the texts of a field with one text for each language. */
function kindOfText(field: z.ZodType): string | undefined {
  const text = oneLanguage(field);
  return text ? fieldKinds.get(text)?.kind : undefined;
}

/** What the back office calls a text of a record, by its path, `questions.2.answer.de`; undefined if it has no name. */
export function textName(path: string, locale: Locale): string | undefined {
  const parts = path.split('.').filter((part) => !/^(?:\d+|de|en)$/.test(part));
  const key = [`name.${parts.join('.')}`, `name.${parts[0]}`].find(isServerText);
  return key && serverText(key, locale);
}
