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
} from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { showBlock } from '../../core/page-elements/show-block.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { MoveTo } from './move-to.tsx';
import styles from './outline.module.css';
import { type OutlineRow, outlineRows, rowName, rowText } from './outline-rows.ts';
import { type TreeKeys, treeKey } from './tree-keys.ts';

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
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            name={rowName(row, session.locale)}
            words={rowText(row, session.locale, session.store)}
            chosen={row.column === null && (row.key === selected || together.includes(row.key))}
            reachable={row === active}
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
    (row: OutlineRow) => {
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

interface RowProps {
  row: OutlineRow;
  name: string;
  words: string;
  chosen: boolean;
  reachable: boolean;
  choose: (row: OutlineRow) => void;
  toggle: (key: string, open: boolean) => void;
}

const Row = memo(
  function Row({ row, name, words, chosen, reachable, choose, toggle }: RowProps) {
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of its rows
      <li
        role="treeitem"
        className={styles.row}
        data-row={row.key}
        data-level={Math.min(row.level, 8)}
        data-grip={row.column === null ? row.key : undefined}
        aria-level={row.level}
        aria-posinset={row.position}
        aria-setsize={row.count}
        aria-expanded={row.open}
        aria-selected={chosen}
        tabIndex={reachable ? 0 : -1}
        onClick={() => choose(row)}
      >
        <span
          className={styles.fold}
          data-fold={row.open}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            if (row.open !== undefined) toggle(row.key, !row.open);
          }}
        >
          {row.open !== undefined && <Icon name="chev" />}
        </span>
        <Icon name={row.column === null ? kindIcon(row.block.model) : 'columns'} />
        <b>{name}</b>
        <span className={styles.words}>{words}</span>
      </li>
    );
  },
  (before, now) =>
    before.row.block === now.row.block &&
    before.row.level === now.row.level &&
    before.row.position === now.row.position &&
    before.row.count === now.row.count &&
    before.row.open === now.row.open &&
    before.chosen === now.chosen &&
    before.reachable === now.reachable &&
    before.name === now.name &&
    before.words === now.words,
);
