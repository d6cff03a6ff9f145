/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import { type KeyboardEvent, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import type { InsertMenu as Open } from '../../core/view/editor-view.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { entriesFor, findEntries, type InsertEntry } from './find-entries.ts';
import { insertEntry } from './insert-entry.ts';
import { usePatternEntries } from './pattern-entries.ts';

const PatternPicture = lazyWithRetry(() => import('../patterns/pattern-picture.tsx'));

/** The menu of a '+': every kind and pattern that is allowed there, with search. */
export function InsertMenu() {
  const { view } = useEditor();
  const open = useObservable(view.insertMenu);
  return open && <Menu key={JSON.stringify(open.place)} open={open} />;
}

function Menu({ open }: { open: Open }) {
  const { session } = useEditor();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const allowed = kindsFor(session.store, open.place.parent);
  const kinds = session.setup.offeredKinds.filter((model) => allowed.includes(model));
  const entries = entriesFor(kinds, session.locale);
  const only = entries.length === 1 ? entries[0] : undefined;
  const patterns = usePatternEntries(allowed);
  const found = [...findEntries(entries, query), ...findEntries(patterns, query)];
  const close = useClosing(open, box);
  const insert = (entry: InsertEntry) => {
    close();
    insertEntry(session, entry, open);
  };
  useEffect(() => {
    // Inserting re-renders the page synchronously, which is not allowed in an effect.
    if (only) queueMicrotask(() => insert(only));
    // oxlint-disable-next-line react/exhaustive-deps -- a list with one item kind needs no menu; only when the menu opens
  }, []);
  useLayoutEffect(() => {
    // In newer browsers scrollIntoView returns a promise, which must not be taken for the cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (only) return null;
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((now) => (now + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' && found[at]) insert(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      className={`${ed.ed} ${ed.pop} ${ed.menu} ${ed.anim}`}
      style={{ left: Math.max(8, open.left), top: open.top }}
      data-editor="menu"
    >
      <Search id={id} query={query} chosen={found[at]} keys={keys} change={(next) => (setQuery(next), setAt(0))} />
      <Options id={id} found={found} at={at} insert={insert} />
      {patterns.length > 0 && <AllPatterns close={close} />}
    </div>
  );
}

function AllPatterns({ close }: { close: () => void }) {
  const { view } = useEditor();
  const open = () => {
    close();
    view.openDialog({ kind: 'patterns' });
  };
  return <Button icon="pattern" small label={m.editor_all_patterns()} onClick={open} />;
}

interface SearchProps {
  id: string;
  query: string;
  chosen: InsertEntry | undefined;
  keys: (event: KeyboardEvent) => void;
  change: (query: string) => void;
}

function Search({ id, query, chosen, keys, change }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={ed.search}>
      <Icon name="search" />
      <input
        ref={input}
        className={ed.in}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
        aria-label={m.editor_find_module()}
        placeholder={m.editor_find_module()}
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={keys}
      />
    </div>
  );
}

interface OptionsProps {
  id: string;
  found: readonly InsertEntry[];
  at: number;
  insert: (entry: InsertEntry) => void;
}

function Options({ id, found, at, insert }: OptionsProps) {
  const option = (entry: InsertEntry) => {
    const index = found.indexOf(entry);
    return <Option key={entry.key} id={id} entry={entry} isChosen={index === at} insert={insert} />;
  };
  const patterns = found.filter(({ pattern }) => pattern);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.editor_modules()}
      style={{ maxHeight: 320, overflow: 'auto', marginTop: 6 }}
    >
      {found.filter(({ pattern }) => !pattern).map(option)}
      {patterns.length > 0 && (
        <div role="group" aria-label={m.editor_patterns()}>
          <p className={ed.menuHead} aria-hidden="true">
            {m.editor_patterns()}
          </p>
          {patterns.map(option)}
        </div>
      )}
      {found.length === 0 && <p className={ed.hint}>{m.editor_nothing_found()}</p>}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: InsertEntry;
  isChosen: boolean;
  insert: (entry: InsertEntry) => void;
}

function Option({ id, entry, isChosen, insert }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={element}
      id={`${id}-${entry.key}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={ed.opt}
      onClick={() => insert(entry)}
      onKeyDown={() => {}}
    >
      {entry.pattern ? (
        <Suspense>
          <PatternPicture pattern={entry.pattern} width={96} height={60} />
        </Suspense>
      ) : (
        <Icon name={kindIcon(entry.model)} />
      )}
      <span className={ed.optMain}>
        {entry.name}
        {entry.about && <small>{entry.about}</small>}
      </span>
    </div>
  );
}

/** Closes on Escape and on a press outside; restores the focus. In a text, Escape types the `/` that opened the menu. */
function useClosing({ text }: Open, box: { current: HTMLElement | null }): () => void {
  const { view } = useEditor();
  const [opener] = useState(() => document.activeElement);
  const close = () => view.insertMenu.set(null);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      event.preventDefault();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      text?.type('/');
    };
    document.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
    };
  });
  return close;
}
