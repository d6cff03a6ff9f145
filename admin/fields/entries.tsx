import Add from '@mui/icons-material/Add';
import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Grip from '@mui/icons-material/DragIndicator';
import { Button, IconButton } from '@mui/material';
import { type ReactNode, useMemo, useRef } from 'react';
import { SourceContextProvider, useSourceContext, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import styles from './entries.module.css';
import { useEntryMoves } from './moving/use-entry-moves.ts';

interface EntriesProps {
  source: string;
  /** Inputs of one entry. */
  children: ReactNode;
  /** Message key of the button that adds an entry. */
  add: string;
  /** Initial value of a new entry. */
  blank: Record<string, unknown> | (() => object);
  /** Inputs in one row. */
  inline?: boolean;
}

/** An ordered list of entries: add at the end, move, remove. */
export function Entries({ source, children, add, blank, inline = false }: EntriesProps) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const above = useSourceContext();
  const name = above.getSource(source);
  const { fields, append, remove, move } = useFieldArray({ name });
  const moves = useEntryMoves({ list, count: fields.length, move });
  /** Keeps the focus in the list, or on the add button when the list is empty. */
  function removeAt(at: number) {
    remove(at);
    const rows = list.current?.children;
    const next = rows?.[Math.min(at, (rows.length ?? 1) - 2)] ?? list.current?.parentElement;
    setTimeout(() => next?.querySelector<HTMLElement>('button, input')?.focus());
  }

  return (
    <div className="whole" data-field={source}>
      <ol ref={list} className={styles.list}>
        {fields.map(({ id }, at) => (
          <li
            key={id}
            className={styles.entry}
            data-inline={inline || undefined}
            data-drag={moves.markOf(at)}
            onKeyDownCapture={(event) => moves.onKeyDown(event, at)}
          >
            <Handle at={at} pointer={moves.handle(at)} />
            <div className={styles.inputs}>
              <EntryInputs name={name} source={source} at={at}>
                {children}
              </EntryInputs>
            </div>
            <EntryTools
              at={at}
              last={fields.length - 1}
              onMove={(to) => moves.moveTo(at, to)}
              onRemove={() => removeAt(at)}
            />
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{moves.announcement}</output>
      <Button
        variant="outlined"
        startIcon={<Add />}
        onClick={() => append(typeof blank === 'function' ? blank() : { ...blank })}
      >
        {translate(add)}
      </Button>
    </div>
  );
}

function EntryInputs({
  name,
  source,
  at,
  children,
}: {
  name: string;
  source: string;
  at: number;
  children: ReactNode;
}) {
  const above = useSourceContext();
  const context = useMemo(
    () => ({
      getSource: (inner: string) => `${name}.${at}.${inner}`,
      getLabel: (inner: string) => above.getLabel(`${source}.${inner}`),
    }),
    [above, name, source, at],
  );
  return <SourceContextProvider value={context}>{children}</SourceContextProvider>;
}

type PointerHandlers = ReturnType<ReturnType<typeof useEntryMoves>['handle']>;

/** Dragged by pointer; the arrow keys move the entry. */
function Handle({ at, pointer }: { at: number; pointer: PointerHandlers }) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      data-handle=""
      className={`drag-handle ${styles.handle}`}
      aria-label={`${translate('fields.move_entry')}: ${at + 1}`}
      title={translate('fields.move_hint')}
      {...pointer}
    >
      <Grip fontSize="small" />
    </button>
  );
}

interface EntryToolsProps {
  at: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function EntryTools({ at, last, onMove, onRemove }: EntryToolsProps) {
  const translate = useTranslate();
  const button = (label: string) => ({
    size: 'small' as const,
    'aria-label': `${translate(label)}: ${at + 1}`,
    title: translate(label),
  });
  return (
    <div className={styles.tools}>
      <IconButton {...button('ra.action.move_up')} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Up fontSize="small" />
      </IconButton>
      <IconButton {...button('ra.action.move_down')} disabled={at === last} onClick={() => onMove(at + 1)}>
        <Down fontSize="small" />
      </IconButton>
      <IconButton {...button('ra.action.remove')} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}
