import type { Message } from '../base/messages.ts';
import { type Block, childrenOf, fieldOf, kindOf, slotsOf, walk, widthsOf } from './block.ts';
import { withMachineText } from './machine-texts.ts';
import { isHead } from './page-head.ts';
import { omits, withOmitted } from './omitted.ts';
import type { Operation, Place } from './operations.ts';

/** Thrown if an operation does not fit the tree, for example because its block, parent or field is missing. */
export class OperationError extends Error {
  readonly id: string;
  readonly reason: Message;
  constructor(id: string, reason: Message) {
    super(typeof reason === 'string' ? reason : JSON.stringify(reason));
    this.reason = reason;
    this.name = 'OperationError';
    this.id = id;
  }
}

/** The block with this id in the tree, or undefined. */
export function findBlock(root: Block, id: string): Block | undefined {
  if (root.id === id) return root;
  if (root.head?.id === id) return root.head;
  for (const child of childrenOf(root)) {
    const found = findBlock(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Place of a block; undefined for the root and for blocks outside the tree. */
export function placeOf(root: Block, id: string): Place | undefined {
  for (const [slot, blocks] of slotsOf(root).entries()) {
    const index = blocks.findIndex((block) => block.id === id);
    if (index >= 0) return { parent: root.id, slot, index };
    for (const block of blocks) {
      const place = placeOf(block, id);
      if (place) return place;
    }
  }
  return undefined;
}

/** The blocks from the root to this one, in that order; empty if the block is not in the tree. */
export function pathTo(root: Block, id: string): Block[] {
  if (root.id === id) return [root];
  for (const child of childrenOf(root)) {
    const below = pathTo(child, id);
    if (below.length > 0) return [root, ...below];
  }
  return [];
}

export function valueAt(block: Block, field: string, locale: 'de' | 'en' | null): unknown {
  return locale === null ? block.fields[field] : block.translations[locale][field];
}

/**
 * Returns the tree after one operation; does not mutate the input. Blocks that the operation does not affect keep their
 * identity, so that React renders only the changed ones.
 */
export function applyOperation(root: Block, operation: Operation): Block {
  switch (operation.op) {
    case 'insert':
      return insertAt(root, operation.place, operation.block);
    case 'remove':
      return removeBlock(root, operation.id);
    case 'move':
      return moveBlock(root, operation.id, operation.to);
    case 'set':
      return update(root, operation.id, (block) => setValue(block, operation));
    case 'basis':
      return update(root, operation.id, (block) => setBasis(block, operation));
    case 'machine':
      return update(root, operation.id, (block) => setMachineText(block, operation));
    case 'omit':
      return omitBlock(root, operation);
    case 'layout':
      return update(root, operation.id, (block) => arrange(block, operation));
    case 'replace':
      return update(root, operation.id, (block) => replaceBlock(block, operation.block));
  }
}

/** The operation that undoes `operation`; `before` is the tree before it. */
export function invert(before: Block, operation: Operation): Operation {
  switch (operation.op) {
    case 'insert':
      return { op: 'remove', id: operation.block.id };
    case 'remove':
      return {
        op: 'insert',
        place: need(placeOf(before, operation.id), operation.id),
        block: get(before, operation.id),
      };
    case 'move':
      return { op: 'move', id: operation.id, to: need(placeOf(before, operation.id), operation.id) };
    case 'set':
      return {
        ...operation,
        before: operation.value,
        value: valueAt(get(before, operation.id), operation.field, operation.locale),
      };
    case 'basis':
      return { ...operation, value: get(before, operation.id).basis?.[operation.field] ?? null };
    case 'machine': {
      const { machine } = get(before, operation.id);
      return { ...operation, value: machine?.[operation.locale]?.[operation.field] ?? null };
    }
    case 'omit':
      return { ...operation, value: omits(get(before, operation.id), operation.locale) };
    case 'layout': {
      const block = get(before, operation.id);
      return {
        op: 'layout',
        id: operation.id,
        layout: String(block.fields.layout),
        columns: slotsOf(block).map((slot) => slot.map((child) => child.id)),
      };
    }
    case 'replace':
      return { op: 'replace', id: operation.id, block: get(before, operation.id) };
  }
}

function need<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new OperationError(id, { key: 'no_block', params: { id } });
  return value;
}

function get(root: Block, id: string): Block {
  return need(findBlock(root, id), id);
}

function update(root: Block, id: string, change: (block: Block) => Block): Block {
  if (root.id === id) return change(root);
  if (root.head?.id === id) return { ...root, head: change(root.head) };
  const next = mapSlots(root, (blocks) => {
    let changed = false;
    const result = blocks.map((block) => {
      const after = updateIfInside(block, id, change);
      if (after !== block) changed = true;
      return after;
    });
    return changed ? result : blocks;
  });
  if (next === root) throw new OperationError(id, { key: 'no_block', params: { id } });
  return next;
}

function updateIfInside(block: Block, id: string, change: (block: Block) => Block): Block {
  return findBlock(block, id) ? update(block, id, change) : block;
}

/** Maps each list of children; returns the same object if no list changed. */
function mapSlots(block: Block, map: (blocks: Block[], slot: number) => Block[]): Block {
  if (block.columns) {
    const columns = block.columns.map((column, slot) => {
      const children = map(column.children, slot);
      return children === column.children ? column : { children };
    });
    return columns.some((column, slot) => column !== block.columns?.[slot]) ? { ...block, columns } : block;
  }
  if (block.children) {
    const children = map(block.children, 0);
    return children === block.children ? block : { ...block, children };
  }
  return block;
}

/** The block without descendants of these ids. */
export function withoutBlocks(block: Block, ids: ReadonlySet<string>): Block {
  return mapSlots(block, (blocks) => blocks.filter(({ id }) => !ids.has(id)).map((child) => withoutBlocks(child, ids)));
}

/**
 * The operation that restores a block of an older tree: in its current place if it exists, else in its old place, else at
 * the end. Null for a part of a module that is gone. What has moved elsewhere since stays there.
 */
export function restoreBlock(today: Block, old: Block, wanted: Block): Operation | null {
  const { id } = wanted;
  const block = withoutElsewhere(today, wanted);
  if (findBlock(today, id)) return { op: 'replace', id, block };
  const place = placeToday(today, placeOf(old, id), wanted);
  return place && { op: 'insert', place, block };
}

/** A version of a block without what stands outside of the block in this tree. */
export function withoutElsewhere(today: Block, wanted: Block): Block {
  const there = findBlock(today, wanted.id);
  const inside = new Set(there ? [...walk(there)].map(({ id }) => id) : []);
  const elsewhere = [...walk(today)].map(({ id }) => id).filter((id) => !inside.has(id));
  return withoutBlocks(wanted, new Set(elsewhere));
}

function placeToday(today: Block, place: Place | undefined, wanted: Block): Place | null {
  const parent = place && findBlock(today, place.parent);
  if (place && parent) return { ...place, slot: Math.min(place.slot, Math.max(0, slotsOf(parent).length - 1)) };
  if (kindOf(wanted.model).group === null) return null;
  return { parent: today.id, slot: 0, index: slotsOf(today)[0]?.length ?? 0 };
}

function insertAt(root: Block, place: Place, block: Block): Block {
  if (findBlock(root, block.id)) throw new OperationError(block.id, { key: 'block_exists', params: { id: block.id } });
  return update(root, place.parent, (parent) => {
    if (place.slot >= slotsOf(parent).length) {
      throw new OperationError(parent.id, {
        key: 'block_without_column',
        params: { id: parent.id, column: place.slot },
      });
    }
    return mapSlots(parent, (blocks, slot) =>
      slot === place.slot ? [...blocks.slice(0, place.index), block, ...blocks.slice(place.index)] : blocks,
    );
  });
}

function removeBlock(root: Block, id: string): Block {
  const place = need(placeOf(root, id), id);
  return update(root, place.parent, (parent) =>
    mapSlots(parent, (blocks, slot) => (slot === place.slot ? blocks.filter((block) => block.id !== id) : blocks)),
  );
}

function moveBlock(root: Block, id: string, to: Place): Block {
  const block = get(root, id);
  if (findBlock(block, to.parent)) throw new OperationError(id, 'block_into_itself');
  return insertAt(removeBlock(root, id), to, block);
}

function setValue(block: Block, operation: Operation & { op: 'set' }): Block {
  const { field: name, locale, value } = operation;
  const field = fieldOf(block.model, name);
  if (!field) throw new OperationError(block.id, { key: 'no_field', params: { kind: block.model, field: name } });
  if (Boolean(field.translated) !== (locale !== null)) {
    throw new OperationError(block.id, {
      key: field.translated ? 'field_translated' : 'field_not_translated',
      params: { field: name },
    });
  }
  if (locale === null) return { ...block, fields: { ...block.fields, [name]: value } };
  const translation = { ...block.translations[locale], [name]: value };
  const after = { ...block, translations: { ...block.translations, [locale]: translation } };
  return locale === 'de' ? updateBasis(block, after, name) : after;
}

function setBasis(block: Block, { field, value }: Operation & { op: 'basis' }): Block {
  if (!fieldOf(block.model, field)?.translated)
    throw new OperationError(block.id, { key: 'field_not_translated', params: { field } });
  return withBasis(block, field, value);
}

function setMachineText(block: Block, { field, locale, value }: Operation & { op: 'machine' }): Block {
  if (!fieldOf(block.model, field)?.translated)
    throw new OperationError(block.id, { key: 'field_not_translated', params: { field } });
  // A copy, because `update` throws if the tree stays identical.
  return { ...withMachineText(block, { field, locale }, value) };
}

/** The id stays; so does the head of a page where the new tree has none, and what it is compared with. */
function replaceBlock(before: Block, block: Block): Block {
  const { id, base } = before;
  if (isHead(before) !== isHead(block))
    throw new OperationError(id, { key: 'wrong_structure', params: { kind: before.model } });
  const head = before.head && block.head ? replaceBlock(before.head, block.head) : (block.head ?? before.head);
  return { ...block, id, ...(head && { head }), ...(base && { base }) };
}

function omitBlock(root: Block, { id, locale, value }: Operation & { op: 'omit' }): Block {
  if (id === root.id || id === root.head?.id) throw new OperationError(id, 'root_cannot_be_left_out');
  // The copy marks the block as changed even if the value is the same: `update` throws if the tree stays identical.
  return update(root, id, (block) => ({ ...withOmitted(block, locale, value) }));
}

function arrange(block: Block, operation: Operation & { op: 'layout' }): Block {
  if (!block.columns) throw new OperationError(block.id, { key: 'no_columns', params: { kind: block.model } });
  const count = widthsOf(operation.layout).length;
  const columns = operation.columns
    ? byIds(block, operation.columns)
    : Array.from({ length: count }, (_, slot) => ({
        children:
          slot < count - 1
            ? (block.columns?.[slot]?.children ?? [])
            : (block.columns?.slice(slot).flatMap((column) => column.children) ?? []),
      }));
  if (columns.length !== count) throw new OperationError(block.id, 'columns_do_not_fit_layout');
  return { ...block, fields: { ...block.fields, layout: operation.layout }, columns };
}

/** Arranges the children into columns by id; children that are not listed go to the last column. */
function byIds(block: Block, wanted: string[][]): { children: Block[] }[] {
  const left = new Map(childrenOf(block).map((child) => [child.id, child]));
  const columns = wanted.map((ids) => ({
    children: ids.flatMap((id) => {
      const child = left.get(id);
      left.delete(id);
      return child ? [child] : [];
    }),
  }));
  columns.at(-1)?.children.push(...left.values());
  return columns;
}

/**
 * Marks an English text as outdated. When the German text changes and an English text exists, `basis` stores the German
 * text from which the English one was translated. The entry is removed when the German text is changed back or when an
 * editor confirms the English text. Without an English text there is no entry: a missing translation is not outdated. An
 * empty entry says that the English text was there first; the German one is its translation, so it is not outdated.
 */
function updateBasis(before: Block, after: Block, field: string): Block {
  const was = before.translations.de[field] ?? '';
  const is = after.translations.de[field] ?? '';
  if (was === is || typeof was !== 'string' || !after.translations.en?.[field]) return after;
  const stored = before.basis?.[field];
  if (stored === undefined) return withBasis(after, field, was);
  return stored === is ? withBasis(after, field, null) : after;
}

/**
 * An operation for a tree whose German text may have changed since its author saw it. If it writes or confirms an English
 * text, that is a translation of the German text that the author saw, and thus outdated. Others stay as they are.
 */
export function asTranslated(operation: Operation, { seen, now }: { seen: Block; now: Block }): Operation[] {
  if (operation.op !== 'set' && operation.op !== 'basis') return [operation];
  const { id, field } = operation;
  const [was, is] = [seen, now].map((root) => findBlock(root, id)?.translations.de[field] ?? '');
  if (typeof was !== 'string' || was === '' || was === is) return [operation];
  if (operation.op === 'basis') return [operation.value === null ? { ...operation, value: was } : operation];
  const block = findBlock(now, id);
  const isFirst = operation.locale === 'en' && Boolean(operation.value) && !block?.translations.en[field];
  return isFirst && block?.basis?.[field] === undefined
    ? [operation, { op: 'basis', id, field, value: was }]
    : [operation];
}

/** Returns the block with the basis of one field set, or removed if `text` is null. */
function withBasis(block: Block, field: string, text: string | null): Block {
  const { [field]: _, ...others } = block.basis ?? {};
  const basis = text === null ? others : { ...others, [field]: text };
  const { basis: __, ...rest } = block;
  return Object.keys(basis).length > 0 ? { ...rest, basis } : rest;
}
