/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import type { InsertMenu as Open } from '../../core/view/editor-view.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './insert-menu.module.css';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useActiveOption } from '../../ui/use-active-option.ts';
import { entriesIn, findEntries, type InsertEntry, insertEntry } from './find-entries.ts';
import { usePatternEntries, useSharedEntries } from './pattern-entries.ts';
import { useClosing } from './use-closing.ts';

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
  const [query, setQuery] = useState('');
  const [more, setMore] = useState<readonly MoreEntry[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { only, found, hasPatterns } = useFound(open, query);
  const { close, insert, run } = useTaking(open, box);
  useOnlyOne(only, insert);
  useInSight(box);
  const choices = [
    ...found.map((entry) => ({ entry, take: () => insert(entry) })),
    ...more.map((entry) => ({ entry, take: () => run(entry) })),
  ];
  const { active, keys, reset } = useActiveOption(choices, ({ take }) => take());
  const chosen = choices[active]?.entry.key;
  if (only) return null;
  return (
    <div
      ref={box}
      className={`${ed.ed} ${ed.pop} ${styles.menu} ${ed.anim}`}
      style={{ left: Math.max(8, open.left), top: open.top }}
      data-editor="menu"
    >
      <Search
        label={open.isSlash ? m.editor_find_anything() : m.editor_find_module()}
        id={id}
        query={query}
        chosen={chosen}
        keys={keys}
        change={(next) => (setQuery(next), reset())}
      />
      <Options id={id} found={found} active={active} insert={insert} isEmpty={choices.length === 0}>
        {open.isSlash && query.trim() !== '' && (
          <Suspense>
            <More query={query} id={id} chosen={chosen} run={run} offer={setMore} />
          </Suspense>
        )}
      </Options>
      {hasPatterns && <AllPatterns close={close} />}
    </div>
  );
}

/** Closes the menu: alone, to insert an entry, or to do something else. */
function useTaking(open: Open, box: RefObject<HTMLElement | null>) {
  const { session } = useEditor();
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
  return { close, insert, run };
}

/** Inserts at once what alone can be inserted: a list with one kind of item needs no menu. */
function useOnlyOne(only: InsertEntry | undefined, insert: (entry: InsertEntry) => void): void {
  useEffect(() => {
    // Inserting re-renders the page synchronously, which is not allowed in an effect.
    if (only) queueMicrotask(() => insert(only));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the menu opens
  }, []);
}

function useInSight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // In newer browsers scrollIntoView returns a promise, which must not be taken for the cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [box]);
}

/** The modules, patterns and shared parts that may be inserted here and match; `only` if nothing else can be. */
function useFound({ place }: Open, query: string) {
  const { session } = useEditor();
  const allowed = kindsFor(session.store, place.parent);
  const entries = entriesIn(session, place.parent);
  const patterns = usePatternEntries(allowed);
  const parts = useSharedEntries(allowed);
  return {
    only: entries.length === 1 ? entries[0] : undefined,
    found: [entries, patterns, parts].flatMap((list) => findEntries(list, query)),
    hasPatterns: patterns.length > 0,
  };
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
  label: string;
  id: string;
  query: string;
  chosen: string | undefined;
  keys: (event: KeyboardEvent) => void;
  change: (query: string) => void;
}

function Search({ label, id, query, chosen, keys, change }: SearchProps) {
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
        aria-activedescendant={chosen && `${id}-${chosen}`}
        aria-label={label}
        placeholder={label}
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
  active: number;
  insert: (entry: InsertEntry) => void;
  isEmpty: boolean;
  children: ReactNode;
}

function Options({ id, found, active, insert, isEmpty, children }: OptionsProps) {
  const option = (entry: InsertEntry) => {
    const index = found.indexOf(entry);
    return <Option key={entry.key} id={id} entry={entry} isChosen={index === active} insert={insert} />;
  };
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.editor_modules()}
      style={{ maxHeight: 320, overflow: 'auto', marginTop: 6 }}
    >
      {found.filter(({ pattern, shared }) => !pattern && !shared).map(option)}
      <Group name={m.editor_patterns()} entries={found.filter(({ pattern }) => pattern).map(option)} />
      <Group name={m.editor_shared_parts()} entries={found.filter(({ shared }) => shared).map(option)} />
      {children}
      {isEmpty && <p className={ed.hint}>{m.editor_nothing_found()}</p>}
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
      {picture ? (
        <Suspense>
          <PatternPicture pattern={picture} width={96} height={60} />
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
