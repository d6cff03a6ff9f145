import { m } from '#messages/paraglide/messages.js';
import { findBlock, placeOf } from '#contract/blocks/apply-operation.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { kindName } from '../../core/tree/step-names.ts';
import type { PastVersion } from './past-version.ts';
import { momentOf } from '#time/device-time.ts';
import { type Block, kindOf, slotsOf, walk } from '#contract/blocks/block.ts';
import type { Operation, Place } from '#contract/blocks/operations.ts';

/** Restores an older version, or one block of it, as a step that can be undone. */
export function restoreVersion(session: EditSession, view: EditorView, { at }: PastVersion, id: string | null): void {
  const operations = restoreSteps(session.store.root, at.body, id);
  if (operations.length === 0) return session.alerts.announce(m.editor_say_no_place());
  const when = momentOf(at.created_at, session.locale);
  const block = id === null ? undefined : findBlock(at.body, id);
  const label = block
    ? m.editor_step_restored_block({ kind: kindName(block.model, session.locale), when })
    : m.editor_step_restored({ when });
  view.past.set(null);
  session.store.addResolved(at.resolved);
  session.perform({ label, operations, after: { id, field: null } });
  session.alerts.announce(label);
  session.fields.focus({ id, field: null });
}

/** The operations that restore an older tree or one block of it; empty when the block's parent no longer exists. */
export function restoreSteps(today: Block, old: Block, id: string | null): Operation[] {
  if (id === null) return [{ op: 'replace', id: today.id, block: { ...old, id: today.id } }];
  const wanted = findBlock(old, id);
  if (!wanted) return [];
  const there = findBlock(today, id);
  const inside = new Set(there ? [...walk(there)].map((block) => block.id) : []);
  const elsewhere = new Set([...walk(today)].map((block) => block.id).filter((other) => !inside.has(other)));
  const block = without(wanted, elsewhere);
  if (there) return [{ op: 'replace', id, block }];
  const place = placeFor(today, placeOf(old, id), wanted);
  return place ? [{ op: 'insert', place, block }] : [];
}

function placeFor(today: Block, place: Place | undefined, wanted: Block): Place | null {
  const parent = place && findBlock(today, place.parent);
  if (place && parent) return { ...place, slot: Math.min(place.slot, Math.max(0, slotsOf(parent).length - 1)) };
  if (kindOf(wanted.model).group === null) return null;
  return { parent: today.id, slot: 0, index: today.columns?.[0]?.children.length ?? 0 };
}

/** The block without descendants that are elsewhere in the current tree. */
function without(block: Block, gone: ReadonlySet<string>): Block {
  const keep = (blocks: Block[]) => blocks.filter(({ id }) => !gone.has(id)).map((child) => without(child, gone));
  if (block.columns) return { ...block, columns: block.columns.map(({ children }) => ({ children: keep(children) })) };
  return block.children ? { ...block, children: keep(block.children) } : block;
}
