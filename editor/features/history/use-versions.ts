import { useCallback, useEffect, useState } from 'react';
import { pageEditorApi } from '#contract/api.ts';
import type { Revision, SectionAtRevision } from '#contract/editing/section.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSurface } from '#modules/rendering/edit-surface.ts';
import { ApiError } from '../../core/api-client.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { EditorStore } from '../../core/tree/store.ts';
import { changesBetween, type BlockChange } from '../compare/tree-changes.ts';
import { groupRevisions, type RevisionGroup } from './group-revisions.ts';
import { pastSurface } from './past-surface.tsx';

const pageSize = 100;

/** The versions of the section with paging, and the function that shows one on the page. */
export function useVersions() {
  const { session, view } = useEditor();
  const { revisions, count, problem, setProblem, more, replace, forget } = useRevisions(session);
  const [cache] = useState(() => new Map<number, Promise<SectionAtRevision>>());
  const sittings = groupRevisions(revisions);
  const read = (number: number) => {
    const known = cache.get(number) ?? readRevision(session, number);
    cache.set(number, known);
    known.catch(() => cache.delete(number));
    return known;
  };
  const show = async (number: number, mode: PastMode) => {
    setProblem(null);
    try {
      const at = sittings.findIndex((sitting) => sitting.revisions.some((revision) => revision.number === number));
      const earlier = mode === 'before' && at !== -1 ? sittings.slice(at + 1) : [];
      const [shown, before] = await Promise.all([read(number), readFirst(earlier.map(({ newest }) => newest.number))]);
      const past = toPastVersion(session, shown, { mode, before });
      view.past.set(past);
      session.alerts.announce(m.editor_say_version({ count: past.changes.size }));
    } catch (error) {
      if (isGone(error)) forget(number);
      setProblem(isGone(error) ? m.editor_version_gone() : m.editor_load_failed());
    }
  };
  /** The first of the revisions that still exists; missing ones are removed from the list. */
  const readFirst = async (numbers: number[]): Promise<SectionAtRevision | null> => {
    for (const number of numbers)
      try {
        // oxlint-disable-next-line no-await-in-loop -- the first request nearly always succeeds
        return await read(number);
      } catch (error) {
        if (!isGone(error)) throw error;
        forget(number);
      }
    return null;
  };
  const name = async (sitting: RevisionGroup, text: string) => {
    const params = { locale: session.locale, slug: session.slug, number: sitting.newest.number };
    try {
      replace(await session.api(pageEditorApi.nameRevision, { params, body: { name: text } }));
    } catch (error) {
      if (isGone(error)) forget(sitting.newest.number);
      setProblem(isGone(error) ? m.editor_version_gone() : m.editor_load_failed());
    }
  };
  return { sittings, hasMore: revisions.length < count, more, show, name, problem };
}

function useRevisions(session: EditSession) {
  const [revisions, setRevisions] = useState<Revision[]>([]);
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const savedAt = useObservable(session.savedAt);
  const published = useObservable(session.published);
  const load = useCallback(
    async (page: number) => {
      const params = { locale: session.locale, slug: session.slug };
      const query = { page, page_size: pageSize };
      return session.api(pageEditorApi.revisions, { params, query });
    },
    [session],
  );
  useEffect(() => {
    let current = true;
    load(1).then(
      (answer) => {
        if (!current) return;
        setCount(answer.count);
        // Keep the further pages that were already loaded.
        setRevisions((now) => join(answer.results, now));
      },
      () => current && setProblem(m.editor_load_failed()),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reload after saving and publishing
  }, [load, savedAt, published]);
  const more = async () => {
    try {
      const answer = await load(Math.floor(revisions.length / pageSize) + 1);
      setRevisions((now) => join(now, answer.results));
    } catch {
      setProblem(m.editor_load_failed());
    }
  };
  const replace = (one: Revision) =>
    setRevisions((now) => now.map((revision) => (revision.number === one.number ? one : revision)));
  const forget = (number: number) => {
    setRevisions((now) => now.filter((revision) => revision.number !== number));
    setCount((now) => now - 1);
  };
  return { revisions, count, problem, setProblem, more, replace, forget };
}

/** Old revisions are thinned out on the server, also while the list is open. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Merges both lists by number, the first one wins, newest first. */
function join(first: Revision[], second: Revision[]): Revision[] {
  const known = new Set(first.map(({ number }) => number));
  return [...first, ...second.filter(({ number }) => !known.has(number))].sort((a, b) => b.number - a.number);
}

/** The section at a revision. */
function readRevision(session: EditSession, number: number): Promise<SectionAtRevision> {
  const { locale, slug, api } = session;
  return api(pageEditorApi.revision, { params: { locale, slug, number } });
}

/** Builds the view of an older version: alone, or compared with the previous version or with the draft. */
function toPastVersion(
  session: EditSession,
  at: SectionAtRevision,
  { mode, before }: { mode: PastMode; before: SectionAtRevision | null },
): PastVersion {
  const { locale, store } = session;
  const surface = pastSurface;
  const own = new EditorStore(at.body, at.resolved, locale);
  if (mode === 'now') {
    const today = new EditorStore(store.root, store.resolved, locale);
    return { at, mode, store: today, old: own, changes: changesBetween(at.body, store.root), surface };
  }
  if (mode === 'plain' || !before) return { at, mode, store: own, old: null, changes: new Map(), surface };
  const old = new EditorStore(before.body, before.resolved, locale);
  return { at, mode, store: own, old, changes: changesBetween(before.body, at.body), surface };
}

/**
 * `plain`: without changes. `before`: changes since the previous version. `now`: the draft, with changes since then.
 */
export type PastMode = 'plain' | 'before' | 'now';

/** An older version that the page shows instead of the draft. */
export interface PastVersion {
  at: SectionAtRevision;
  mode: PastMode;
  /** The shown tree, and the tree that it is compared with. */
  store: EditorStore;
  old: EditorStore | null;
  changes: ReadonlyMap<string, BlockChange>;
  /** The components for its texts and lists; loaded with the history. */
  surface: EditSurface;
}
