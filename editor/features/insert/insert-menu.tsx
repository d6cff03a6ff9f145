/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import { type ComponentType, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import type { InsertMenu as Open } from '../../core/view/editor-view.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './insert.module.css';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/inputs.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useActiveOption } from '../../ui/use-active-option.ts';
import { entriesIn, findEntries, type InsertEntry, insertEntry } from './find-entries.ts';
import { usePatternEntries, useSharedEntries } from './pattern-entries.ts';

const PatternPicture = lazyWithRetry(() => import('../patterns/pattern-picture.tsx'));

interface MoreEntry {
  key: string;
  run: () => void;
}
export interface MoreProps {
  query: string;
  /** Beginning of the ids of its options, which end with the keys of their entries. */
  id: string;
  chosen: string | undefined;
  run: (entry: MoreEntry) => void;
  /** Called with what is offered now, in its order. */
  offer: (entries: readonly MoreEntry[]) => void;
}

/** The menu of a '+': every kind and pattern that is allowed there, with search. After a `/` it offers `More` as well. */
export function InsertMenu({ More }: { More: ComponentType<MoreProps> }) {
  const { view } = useEditor();
  const open = useObservable(view.insertMenu);
  return open && <Menu key={JSON.stringify(open.place)} open={open} More={More} />;
}

function Menu({ open, More }: { open: Open; More: ComponentType<MoreProps> }) {
  const { session, view } = useEditor();
  const [query, setQuery] = useState('');
  const [more, setMore] = useState<readonly MoreEntry[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const id = useId();
  const allowed = kindsFor(session.store, open.place.parent);
  const entries = entriesIn(session, open.place.parent);
  const patterns = usePatternEntries(allowed);
  const parts = useSharedEntries(allowed);
  const found = [entries, patterns, parts].flatMap((list) => findEntries(list, query));
  // A list with one kind of item needs no menu.
  const only = entries.length === 1 ? entries[0] : undefined;
  const { close, goBack } = useClosing(open, box);
  const insert = (entry: InsertEntry) => {
    close();
    insertEntry(session, entry, open);
  };
  const run = (entry: MoreEntry) => {
    close();
    goBack();
    // The command may move the focus after it is back.
    requestAnimationFrame(entry.run);
  };
  useEffect(() => {
    // Inserting re-renders the page synchronously, which is not allowed in an effect.
    if (only) queueMicrotask(() => insert(only));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the menu opens
  }, []);
  useLayoutEffect(() => {
    // In newer browsers scrollIntoView returns a promise, which must not be taken for the cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const choices = [
    ...found.map((entry) => ({ entry, take: () => insert(entry) })),
    ...more.map((entry) => ({ entry, take: () => run(entry) })),
  ];
  const { active, keys, reset } = useActiveOption(choices, ({ take }) => take());
  const chosen = choices[active]?.entry.key;
  const option = (entry: InsertEntry) => (
    <Option key={entry.key} id={id} entry={entry} isChosen={entry.key === chosen} insert={insert} />
  );
  const openPatterns = () => {
    close();
    view.openDialog({ kind: 'patterns' });
  };
  if (only) return null;
  return (
    <div
      ref={box}
      className={`${ed.ed} ${ed.pop} ${styles.menu} ${ed.anim}`}
      style={{ left: Math.max(8, open.left), top: open.top }}
      data-editor="menu"
    >
      <SearchField
        ref={input}
        label={open.isSlash ? m.editor_find_anything() : m.editor_find_module()}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen}`}
        value={query}
        change={(next) => (setQuery(next), reset())}
        onKeyDown={keys}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.editor_modules()}
        style={{ maxHeight: 320, overflow: 'auto', marginTop: 6 }}
      >
        {found.filter(({ pattern, shared }) => !pattern && !shared).map(option)}
        <Group name={m.editor_patterns()} entries={found.filter(({ pattern }) => pattern).map(option)} />
        <Group name={m.editor_shared_parts()} entries={found.filter(({ shared }) => shared).map(option)} />
        {open.isSlash && query.trim() !== '' && (
          <More query={query} id={id} chosen={chosen} run={run} offer={setMore} />
        )}
        {choices.length === 0 && <p className={ed.hint}>{m.editor_nothing_found()}</p>}
      </div>
      {patterns.length > 0 && <Button icon="pattern" small label={m.editor_all_patterns()} onClick={openPatterns} />}
    </div>
  );
}

function Group({ name, entries }: { name: string; entries: ReactNode[] }) {
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      <p className={ed.menuHead} aria-hidden="true">
        {name}
      </p>
      {entries}
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
  const picture = entry.pattern ?? entry.shared;
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
      {picture ? <PatternPicture pattern={picture} width={96} height={60} /> : <Icon name={kindIcon(entry.model)} />}
      <span className={ed.optMain}>
        {entry.name}
        {entry.about && <small>{entry.about}</small>}
      </span>
    </div>
  );
}

interface Closing {
  close: () => void;
  /** Restores the focus. */
  goBack: () => void;
}

/** Closes on Escape and on a press outside; restores the focus. In a text, Escape types the `/` that opened the menu. */
function useClosing({ text }: Open, box: { current: HTMLElement | null }): Closing {
  const { view } = useEditor();
  const [opener] = useState(() => document.activeElement);
  const close = () => view.insertMenu.set(null);
  const goBack = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      event.preventDefault();
      goBack();
      text?.type('/');
    };
    const ended = new AbortController();
    document.addEventListener('pointerdown', press, { capture: true, signal: ended.signal });
    window.addEventListener('keydown', key, { capture: true, signal: ended.signal });
    return () => ended.abort();
  });
  return { close, goBack };
}
