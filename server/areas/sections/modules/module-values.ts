import { type Block, createBlock, isModel, kindOf, widthsOf } from '#contract/blocks/block.ts';
import { AppError, invalid, type Problem, withPaths } from '#contract/base/errors.ts';
import { defaultValue, type Field } from '#contract/fields/field.ts';
import { type FieldRules, firstMessage, isEmptyValue, valueSchema } from '#contract/fields/field-value.ts';
import { defaultLocale, type Locale } from '#contract/base/locale.ts';
import { type ModuleWrite, moduleWriteSchema } from '#contract/blocks/module-write.ts';
import type { Model } from '#modules/schemas.ts';
import { toIssues } from '../../../http/mount.ts';
import { cleanValue } from '../../../platform/rich-text/sanitise-rich-text.ts';
import { newBlockId } from '../tree/new-block-id.ts';

/** One value of a write; `locale` is null for a shared field. */
export interface FieldValue {
  field: string;
  locale: Locale | null;
  value: unknown;
}

/** The language of the values and of messages, and the settings that the values must fit. */
type Writing = Required<FieldRules>;

interface Reading extends Writing {
  model: Model;
  body: ModuleWrite;
  /** True if absent fields are reset to their default, false if they stay unchanged. */
  whole: boolean;
  /** The current block, if it exists. */
  existing?: Block;
}

/** The values of a flat write, validated like published content; throws 422 with each invalid field. */
export function moduleValues(reading: Reading): FieldValue[] {
  const issues: Problem[] = [];
  const values = Object.entries(kindOf(reading.model).fields).flatMap(([name, field]) => {
    const sent = sentValue(reading, { name, field, issues });
    if (sent === undefined) return [];
    const value = cleanValue(field, sent);
    issues.push(...valueIssues(reading, { name, field, value }));
    return [{ field: name, locale: field.translated ? reading.locale : null, value }];
  });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return values;
}

function sentValue(
  { body, whole }: Reading,
  { name, field, issues }: { name: string; field: Field; issues: Problem[] },
): unknown {
  const value = body[name];
  if (value === null) return defaultValue(field);
  if (value !== undefined) return read(field, value);
  if (field.kind === 'image' && typeof body.image_url === 'string' && body.image_url !== '') {
    const id = idInLibrary(body.image_url);
    if (id !== null) return id;
    issues.push({ path: 'image_url', message: 'picture_not_in_library' });
  }
  return whole ? defaultValue(field) : undefined;
}

function read(field: Field, value: unknown): unknown {
  if (field.kind === 'choice') return chosen(field.options, value);
  // An answer has the address of the file; a client may send it back.
  const id = field.kind === 'embed' && field.files && typeof value === 'string' ? idInLibrary(value) : null;
  return id === null ? value : `media:${id}`;
}

/** The id of a file, by its address. */
function idInLibrary(address: string): number | null {
  const [, id] = /^(?:https?:\/\/[^/]+)?\/media\/([1-9]\d{0,9})\/[0-9a-f]{12}\//.exec(address) ?? [];
  return id ? Number(id) : null;
}

/**
 * A number means the option with that value, or else the option at that index. Where all options are numbers, such as
 * the levels of a headline, it is always the value.
 */
function chosen(options: readonly { value: string }[], value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const written = options.find((option) => option.value === String(value));
  if (written) return written.value;
  const byIndex = options.some((option) => Number.isNaN(Number(option.value)));
  return (byIndex ? options[value]?.value : undefined) ?? value;
}

function valueIssues(
  { locale, fieldSettings, existing }: Reading,
  { name, field, value }: { name: string; field: Field; value: unknown },
): Problem[] {
  const german = existing?.translations[defaultLocale][name];
  const fallsBack =
    field.translated && locale !== defaultLocale && isEmptyValue(field, value) && !isEmptyValue(field, german);
  if (fallsBack) return [];
  const result = valueSchema(field, { strictness: 'published', fieldSettings, locale }).safeParse(value);
  return result.success ? [] : [{ path: name, message: firstMessage(result.error) }];
}

/** A new block from a flat write, including its children. */
export function blockFrom(model: Model, body: ModuleWrite, writing: Writing): Block {
  const block = createBlock(model, body.id ?? newBlockId(model));
  for (const { field, locale: language, value } of moduleValues({ model, body, ...writing, whole: true })) {
    if (language === null) block.fields[field] = value;
    else block.translations[language][field] = value;
  }
  if (block.children) block.children = childrenFrom(body.children, 'children', writing);
  if (block.columns) {
    const sent: unknown[] = Array.isArray(body.columns) ? body.columns : [];
    const contents = sent.map((column) =>
      typeof column === 'object' && column !== null && 'children' in column ? column.children : [],
    );
    block.columns = widthsOf(String(block.fields.layout)).map((_, slot) => ({
      children: childrenFrom(contents[slot], `columns.${slot}.children`, writing),
    }));
  }
  return block;
}

function childrenFrom(children: unknown, path: string, writing: Writing): Block[] {
  return Array.isArray(children)
    ? children.map((child: unknown, index) => childFrom(child, `${path}.${index}`, writing))
    : [];
}

function childFrom(child: unknown, path: string, writing: Writing): Block {
  const model = typeof child === 'object' && child !== null && 'model' in child ? child.model : undefined;
  if (!isModel(model)) throw invalid(`${path}.model`, 'unknown_module_kind');
  const body = moduleWriteSchema(model).safeParse(child);
  try {
    if (!body.success) throw new AppError('invalid', undefined, { issues: toIssues(body.error) });
    return blockFrom(model, body.data, writing);
  } catch (error) {
    throw withPaths(error, (inside) => [path, inside].filter(Boolean).join('.'));
  }
}
