import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import type { Command, CommandContext } from '../../commands/command.ts';
import { contextOf } from '../../commands/context.ts';
import { useEditor } from '../../core/editor-context.ts';
import { commandEntries, type Entry, type Group, matchesWords, moduleEntries } from './entries.ts';
import { targetsApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import type { ReferenceKind } from '#contract/fields/reference.ts';
import { eventTime } from '#time/event-text.ts';
import type { IconName } from '../../ui/icon.tsx';

/** Finds what can be inserted by typed words. */
export type FindInsertable = (context: CommandContext, query: string) => Entry[];

/**
 * What the typed words find: commands, what `insertable` finds, modules of this page, and pages, productions, people and
 * the like.
 */
export function useGroups(query: string, commands: readonly Command[], insertable: FindInsertable = () => []): Group[] {
  const parts = useEditor();
  const navigate = useNavigate();
  // Use the state at opening time: now the palette's own field has the focus.
  const [context] = useState(() => contextOf(parts));
  const targets = useTargets(query, (address) => void navigate(address));
  const found = (entries: Entry[]) => entries.filter((entry) => matchesWords(entry, query));
  const groups = [
    { name: m.editor_palette(), entries: found(commandEntries(commands, context)) },
    { name: m.editor_insert(), entries: insertable(context, query) },
    { name: m.editor_palette_modules(), entries: found(moduleEntries(context)).slice(0, 50) },
    ...targets,
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Debounce before the server is queried, in milliseconds. */
const pause = 200;

/** What has an address of its own on the site, in the order of the palette. */
const kinds: { kind: ReferenceKind; name: () => string; icon: IconName }[] = [
  { kind: 'page', name: m.target_pages, icon: 'page' },
  { kind: 'production', name: m.target_productions, icon: 'page' },
  { kind: 'person', name: m.target_persons, icon: 'page' },
  { kind: 'event', name: m.target_events, icon: 'event' },
  { kind: 'article', name: m.target_articles, icon: 'page' },
  { kind: 'subscription', name: m.target_subscriptions, icon: 'page' },
];

/** Pages, productions, people and the like whose titles match; each opens in the editor. Empty without a query. */
function useTargets(text: string, open: (address: string) => void): Group[] {
  const { session } = useEditor();
  const query = text.trim().slice(0, 200);
  const [found, setFound] = useState<{ query: string; targets: LinkTarget[] }>({ query: '', targets: [] });
  useEffect(() => {
    if (query === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const params = { locale: session.locale };
      session.api(targetsApi.search, { params, query: { query }, signal: stop.signal }).then(
        ({ results }) => stop.signal.aborted || setFound({ query, targets: results }),
        // Commands and modules are found without the server.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, query]);
  if (query === '' || found.query !== query) return [];
  return kinds.map(({ kind, name, icon }) => ({
    name: name(),
    entries: found.targets
      .filter((target) => target.kind === kind)
      .map((target) => entryOf(target, { icon, locale: session.locale, open })),
  }));
}

function entryOf(
  { target, title, detail: known, url, start }: LinkTarget,
  { icon, locale, open }: { icon: IconName; locale: Locale; open: (address: string) => void },
): Entry {
  const detail = start === null ? known : [eventTime(start, locale), known].filter(Boolean).join(' · ');
  const run = () => open(`${url}?edit`);
  return { key: target.replace(':', '-'), label: title, detail, names: [title], icon, run };
}
