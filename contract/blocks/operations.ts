import { z } from 'zod';
import { blockId, blockSchema } from './block.ts';
import { localeSchema } from '../base/locale.ts';
import { component, moment, strictComponent } from '../base/schema-parts.ts';

/** Position of a block: parent, child list and index. */
export const placeSchema = strictComponent('Place', {
  parent: blockId.describe('Id of the parent block.'),
  slot: z.int().min(0).max(11).describe('Zero-based column of a container; 0 for a list of children.'),
  index: z.int().min(0).describe('Zero-based position in the column or list; a value past the end means last.'),
});
export type Place = z.infer<typeof placeSchema>;

const insert = z.strictObject({ op: z.literal('insert'), place: placeSchema, block: blockSchema });
const remove = z.strictObject({ op: z.literal('remove'), id: blockId });
const move = z.strictObject({ op: z.literal('move'), id: blockId, to: placeSchema });
const set = z.strictObject({
  op: z.literal('set'),
  id: blockId,
  field: z.string().min(1).max(60).describe('Field name as in the module kind.'),
  locale: localeSchema.nullable().describe('Language of a translated field, null for a shared one.'),
  before: z.unknown().describe('The value that the client saw; a different value on the server is a conflict.'),
  value: z
    .unknown()
    .describe(
      'The new value, complete. In the head of a page the same as `before` if that holds, whatever the page has now.',
    ),
});
const basis = z.strictObject({
  op: z.literal('basis'),
  id: blockId,
  field: z.string().min(1).max(60).describe('Name of a translated field.'),
  value: z
    .string()
    .nullable()
    .describe('German text from which the English text was translated; null if the English text is up to date.'),
});
const machine = z.strictObject({
  op: z.literal('machine'),
  id: blockId,
  field: z.string().min(1).max(60).describe('Name of a translated field.'),
  locale: localeSchema.describe('Language of the text.'),
  value: z
    .string()
    .nullable()
    .describe('The text as a machine translated it, which marks it as a draft to be read; null once it has been read.'),
});
const omit = z.strictObject({
  op: z.literal('omit'),
  id: blockId,
  locale: localeSchema.describe('Language of the page.'),
  value: z.boolean().describe('True omits the block from that page; false shows it again.'),
});
const layout = z.strictObject({
  op: z.literal('layout'),
  id: blockId,
  layout: z.string().max(20).describe('Layout of the container, e.g. `67-33`.'),
  columns: z
    .array(z.array(blockId))
    .optional()
    .describe('Block ids per column; if absent, the blocks of removed columns go to the last column.'),
});
const replace = z.strictObject({
  op: z.literal('replace'),
  id: blockId,
  block: blockSchema.describe('The new block; its id is ignored.'),
});

/** One change of a section by an editor. Every operation has an inverse, see `invert` in apply-operation.ts. */
export const operationSchema = z
  .discriminatedUnion('op', [insert, remove, move, set, basis, machine, omit, layout, replace])
  .meta({ id: 'Operation' });
export type Operation = z.infer<typeof operationSchema>;

/** Request body of `POST …/section/{slug}/operations`. */
export const batchSchema = strictComponent('OperationBatch', {
  batch: z
    .uuid()
    .describe(
      'Id of this batch, created by the client; a repeated batch gets the same response and is not applied again.',
    ),
  base: z.int().min(0).describe('Number of the revision on which the client based the operations.'),
  after: z
    .uuid()
    .optional()
    .describe(
      'Id of an earlier batch that may still be on its way: the operations are based on the revision that it makes, and not on `base`. 422 if it does not arrive within five seconds.',
    ),
  operations: z.array(operationSchema).min(1).max(500).describe('Operations in order; all are applied, or none.'),
  labels: z.array(z.string().max(200)).max(500).optional().describe('Names of the operations, shown in the history.'),
});
export type OperationBatch = z.infer<typeof batchSchema>;

/** Reason why an operation could not be merged: the field has another value, or the block was deleted. */
export const conflictSchema = component('Conflict', {
  operation: z.int().describe('Zero-based index of the operation in the batch.'),
  id: blockId.describe('Id of the block.'),
  field: z.string().nullable().describe('Field name; null if the block was deleted.'),
  locale: localeSchema.nullable(),
  base: z.unknown().describe('Value that the client saw.'),
  theirs: z.unknown().describe('Value stored now.'),
  mine: z.unknown().describe('Value that the client sent.'),
  author: z.string().nullable().optional().describe('Name of the person who stored the current value.'),
  changed_at: moment.optional().describe('Time of that change.'),
});
export type Conflict = z.infer<typeof conflictSchema>;
