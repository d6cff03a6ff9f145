import { z } from 'zod';
import { layoutColumns, type Layout } from '#modules/container/schema.ts';
import { type Model, moduleKinds } from '#modules/schemas.ts';
import { defaultValue, type Field } from './field.ts';
import { localizedRecord } from './localized-record.ts';
import { locales, localeSchema, type Locale } from './locale.ts';
import type { ModuleKind } from './module.ts';

/** A block as it is stored: structure and pictures once, texts once for each language. */
export interface Block {
  /** Stable for the block's whole life, unique in the house: 8 to 40 of `A-Z a-z 0-9 _ -`. */
  id: string;
  model: Model;
  /** Values shared by both languages. */
  fields: Record<string, unknown>;
  /** Values of translated fields. */
  translations: Record<Locale, Record<string, unknown>>;
  /**
   * The German texts, by field, that the English ones were made from: only where the German has changed since and nobody
   * has said yet that the English still holds.
   */
  basis?: Record<string, string>;
  /** Languages from whose page it is left out, with all that stands in it, in alphabetical order; absent: none. */
  omitted?: Locale[];
  /** Kinds with children only. */
  children?: Block[];
  /** Containers only; as many as the layout has. */
  columns?: { children: Block[] }[];
}

export const blockId = z.string().regex(/^(?!__proto__$)[\w-]{1,40}$/, 'A block id is 1 to 40 letters, digits, _ or -');

const modelSchema = z.enum(Object.keys(moduleKinds) as [Model, ...Model[]]);

/** Shape of a stored block; whether its fields fit its kind is checked by `checkBlock`. */
export const blockSchema: z.ZodType<Block> = z
  .strictObject({
    id: blockId.describe('Stable id of the block.'),
    model: modelSchema.describe('Which kind of content module it is.'),
    fields: z.record(z.string(), z.unknown()).describe('Values shared by both languages.'),
    translations: localizedRecord.describe('Values of translated fields, once for each language.'),
    basis: z
      .record(z.string(), z.string())
      .optional()
      .describe('German texts that the English ones were made from, by field; only where the German changed since.'),
    omitted: z
      .array(localeSchema)
      .max(locales.length)
      .optional()
      .describe('Languages from whose page it is left out, with all that stands in it, e.g. `["en"]`.'),
    get children() {
      return z.array(blockSchema).optional().describe('Child blocks, in order.');
    },
    get columns() {
      return z
        .array(z.strictObject({ children: z.array(blockSchema) }))
        .optional()
        .describe('Columns of a container, left to right.');
    },
  })
  .meta({ id: 'Block' });

export function isModel(value: unknown): value is Model {
  return typeof value === 'string' && Object.hasOwn(moduleKinds, value);
}

/** The kind of a block, with its fields in a form that can be looked through. */
export function kindOf(model: Model): ModuleKind<Model> {
  return moduleKinds[model] as unknown as ModuleKind<Model>;
}

export function fieldOf(model: Model, name: string): Field | undefined {
  const { fields } = kindOf(model);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** A new block of a kind, with every field at its default. */
export function createBlock(model: Model, id: string): Block {
  const kind = kindOf(model);
  const block: Block = { id, model, fields: {}, translations: { de: {}, en: {} } };
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.translated) for (const locale of locales) block.translations[locale][name] = defaultValue(field);
    else block.fields[name] = defaultValue(field);
  }
  if (kind.columns) block.columns = layoutColumns['100'].map(() => ({ children: [] }));
  if (kind.children) block.children = [];
  return block;
}

/** All blocks directly below a block, across its columns. */
export function childrenOf(block: Block): Block[] {
  return block.columns ? block.columns.flatMap((column) => column.children) : (block.children ?? []);
}

/** The lists that hold a block's children: its columns, or its one list of children. */
export function slotsOf(block: Block): Block[][] {
  if (block.columns) return block.columns.map((column) => column.children);
  return block.children ? [block.children] : [];
}

/** Which kinds may stand directly inside a block of this kind. */
export function allowedInside(parent: Model): readonly Model[] {
  const kind = kindOf(parent);
  if (kind.columns) return (Object.keys(moduleKinds) as Model[]).filter((model) => kindOf(model).group !== null);
  return (kind.children ?? []) as readonly Model[];
}

/** How many columns a layout has, and how wide on a grid of twelve. */
export function widthsOf(layout: string): readonly number[] {
  return layoutColumns[(Object.hasOwn(layoutColumns, layout) ? layout : '100') as Layout];
}

/** Every block of a tree, parents before children. */
export function* walk(block: Block): Generator<Block> {
  yield block;
  for (const child of childrenOf(block)) yield* walk(child);
}
