import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './record-panel.module.css';

export type Side = 'before' | 'after';

interface EntryRowProps {
  id: number;
  name: string;
  /** Why visitors do not see it; undefined if they do. */
  hidden: string | undefined;
  isBelow?: boolean;
  isOpen: boolean;
  toggle: () => void;
  /** Type of the dragged data: rows of one list only are dropped on each other. */
  dragType: string;
  /** Puts the dragged entry beside this one. */
  drop: (dragged: number, side: Side) => void;
  /** Keys that move the entry, as in `aria-keyshortcuts`. */
  keys: string;
  /** Moves the entry by a key; returns where it is now, in words, or null for another key. */
  move: (key: string) => string | null;
  /** The fields, while the row is open. */
  children: ReactNode;
}

/** An entry of a list in a panel: moved by its handle or by arrow keys, opened to change its fields. */
export function EntryRow({ id, name, hidden, isBelow = false, isOpen, toggle, children, ...row }: EntryRowProps) {
  const drop = useDrop(row);
  return (
    <li
      className={[styles.entry, isBelow && styles.below, drop.side && styles[drop.side]].filter(Boolean).join(' ')}
      {...drop.handlers}
    >
      <div className={`${ed.line} ${styles.line}`}>
        <Handle id={id} name={name} {...row} />
        <button type="button" className={`${ed.b} ${styles.name}`} aria-expanded={isOpen} onClick={toggle}>
          <span>{name}</span>
          {hidden !== undefined && <small className={ed.soft}>{hidden}</small>}
          <Icon name="chev" className={ed.iS} />
        </button>
      </div>
      {children && <div className={styles.fields}>{children}</div>}
    </li>
  );
}

type HandleProps = Pick<EntryRowProps, 'id' | 'name' | 'dragType' | 'keys' | 'move'>;

function Handle({ id, name, dragType, keys, move }: HandleProps) {
  const { session } = useEditor();
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const place = move(event.key);
    if (place === null) return;
    event.preventDefault();
    const handle = event.currentTarget;
    session.alerts.announce(place);
    // A row that React has moved loses the focus.
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <button
      type="button"
      className={`${ed.b} ${ed.bIcon} ${styles.handle}`}
      draggable
      aria-label={m.menus_move({ name })}
      title={m.menus_move({ name })}
      aria-keyshortcuts={keys}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, String(id));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={press}
    >
      <Icon name="grip" />
    </button>
  );
}

/** Another entry can be dropped before or after this one. */
function useDrop({ dragType, drop }: Pick<EntryRowProps, 'dragType' | 'drop'>) {
  const [side, setSide] = useState<Side | null>(null);
  const sideOf = (event: DragEvent<HTMLElement>): Side => {
    const box = event.currentTarget.getBoundingClientRect();
    return event.clientY < box.top + box.height / 2 ? 'before' : 'after';
  };
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setSide(sideOf(event));
    },
    onDragLeave: () => setSide(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      setSide(null);
      const dragged = Number(event.dataTransfer.getData(dragType));
      if (!dragged) return;
      event.preventDefault();
      drop(dragged, sideOf(event));
    },
  };
  return { side, handlers };
}

interface MoveButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  move: (step: -1 | 1) => void;
}

/** What the arrow keys do, for touch screens. */
export function MoveButtons({ isFirst, isLast, move }: MoveButtonsProps) {
  return (
    <>
      <Button small icon="up" label={m.menus_up()} unable={isFirst && m.menus_is_first()} onClick={() => move(-1)} />
      <Button small icon="down" label={m.menus_down()} unable={isLast && m.menus_is_last()} onClick={() => move(1)} />
    </>
  );
}
