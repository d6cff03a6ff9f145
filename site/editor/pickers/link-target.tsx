/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import { type KeyboardEvent, useEffect, useState } from 'react';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import type { EditSession } from '../edit-session.ts';
import type { FieldParts } from '../fields/field-frame.tsx';
import { listPages, type PageEntry, targetOf } from './page-list.ts';
import { tidyTarget } from './tidy-target.ts';

interface LinkTargetProps {
  parts: FieldParts;
  session: EditSession;
  value: string;
  change: (value: string) => void;
  /** Takes the focus when the dialog around it opens. */
  first?: boolean;
}

/** An address typed, or a page found by its name. */
export function LinkTarget({ parts, session, value, change, first }: LinkTargetProps) {
  const { shown, found, at, choose, keys, type, open, close } = usePageSearch({ session, value, change });
  const leave = () => {
    close();
    const tidy = tidyTarget(value);
    if (tidy !== value) change(tidy);
  };
  const known = session.store.resolved[session.locale].links[value];
  return (
    <div className={ed.linkTarget} onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}>
      <div className={ed.search}>
        <Icon name="link" />
        <input
          {...parts}
          data-autofocus={first || undefined}
          className={ed.in}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${parts.id}-pages`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={shown}
          placeholder={m.editor_link_placeholder()}
          onFocus={() => value === '' && open()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys}
        />
      </div>
      {known && <p className={ed.hint}>{m.editor_leads_to({ title: known.title, url: known.url })}</p>}
      <Pages id={`${parts.id}-pages`} found={found} at={at} choose={choose} />
    </div>
  );
}

function usePageSearch({ session, value, change }: Omit<LinkTargetProps, 'parts'>) {
  const [pages, setPages] = useState<PageEntry[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isOpen || pages) return;
    // Without the list the address can still be typed.
    listPages(session).then(setPages, () => setPages([]));
  }, [isOpen, pages, session]);
  const found = isOpen ? matching(pages ?? [], words ?? '') : [];
  const close = () => {
    setOpen(false);
    setWords(null);
  };
  const choose = (entry: PageEntry) => {
    close();
    targetOf(session, entry).then(change, () => change(entry.url));
  };
  const type = (next: string) => {
    setWords(next);
    setOpen(true);
    setAt(0);
    change(next.trim());
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && !isOpen) setOpen(true);
    else if (step !== 0 && found.length > 0) setAt((now) => (now + step + found.length) % found.length);
    else if (event.key === 'Enter' && found[at]) choose(found[at]);
    else if (event.key === 'Escape' && found.length > 0) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { shown: words ?? value, found, at, choose, keys, type, open: () => setOpen(true), close };
}

function Pages({
  id,
  found,
  at,
  choose,
}: {
  id: string;
  found: PageEntry[];
  at: number;
  choose: (entry: PageEntry) => void;
}) {
  return (
    <div id={id} role="listbox" aria-label={m.editor_pages()} className={found.length > 0 ? ed.suggest : undefined}>
      {found.map((entry, index) => (
        <div
          key={entry.url}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={ed.opt}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(entry)}
          onKeyDown={() => {}}
        >
          <Icon name="page" />
          <span className={ed.optMain}>
            {entry.title}
            <small>{entry.url}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

function matching(pages: PageEntry[], words: string): PageEntry[] {
  const needle = words.trim().toLocaleLowerCase();
  if (/^(?:https?:|mailto:|tel:|#|[a-z]+:\d)/.test(needle)) return [];
  return pages.filter((page) => `${page.title} ${page.url}`.toLocaleLowerCase().includes(needle)).slice(0, 50);
}
