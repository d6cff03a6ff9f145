import type { KeyboardEvent } from 'react';
import { removeBlocks } from '../blocks/block-actions.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { goToBlock } from '../../core/page-elements/go-to-block.ts';
import { pickUp } from '../move/drag-keys.ts';
import { singleKeys } from '../../core/view/single-keys.ts';
import { type OutlineRow, rowName, rowText } from './outline-rows.ts';

export interface TreeKeys {
  rows: readonly OutlineRow[];
  active: OutlineRow | undefined;
  choose: (row: OutlineRow) => void;
  toggle: (key: string, open: boolean) => void;
  session: EditSession;
  view: EditorView;
}

/** The keys of a tree view according to the ARIA Authoring Practices, and those of a selected block. */
export function treeKey(event: KeyboardEvent, keys: TreeKeys): void {
  if (!keys.active || event.altKey || event.ctrlKey || event.metaKey) return;
  if (walks(event, keys, keys.active) || acts(event, keys, keys.active)) event.preventDefault();
}

function walks({ key, shiftKey }: KeyboardEvent, keys: TreeKeys, active: OutlineRow): boolean {
  const { rows, toggle } = keys;
  const at = rows.indexOf(active);
  if (key === 'ArrowDown' && !shiftKey) return focusRow(keys, rows[at + 1]);
  if (key === 'ArrowUp' && !shiftKey) return focusRow(keys, rows[at - 1]);
  if (key === 'Home') return focusRow(keys, rows[0]);
  if (key === 'End') return focusRow(keys, rows.at(-1));
  if (key === 'ArrowRight' && active.open === false) toggle(active.key, true);
  else if (key === 'ArrowRight') return focusRow(keys, active.open ? rows[at + 1] : undefined);
  else if (key === 'ArrowLeft' && active.open) toggle(active.key, false);
  else if (key === 'ArrowLeft') return focusRow(keys, lastBelow(rows.slice(0, at), active.level));
  else return false;
  return true;
}

function acts({ key }: KeyboardEvent, keys: TreeKeys, active: OutlineRow): boolean {
  const { session, view } = keys;
  if (key === 'Enter') return goToBlock(session, active.block.id);
  if (key === 'Delete' && active.column === null) removeBlocks(session, view.moving.chosen(active.block.id));
  else if (key === ' ' && singleKeys.get() && active.column === null) return pickUp(session, view);
  else if (/^\p{L}$/u.test(key)) return focusRow(keys, beginsWith(keys, active, key));
  else return false;
  return true;
}

/** The next row whose kind or text starts with a letter. */
function beginsWith({ rows, session }: TreeKeys, active: OutlineRow, letter: string): OutlineRow | undefined {
  const at = rows.indexOf(active);
  const order = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const starts = (text: string) => text.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  return order.find(
    (row) => starts(rowName(row, session.locale)) || starts(rowText(row, session.locale, session.store)),
  );
}

function focusRow(keys: TreeKeys, row: OutlineRow | undefined): boolean {
  if (!row) return true;
  keys.choose(row);
  document.querySelector<HTMLElement>(`[role="tree"] [data-row="${CSS.escape(row.key)}"]`)?.focus();
  return true;
}

/** The parent row of this level. The oldest supported browsers have no findLast. */
function lastBelow(rows: readonly OutlineRow[], level: number): OutlineRow | undefined {
  return rows.reduce<OutlineRow | undefined>((found, row) => (row.level < level ? row : found), undefined);
}
