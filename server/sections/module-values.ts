import { type Block, createBlock, isModel, kindOf, widthsOf } from '#contract/block.ts';
import { AppError, type Issue } from '#contract/errors.ts';
import { defaultValue, type Field } from '#contract/field.ts';
import { isEmptyValue, valueSchema } from '#contract/field-value.ts';
import { defaultLocale, type Locale } from '#contract/locale.ts';
import { type ModuleWrite, moduleWriteSchema } from '#contract/module-write.ts';
import type { Model } from '#modules/schemas.ts';
import { toIssues } from '../mount.ts';
import { cleanValue } from './clean-value.ts';
import { newBlockId } from './new-block-id.ts';

/** One value that a write sets; `locale` is null for a shared field. */
export interface FieldValue {
  field: string;
  locale: Locale | null;
  value: unknown;
}

interface Reading {
  model: Model;
  body: ModuleWrite;
  locale: Locale;
  /** True where absent fields go to their default, false where they stay. */
  whole: boolean;
  /** The block as it stands, where there is one. */
  existing?: Block;
}

/** The values of a flat write, checked as strictly as for the public; 422 names each field that is wrong. */
export function moduleValues(reading: Reading): FieldValue[] {
  const issues: Issue[] = [];
  const values = Object.entries(kindOf(reading.model).fields).flatMap(([name, field]) => {
    const sent = sentValue(reading, name, field, issues);
    if (sent === undefined) return [];
    const value = cleanValue(field, sent);
    issues.push(...valueIssues(reading, name, field, value));
    return [{ field: name, locale: field.translated ? reading.locale : null, value }];
  });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return values;
}

function sentValue({ body, whole }: Reading, name: string, field: Field, issues: Issue[]): unknown {
  const value = body[name];
  if (value === null) return defaultValue(field);
  if (value !== undefined) return field.kind === 'choice' ? chosen(field.options, value) : value;
  if (field.kind === 'image' && typeof body.image_url === 'string' && body.image_url !== '') {
    const [, id] = /^(?:https?:\/\/[^/]+)?\/media\/([1-9]\d{0,9})\/[0-9a-f]{12}\//.exec(body.image_url) ?? [];
    if (id) return Number(id);
    issues.push({ path: 'image_url', message: 'This picture is not in the media library' });
  }
  return whole ? defaultValue(field) : undefined;
}

/** A number stands for the option written like it, else for the option at this index. */
function chosen(options: readonly { value: string }[], value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const written = options.find((option) => option.value === String(value));
  return written?.value ?? options[value]?.value ?? value;
}

function valueIssues({ locale, existing }: Reading, name: string, field: Field, value: unknown): Issue[] {
  const german = existing?.translations[defaultLocale][name];
  const fallsBack =
    field.translated && locale !== defaultLocale && isEmptyValue(field, value) && !isEmptyValue(field, german);
  if (fallsBack) return [];
  const result = valueSchema(field, 'published', locale).safeParse(value);
  return result.success ? [] : [{ path: name, message: result.error.issues[0]?.message ?? 'Invalid' }];
}

/** A new block from a flat write, with the children that it brings. */
export function blockFrom(model: Model, body: ModuleWrite, locale: Locale): Block {
  const block = createBlock(model, body.id ?? newBlockId(model));
  for (const { field, locale: language, value } of moduleValues({ model, body, locale, whole: true })) {
    if (language === null) block.fields[field] = value;
    else block.translations[language][field] = value;
  }
  if (block.children) block.children = childrenFrom(body.children, 'children', locale);
  if (block.columns) {
    const sent: unknown[] = Array.isArray(body.columns) ? body.columns : [];
    const contents = sent.map((column) =>
      typeof column === 'object' && column !== null && 'children' in column ? column.children : [],
    );
    block.columns = widthsOf(String(block.fields.layout)).map((_, slot) => ({
      children: childrenFrom(contents[slot], `columns.${slot}.children`, locale),
    }));
  }
  return block;
}

function childrenFrom(children: unknown, path: string, locale: Locale): Block[] {
  return Array.isArray(children)
    ? children.map((child: unknown, index) => childFrom(child, `${path}.${index}`, locale))
    : [];
}

function childFrom(child: unknown, path: string, locale: Locale): Block {
  const model = typeof child === 'object' && child !== null && 'model' in child ? child.model : undefined;
  if (!isModel(model))
    throw new AppError('invalid', undefined, {
      issues: [{ path: `${path}.model`, message: 'Unknown kind of module' }],
    });
  const body = moduleWriteSchema(model).safeParse(child);
  if (!body.success) throw new AppError('invalid', undefined, { issues: below(path, toIssues(body.error)) });
  try {
    return blockFrom(model, body.data, locale);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, undefined, { issues: below(path, error.issues ?? []) });
  }
}

function below(path: string, issues: Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: [path, issue.path].filter(Boolean).join('.') }));
}
