/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { kindOf } from '#contract/blocks/block.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import { insertBlock } from '../blocks/block-actions.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView, InsertMenu as Open } from '../../core/view/editor-view.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { writeInto } from '../blocks/write-into.ts';

/** The menu of a '+': every kind that is allowed there, with search. */
export function InsertMenu() {
  const { view } = useEditor();
  const open = useObservable(view.insertMenu);
  return open && <Menu key={JSON.stringify(open.place)} open={open} />;
}

function Menu({ open }: { open: Open }) {
  const { session, view } = useEditor();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const allowed = kindsFor(session.store, open.place.parent);
  const kinds = session.setup.offeredKinds.filter((model) => allowed.includes(model));
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const found = kinds.filter((model) => matches(model, query));
  const close = useClosing(view, box);
  const insert = (model: Model) => {
    close();
    writeInto(session, insertBlock(session, model, open.place));
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
      <Options id={id} found={found} at={at} session={session} insert={insert} />
    </div>
  );
}

interface SearchProps {
  id: string;
  query: string;
  chosen: Model | undefined;
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
        aria-activedescendant={chosen ? `${id}-${chosen}` : undefined}
        aria-label={m.editor_find_module()}
        placeholder={m.editor_find_module()}
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={keys}
      />
    </div>
  );
}

function Options({
  id,
  found,
  at,
  session,
  insert,
}: {
  id: string;
  found: readonly Model[];
  at: number;
  session: EditSession;
  insert: (model: Model) => void;
}) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.editor_modules()}
      style={{ maxHeight: 320, overflow: 'auto', marginTop: 6 }}
    >
      {found.map((model, index) => (
        <div
          key={model}
          id={`${id}-${model}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={ed.opt}
          onClick={() => insert(model)}
          onKeyDown={() => {}}
        >
          <Icon name={kindIcon(model)} />
          <span className={ed.optMain}>{kindName(model, session.locale)}</span>
        </div>
      ))}
      {found.length === 0 && <p className={ed.hint}>{m.editor_nothing_found()}</p>}
    </div>
  );
}

/** Closes on Escape and on a press outside; restores the focus. */
function useClosing(view: EditorView, box: { current: HTMLElement | null }): () => void {
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
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
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

function matches(model: Model, query: string): boolean {
  const { label, keywords = [] } = kindOf(model);
  const needle = query.trim().toLocaleLowerCase();
  return [label.de, label.en, ...keywords].some((name) => name.toLocaleLowerCase().includes(needle));
}
