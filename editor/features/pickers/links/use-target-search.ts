import { type KeyboardEvent, useEffect, useState } from 'react';
import { targetsApi } from '#contract/api.ts';
import { isLinkTarget } from '#contract/fields/field-value.ts';
import type { ReferenceKind } from '#contract/fields/reference.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { cleanAddress } from '#text/clean-text.ts';
import type { EditSession } from '../../../core/session/edit-session.ts';
import { useActiveOption } from '../../../ui/use-active-option.ts';

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

interface Answer {
  /** The question that it answers. */
  requested: string;
  results: LinkTarget[];
  failed: boolean;
}

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
  const [text, setText] = useState<string | null>(null);
  const [kind, setKind] = useState<ReferenceKind | undefined>();
  const requested = `${kind ?? ''} ${text ?? ''}`;
  const address = isAddress(text ?? '');
  const answer = useAnswer(session, { requested, text: text ?? '', kind, wanted: isOpen && !address });
  const found = isOpen && !address && answer?.requested === requested ? answer.results : [];
  const close = () => {
    setOpen(false);
    setText(null);
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
    shown: text ?? title ?? value,
    isOpen: isOpen && !address,
    found,
    active,
    kind,
    state: stateOf(answer, requested),
    choose,
    keys,
    close,
    open,
    setKind: (next: ReferenceKind | undefined) => {
      setKind(next);
      reset();
    },
    type: (next: string) => {
      setText(next);
      open();
      // A chosen entity stays until another one is chosen or a valid address is typed.
      const isMeant = next.trim() === '' || isAddress(next) || isLinkTarget(normaliseTarget(next));
      if (title === undefined || isMeant) change(next.trim());
    },
  };
}

function stateOf(answer: Answer | null, requested: string): 'loading' | 'failed' | 'found' {
  if (answer?.requested !== requested) return 'loading';
  return answer.failed ? 'failed' : 'found';
}

interface Question {
  requested: string;
  text: string;
  kind: ReferenceKind | undefined;
  wanted: boolean;
}

/** The latest response; an older one that arrives late is ignored. */
function useAnswer(session: EditSession, { requested, text, kind, wanted }: Question): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const query = { ...(text.trim() && { query: text.trim().slice(0, 200) }), ...(kind && { kind }) };
    const timer = setTimeout(
      () => {
        session.api(targetsApi.search, { params: { locale: session.locale }, query, signal: stop.signal }).then(
          ({ results }) => stop.signal.aborted || setAnswer({ requested, results, failed: false }),
          () => stop.signal.aborted || setAnswer({ requested, results: [], failed: true }),
        );
      },
      text === '' ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, requested, text, kind, wanted]);
  return answer;
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
