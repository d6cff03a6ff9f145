import { z } from 'zod';
import { blockId, blockSchema } from './block.ts';
import { localeSchema } from './locale.ts';

/** Where a block stands: in which parent, in which of its lists, at which index. */
export const placeSchema = z
  .strictObject({
    parent: blockId.describe('Id of the block it stands in.'),
    slot: z.int().min(0).max(11).describe('Column of a container, counted from 0; 0 for a list of children.'),
    index: z.int().min(0).describe('Position among its siblings, counted from 0; past the end means last.'),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

const insert = z.strictObject({ op: z.literal('insert'), place: placeSchema, block: blockSchema });
const remove = z.strictObject({ op: z.literal('remove'), id: blockId });
const move = z.strictObject({ op: z.literal('move'), id: blockId, to: placeSchema });
const set = z.strictObject({
  op: z.literal('set'),
  id: blockId,
  field: z.string().min(1).max(60).describe('Name of the field in the contract of the block’s kind.'),
  locale: localeSchema.nullable().describe('Language of a translated field, null for a shared one.'),
  before: z.unknown().describe('What the sender saw there; another value on the server is a conflict.'),
  value: z.unknown().describe('The new value, complete.'),
});
const basis = z.strictObject({
  op: z.literal('basis'),
  id: blockId,
  field: z.string().min(1).max(60).describe('Name of a translated field.'),
  value: z
    .string()
    .nullable()
    .describe('The German text that the English one was made from; null: the English one holds as it is.'),
});
const omit = z.strictObject({
  op: z.literal('omit'),
  id: blockId,
  locale: localeSchema.describe('The language whose page it is about.'),
  value: z.boolean().describe('True: the block is left out of that page; false: it stands on it again.'),
});
const layout = z.strictObject({
  op: z.literal('layout'),
  id: blockId,
  layout: z.string().max(20).describe('Layout of the container, e.g. `67-33`.'),
  columns: z
    .array(z.array(blockId))
    .optional()
    .describe('Which block goes to which column; without it, columns too many are added to the last one left.'),
});
const replace = z.strictObject({
  op: z.literal('replace'),
  id: blockId,
  block: blockSchema.describe('The block as it is to be; keeps the id.'),
});

/** One step of an editor. Every step has an inverse, see `invert` in apply-operation.ts. */
export const operationSchema = z
  .discriminatedUnion('op', [insert, remove, move, set, basis, omit, layout, replace])
  .meta({ id: 'Operation' });
export type Operation = z.infer<typeof operationSchema>;

/** What `POST …/section/{slug}/operations` takes. */
export const batchSchema = z
  .strictObject({
    batch: z
      .uuid()
      .describe('Id of this batch, made by the sender; sent again it is answered again, not applied again.'),
    base: z.int().min(0).describe('Number of the revision that the sender worked on.'),
    operations: z.array(operationSchema).min(1).max(500).describe('Applied in order, all or none.'),
    labels: z.array(z.string().max(200)).max(500).optional().describe('Names of the steps for the history.'),
  })
  .meta({ id: 'OperationBatch' });
export type OperationBatch = z.infer<typeof batchSchema>;

/** Why a step could not be merged: the same field has another value, or the block is gone. */
export const conflictSchema = z
  .object({
    operation: z.int().describe('Which operation of the batch, counted from 0.'),
    id: blockId.describe('The block.'),
    field: z.string().nullable().describe('The field; null when the block itself is gone.'),
    locale: localeSchema.nullable(),
    base: z.unknown().describe('What the sender had seen.'),
    theirs: z.unknown().describe('What stands there now.'),
    mine: z.unknown().describe('What the sender wants.'),
    author: z.string().nullable().optional().describe('Who wrote what stands there now.'),
    changed_at: z.iso.datetime({ offset: true }).optional().describe('When that was.'),
  })
  .meta({ id: 'Conflict' });
export type Conflict = z.infer<typeof conflictSchema>;
