import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useEditor } from '../../core/editor-context.ts';
import { putBack, putDown, showPlace } from '../move/drag-keys.ts';
import { dragPayloadName, placeSentence } from '../../core/tree/place-names.ts';
import { dragPayloadOf, placeNow, type DragPayload, samePlace, accepts } from '../../core/tree/target-places.ts';
import { rowName, rowText, columnKey } from './outline-rows.ts';
import { levelStyle } from './level-style.ts';
import styles from './outline.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type Block, slotsOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { EditorStore } from '../../core/tree/store.ts';

/** On a phone: the outline with a target line that can be moved by buttons or by tapping. */
export default function MoveSheet() {
  const { session, view } = useEditor();
  const { dragPayload, entries, at, setAt, place, line } = usePlaces();
  const end = (act: typeof putDown) => {
    view.panel.set(null);
    act(session, view, { dragPayload, place, by: 'list' });
  };
  const kind = dragPayloadName(dragPayload, session.locale);
  return (
    <SidePanel
      name="move"
      title={m.editor_move_kind({ kind })}
      icon="move"
      closeLabel={m.editor_cancel()}
      close={() => end(putBack)}
    >
      <ul className={`${ed.body} ${styles.sheet}`}>
        {entries.map((entry, index) =>
          entry.kind === 'row' ? (
            <li key={entry.key} style={levelStyle(entry.level)}>
              <button type="button" className={styles.row} onClick={() => setAt(entry.behind)}>
                <Icon name={entry.column === null ? kindIcon(entry.block.model) : 'columns'} />
                <b>{rowName(entry, session.locale)}</b>
                <span className={styles.words}>{rowText(entry, session.locale, session.store)}</span>
              </button>
            </li>
          ) : (
            index === at && (
              <li key={entry.key} ref={line} className={styles.here} style={levelStyle(entry.level)}>
                <span>{m.editor_here({ kind })}</span>
              </li>
            )
          ),
        )}
      </ul>
      <div className={ed.foot}>
        <Step icon="up" label={m.editor_place_before()} to={nextPlace(entries, at, -1)} go={setAt} />
        <Step icon="down" label={m.editor_place_behind()} to={nextPlace(entries, at, 1)} go={setAt} />
        <Button look="main" label={m.editor_drop_here_now()} onClick={() => end(putDown)} />
      </div>
    </SidePanel>
  );
}

/** The moved blocks, their possible positions, and the position shown on the page. */
function usePlaces() {
  const { session, view } = useEditor();
  const { store, locale } = session;
  const [dragPayload] = useState(() => dragPayloadOf(store, view.moving.chosen(session.selection.get().id)));
  const [entries] = useState(() => entriesFor(store, dragPayload));
  const [at, setAt] = useState(() => placeAt(entries, placeNow(store, dragPayload)));
  const entry = entries[at];
  const place = entry?.kind === 'place' ? entry.place : null;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!place) return;
    view.moving.aim.set({ dragPayload, place, by: 'list' });
    showPlace(store, dragPayload, place);
    line.current?.scrollIntoView({ block: 'center' });
    session.alerts.announce(placeSentence(store, dragPayload, place, locale));
    // oxlint-disable-next-line react/exhaustive-deps -- only the shown position changes
  }, [at]);
  // Whatever closes the sheet, the move ends.
  useEffect(() => () => view.moving.aim.set(null), [view]);
  return { dragPayload, entries, at, setAt, place, line };
}

interface StepProps {
  icon: 'up' | 'down';
  label: string;
  to: number | undefined;
  go: (at: number) => void;
}

function Step({ icon, label, to, go }: StepProps) {
  const end = icon === 'up' ? m.editor_say_first() : m.editor_say_last();
  return (
    <Button
      icon={icon}
      iconOnly
      look="line"
      label={label}
      unable={to === undefined && end}
      onClick={() => to !== undefined && go(to)}
    />
  );
}

/** A row of the outline, or a position between rows. */
type Entry =
  | { kind: 'row'; key: string; level: number; block: Block; column: number | null; behind: number }
  | { kind: 'place'; key: string; level: number; place: Place };

/** Index of the next position up or down. */
function nextPlace(entries: readonly Entry[], from: number, by: -1 | 1): number | undefined {
  for (let at = from + by; entries[at]; at += by) if (entries[at]?.kind === 'place') return at;
  return undefined;
}

/** Index of the current position, else of the first one. */
function placeAt(entries: readonly Entry[], now: Place | undefined): number {
  const at = entries.findIndex((entry) => entry.kind === 'place' && samePlace(entry.place, now));
  return at === -1 ? (nextPlace(entries, -1, 1) ?? 0) : at;
}

/** Rows and the positions between them, in page order. */
function entriesFor(store: EditorStore, dragPayload: DragPayload): Entry[] {
  const entries: Entry[] = [];
  addList(entries, { store, dragPayload, parent: store.root, slot: 0, level: 1 });
  for (const [at, entry] of entries.entries())
    if (entry.kind === 'row') entry.behind = nextPlace(entries, at, 1) ?? nextPlace(entries, at, -1) ?? at;
  return entries;
}

interface List {
  store: EditorStore;
  dragPayload: DragPayload;
  parent: Block;
  slot: number;
  level: number;
}

function addList(entries: Entry[], { store, dragPayload, parent, slot, level }: List): void {
  const fits = accepts(store, parent.id, dragPayload);
  const blocks = (slotsOf(parent)[slot] ?? []).filter(({ id }) => !dragPayload.ids.includes(id));
  const add = (index: number) => {
    if (!fits) return;
    entries.push({
      kind: 'place',
      key: `${columnKey(parent.id, slot)}:${index}`,
      level,
      place: { parent: parent.id, slot, index },
    });
  };
  add(0);
  for (const [index, block] of blocks.entries()) {
    entries.push({ kind: 'row', key: block.id, level, block, column: null, behind: 0 });
    const slots = slotsOf(block);
    for (const inner of slots.keys()) {
      const key = columnKey(block.id, inner);
      if (slots.length > 1) entries.push({ kind: 'row', key, level: level + 1, block, column: inner, behind: 0 });
      addList(entries, { store, dragPayload, parent: block, slot: inner, level: level + (slots.length > 1 ? 2 : 1) });
    }
    add(index + 1);
  }
}
