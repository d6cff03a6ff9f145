import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import Grip from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useEntryMoves } from '../../fields/moving/use-entry-moves.ts';
import { recordTitle } from '../../format/record-title.ts';
import styles from './order-list.module.css';

interface OrderListProps {
  rows: RaRecord[];
  /** Called with all of them in the new order. */
  onMove: (rows: RaRecord[]) => void;
}

/** Entries that are moved by pointer, with the arrow keys on their handle, and with buttons. */
export function OrderList({ rows, onMove }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const moves = useEntryMoves({
    list,
    count: rows.length,
    move(from, to) {
      const rest = rows.filter((_, at) => at !== from);
      onMove([...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]);
    },
  });
  return (
    <>
      <ol ref={list} className={styles.list}>
        {rows.map((row, at) => (
          <li
            key={row.id}
            className={styles.row}
            data-drag={moves.markOf(at)}
            onKeyDownCapture={(event) => moves.onKeyDown(event, at)}
          >
            <RowTools
              title={recordTitle(row)}
              at={at}
              last={rows.length - 1}
              pointer={moves.handle(at)}
              onMove={(to) => moves.moveTo(at, to)}
            />
          </li>
        ))}
      </ol>
      <output className={styles.announcement}>{moves.announcement}</output>
    </>
  );
}

interface RowToolsProps {
  title: string;
  at: number;
  last: number;
  pointer: ReturnType<ReturnType<typeof useEntryMoves>['handle']>;
  onMove: (to: number) => void;
}

function RowTools({ title, at, last, pointer, onMove }: RowToolsProps) {
  const translate = useTranslate();
  const named = (key: string) => `${translate(key)}: ${title}`;
  return (
    <>
      <button
        type="button"
        data-handle=""
        className={styles.handle}
        aria-label={named('fields.move_entry')}
        title={translate('fields.move_hint')}
        {...pointer}
      >
        <Grip fontSize="small" />
      </button>
      <span className={styles.title}>{title}</span>
      <IconButton aria-label={named('ra.action.move_up')} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Up fontSize="small" />
      </IconButton>
      <IconButton aria-label={named('ra.action.move_down')} disabled={at === last} onClick={() => onMove(at + 1)}>
        <Down fontSize="small" />
      </IconButton>
    </>
  );
}
