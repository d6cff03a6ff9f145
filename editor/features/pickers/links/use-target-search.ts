import { type KeyboardEvent, useState } from 'react';
import { targetsApi } from '#contract/api.ts';
import { isLinkTarget } from '#contract/fields/field-value.ts';
import type { ReferenceKind } from '#contract/fields/reference.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { cleanAddress } from '#text/clean-text.ts';
import type { EditSession } from '../../../core/session/edit-session.ts';
import { useActiveOption } from '../../../ui/use-active-option.ts';
import { useSearch } from '../use-search.ts';

/** The kinds to which the search can be limited. */
export const kindFilters: { kind: ReferenceKind | undefined; label: () => string }[] = [
  { kind: undefined, label: () => m.target_all() },
  { kind: 'page', label: () => m.target_pages() },
  { kind: 'event', label: () => m.target_events() },
  { kind: 'production', label: () => m.target_productions() },
  { kind: 'article', label: () => m.target_articles() },
  { kind: 'person', label: () => m.target_persons() },
  { kind: 'subscription', label: () => m.target_subscriptions() },
  { kind: 'media', label: () => m.target_files() },
];

const nothing: { results: LinkTarget[]; count: number; next: null } = { results: [], count: 0, next: null };

interface SearchOptions {
  session: EditSession;
  value: string;
  change: (value: string) => void;
  /** The title of the value when it is an entity. */
  title: string | undefined;
  /** In a dialog of its own Escape closes the dialog, not only the list. */
  inDialog: boolean;
}

/** Searches for link targets while the user types. */
export function useTargetSearch({ session, value, change, title, inDialog }: SearchOptions) {
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [kind, setKind] = useState<ReferenceKind | undefined>();
  const { query, setQuery, results, loading, failed } = useSearch(
    async ({ query: typed, signal }) => {
      if (!isOpen || isAddress(typed)) return nothing;
      const params = { locale: session.locale };
      const asked = { ...(typed && { query: typed.slice(0, 200) }), ...(kind && { kind }) };
      return { ...nothing, ...(await session.api(targetsApi.search, { params, query: asked, signal })) };
    },
    `${kind ?? ''} ${isOpen}`,
  );
  const isListOpen = isOpen && !isAddress(query);
  const found = isListOpen && !loading ? results : [];
  const close = () => {
    setOpen(false);
    setTyped(false);
    setQuery('');
  };
  const choose = (target: LinkTarget) => {
    close();
    const link = { [target.target]: { url: target.url, title: target.title } };
    session.store.addResolved({ [session.locale]: { links: link } });
    change(target.target);
  };
  const { active, keys: optionKeys, reset } = useActiveOption(found, choose);
  const open = () => {
    setOpen(true);
    reset();
  };
  const keys = (event: KeyboardEvent) => {
    const opens = !isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    const closes = isOpen && event.key === 'Escape' && !inDialog;
    if (opens) open();
    else if (closes) close();
    else if (!optionKeys(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    shown: isTyped ? query : (title ?? value),
    isOpen: isListOpen,
    found,
    active,
    kind,
    loading,
    failed,
    choose,
    keys,
    close,
    open,
    setKind: (next: ReferenceKind | undefined) => {
      setKind(next);
      reset();
    },
    type: (next: string) => {
      setQuery(next);
      setTyped(true);
      open();
      // A chosen entity stays until another one is chosen or a valid address is typed.
      const isMeant = next.trim() === '' || isAddress(next) || isLinkTarget(normaliseTarget(next));
      if (title === undefined || isMeant) change(next.trim());
    },
  };
}

function isAddress(text: string): boolean {
  return /^(?:https?:|www\.|mailto:|tel:|#|\/|\+?\d{3}|[a-z]+:\d|\S+@)/i.test(text.trim());
}

/** Completes a typed address: `www.oper.example` gets its `https://`. */
export function normaliseTarget(typed: string): string {
  const query = cleanAddress(typed);
  if (query === '' || isLinkTarget(query)) return query;
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(query)) return `mailto:${query}`;
  if (/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i.test(query))
    return `https://${query}`;
  if (/^\+?[\d\s()/-]{6,}$/.test(query)) return `tel:${query}`;
  return query;
}
