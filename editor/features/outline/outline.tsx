import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  useId,
} from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { Select } from '../../ui/inputs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { showBlock, goToBlock } from '../../core/page-elements/page-elements.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { levelStyle } from './level-style.ts';
import styles from './outline.module.css';
import { type OutlineRow, outlineRows, rowName, rowText } from './outline-rows.ts';
import { removeBlocks } from '../blocks/block-actions.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { type EditorView, singleKeys } from '../../core/view/editor-view.ts';
import { pickUp, putDown, showPlace } from '../move/drag-keys.ts';
import type { Place } from '#contract/blocks/operations.ts';
import { Button } from '../../ui/button.tsx';
import { cutBlocks } from '../clipboard/copy-blocks.ts';
import { dragPayloadName, placeOption } from '../../core/tree/place-names.ts';
import {
  type DragPayload,
  dragPayloadOf,
  placeNow,
  placesIn,
  samePlace,
  targetLists,
} from '../../core/tree/target-places.ts';
import { blockTitle } from '../../core/tree/step-names.ts';

/** The page as a tree, for navigation and for moving blocks. */
export default function Outline() {
  const { session, view } = useEditor();
  const selected = useObservable(session.selection).id;
  const together = useObservable(view.moving.together);
  const tree = useRef<HTMLUListElement>(null);
  const { rows, active, choose, toggle } = useRows(tree, selected);
  if (rows.length === 0) return <p className={ed.hint}>{m.editor_outline_empty()}</p>;
  const keys: TreeKeys = { rows, active, choose, toggle, session, view };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows get the focus (roving tabindex) */}
      <ul
        ref={tree}
        className={styles.tree}
        role="tree"
        aria-label={m.editor_outline()}
        aria-multiselectable
        onKeyDown={(event: KeyboardEvent) => treeKey(event, keys)}
      >
        {rows.map(({ key, ...row }) => (
          <Row
            key={key}
            id={key}
            {...row}
            name={rowName(row, session.locale)}
            words={rowText(row, session.locale, session.store)}
            chosen={row.column === null && (key === selected || together.includes(key))}
            reachable={key === active?.key}
            choose={choose}
            toggle={toggle}
          />
        ))}
      </ul>
      {selected && <MoveTo key={selected} />}
    </>
  );
}

/** The visible rows, the row in the tab order, and the handlers of a row. */
function useRows(tree: RefObject<HTMLElement | null>, selected: string | null) {
  const { session } = useEditor();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  /** The active row, with the selection at that time: a column row selects its block. */
  const [reached, setReached] = useState<{ key: string; selected: string } | null>(null);
  // Typing must not wait for the outline.
  const root = useDeferredValue(useSyncExternalStore(session.store.watchAll, session.store.getRoot));
  const rows = useMemo(() => outlineRows(root, closed), [root, closed]);
  const wanted = reached?.selected === selected ? reached?.key : selected;
  const active = rows.find(({ key }) => key === wanted) ?? rows[0];
  useEffect(() => {
    tree.current?.querySelector(`[data-row="${CSS.escape(selected ?? '')}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [tree, selected]);
  const choose = useCallback(
    (row: Pick<OutlineRow, 'key' | 'block'>) => {
      setReached({ key: row.key, selected: row.block.id });
      session.select(row.block.id);
      showBlock(row.block.id);
    },
    [session],
  );
  const toggle = useCallback(
    (key: string, open: boolean) =>
      setClosed((before) => new Set(open ? [...before].filter((each) => each !== key) : [...before, key])),
    [],
  );
  return { rows, active, choose, toggle };
}

interface RowProps extends Omit<OutlineRow, 'key'> {
  id: string;
  name: string;
  words: string;
  chosen: boolean;
  reachable: boolean;
  choose: (row: Pick<OutlineRow, 'key' | 'block'>) => void;
  toggle: (key: string, open: boolean) => void;
}

const Row = memo(function Row({ id, block, column, level, open, name, words, choose, toggle, ...row }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of its rows
    <li
      role="treeitem"
      className={styles.row}
      data-row={id}
      style={levelStyle(level)}
      data-grip={column === null ? id : undefined}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={open}
      aria-selected={row.chosen}
      tabIndex={row.reachable ? 0 : -1}
      onClick={() => choose({ key: id, block })}
    >
      <span
        className={styles.fold}
        data-fold={open}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (open !== undefined) toggle(id, !open);
        }}
      >
        {open !== undefined && <Icon name="chev" />}
      </span>
      <Icon name={column === null ? kindIcon(block.model) : 'columns'} />
      <b>{name}</b>
      <span className={styles.words}>{words}</span>
    </li>
  );
});

interface TreeKeys {
  rows: readonly OutlineRow[];
  active: OutlineRow | undefined;
  choose: (row: OutlineRow) => void;
  toggle: (key: string, open: boolean) => void;
  session: EditSession;
  view: EditorView;
}

/** The keys of a tree view according to the ARIA Authoring Practices, and those of a selected block. */
function treeKey(event: KeyboardEvent, keys: TreeKeys): void {
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

/** 'Verschieben nach …': all valid positions for the selection, by name; the page shows the line of the active one. */
function MoveTo() {
  const { session, view } = useEditor();
  const { id } = useObservable(session.selection);
  useObservable(view.moving.together);
  const select = useId();
  /** Index of the place; -1 for none. */
  const [chosen, setChosen] = useState(-1);
  const dragPayload = dragPayloadOf(session.store, view.moving.chosen(id));
  const places = placesFor(session.store, dragPayload);
  const place = places[chosen];
  const block = id ? session.store.block(id) : undefined;
  if (!block) return null;
  const title =
    dragPayload.ids.length > 1 ? dragPayloadName(dragPayload, session.locale) : blockTitle(block, session.locale);
  const aim = (at: number) => {
    setChosen(at);
    const to = places[at];
    view.moving.aim.set(to ? { dragPayload, place: to, by: 'list' } : null);
    if (to) showPlace(session.store, dragPayload, to);
  };
  const move = () => {
    if (place) putDown(session, view, { dragPayload, place, by: 'list' });
    setChosen(-1);
  };
  return (
    <section className={styles.moveTo} aria-label={m.editor_move_to()}>
      <h2>{m.editor_move_titled({ title })}</h2>
      <label htmlFor={select}>{m.editor_move_where()}</label>
      <Select
        id={select}
        value={chosen}
        options={[
          [-1, places.length > 0 ? m.editor_choose_place() : m.editor_no_other_place()],
          ...places.map((each, at) => [at, placeOption(session.store, dragPayload, each, session.locale)] as const),
        ]}
        choose={aim}
        onBlur={() => view.moving.aim.set(null)}
      />
      <p className={styles.moveButtons}>
        <Button
          small
          look="main"
          label={m.editor_move_here()}
          unable={chosen === -1 && m.editor_choose_place_first()}
          onClick={move}
        />
        <Button small look="line" label={m.editor_cut()} onClick={() => cutBlocks(session, dragPayload.ids)} />
      </p>
    </section>
  );
}

function placesFor(store: Parameters<typeof targetLists>[0], dragPayload: DragPayload): Place[] {
  const now = placeNow(store, dragPayload);
  return targetLists(store, dragPayload)
    .flatMap(placesIn)
    .filter((place) => !samePlace(place, now));
}
