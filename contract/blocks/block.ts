import { z } from 'zod';
import { layoutColumns, type Layout } from '#modules/kinds/container/schema.ts';
import { type Model, moduleKinds } from '#modules/schemas.ts';
import { defaultValue, type Field } from '../fields/field.ts';
import { keysOf } from '../base/records.ts';
import { locales, localeSchema, type Locale } from '../base/locale.ts';
import type { ModuleKind } from '../fields/module-kind.ts';
import { type HeadValues, pageHead } from './page-head.ts';
import { strictComponent } from '../base/schema-parts.ts';
import { localized } from '../base/localized.ts';

const localizedRecord = localized(z.record(z.string(), z.unknown()));

/** A block as stored: structure and pictures are shared, texts exist once per language. */
export interface Block {
  /** Never changes; unique in the database. 8 to 40 characters of `A-Z a-z 0-9 _ -`. */
  id: string;
  model: Model;
  /** Values shared by both languages. */
  fields: Record<string, unknown>;
  /** Values of translated fields. */
  translations: Record<Locale, Record<string, unknown>>;
  /**
   * Old German texts by field name, from which the English texts were translated. An entry exists only while the German
   * text has changed since and nobody has confirmed the English text.
   */
  basis?: Record<string, string>;
  /**
   * Texts as a machine translated them, by language and field name. A text is a draft to be read as long as it is equal to
   * its entry; an editor who changes it or confirms it has read it.
   */
  machine?: MachineTexts;
  /** Languages whose page omits this block and its descendants, in alphabetical order; absent if there are none. */
  omitted?: Locale[];
  /** Only for module kinds with children. */
  children?: Block[];
  /** Only for containers; one entry per column of the layout. */
  columns?: { children: Block[] }[];
  /** Title, address and picture of the page; only at the root of the tree of a page. */
  head?: Block;
  /** Of a head: the values that the page had when the draft took them up. The server writes it. */
  base?: HeadValues;
}

/** Texts by language and field name. */
export type MachineTexts = { [L in Locale]?: Record<string, string> | undefined };

export const blockId = z.string().regex(/^(?!__proto__$)[\w-]{1,40}$/, 'block_id_characters');

const modelSchema = z.enum(keysOf(moduleKinds));

const values = {
  fields: z.record(z.string(), z.unknown()).describe('Values shared by both languages, by field name.'),
  translations: localizedRecord.describe('Values of translated fields by language and field name.'),
};

const basis = z
  .record(z.string(), z.string())
  .optional()
  .describe(
    'Old German texts by field name, from which the English texts were translated; only for fields whose German text has changed since. Empty where the English text was there first.',
  );

const machine = z
  .partialRecord(localeSchema, z.record(z.string(), z.string()))
  .optional()
  .describe(
    'Texts that a machine has translated, by language and field name; a draft to be read while the text is still equal.',
  );

const headSchema: z.ZodType<Block> = strictComponent('PageHead', {
  id: blockId.describe('`head-` and the id of the page.'),
  model: z.literal(pageHead.model),
  ...values,
  basis,
  machine,
  base: z
    .strictObject(values)
    .optional()
    .describe(
      'Values that the page had when the draft took them up: where they differ from those of the head, the draft proposes a change. Written by the server; what is sent is ignored.',
    ),
});

/** Shape of a stored block; `checkBlock` validates the fields against the module kind. */
export const blockSchema: z.ZodType<Block> = strictComponent('Block', {
  id: blockId.describe('Stable id of the block.'),
  model: modelSchema.describe('Module kind, e.g. `headline`.'),
  ...values,
  basis,
  machine,
  omitted: z
    .array(localeSchema)
    .max(locales.length)
    .optional()
    .describe('Languages whose page omits this block and its descendants, e.g. `["en"]`.'),
  get children() {
    return z.array(blockSchema).optional().describe('Child blocks, in order.');
  },
  get columns() {
    return z
      .array(z.strictObject({ children: z.array(blockSchema) }))
      .optional()
      .describe('Columns of a container, left to right.');
  },
  head: headSchema
    .optional()
    .describe(
      'Title, headline, address and picture of the page, as fields of a block; only at the root of the tree of a page.',
    ),
});

export function isModel(value: unknown): value is Model {
  return typeof value === 'string' && Object.hasOwn(moduleKinds, value);
}

/** The module kind of a model, typed so that its fields can be iterated: each is a `ModuleKind` with fields of its own. */
export function kindOf(model: Model): ModuleKind<Model> {
  return (model === 'pagehead' ? pageHead : moduleKinds[model]) as unknown as ModuleKind<Model>;
}

export function fieldOf(model: Model, name: string): Field | undefined {
  const { fields } = kindOf(model);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Creates a block with all fields at their default values. */
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

/** Direct children of a block, of all columns in order. */
export function childrenOf(block: Block): Block[] {
  return block.columns ? block.columns.flatMap((column) => column.children) : (block.children ?? []);
}

/** The child lists of a block: one per column, or the single list of children. */
export function slotsOf(block: Block): Block[][] {
  if (block.columns) return block.columns.map((column) => column.children);
  return block.children ? [block.children] : [];
}

/** Module kinds allowed as direct children of this kind. */
export function allowedInside(parent: Model): readonly Model[] {
  const kind = kindOf(parent);
  if (kind.columns) return keysOf(moduleKinds).filter((model) => kindOf(model).group !== null);
  return (kind.children ?? []).filter(isModel);
}

function isLayout(layout: string): layout is Layout {
  return Object.hasOwn(layoutColumns, layout);
}

/** Width of each column of a layout, in columns of a 12-column grid. */
export function widthsOf(layout: string): readonly number[] {
  return layoutColumns[isLayout(layout) ? layout : '100'];
}

/** Index of a layout in the list of all layouts, as answers name it. */
export function layoutIndex(layout: string): number {
  return Math.max(0, Object.keys(layoutColumns).indexOf(layout));
}

/** Iterates over the modules of a tree, parents before children, beginning with the root. */
export function* walk(block: Block): Generator<Block> {
  yield block;
  for (const child of childrenOf(block)) yield* walk(child);
}

/** The same with the head of the page before them. */
export function* walkWithHead(root: Block): Generator<Block> {
  if (root.head) yield root.head;
  yield* walk(root);
}
