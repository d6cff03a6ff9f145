import { pageEditorApi } from '#contract/api.ts';
import type { SectionAtRevision } from '#contract/editing/section.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { EditorStore } from '../../core/tree/store.ts';
import type { PastVersion, PastMode } from './past-version.ts';
import { pastSurface } from './past-surface.tsx';
import { changesBetween } from '../compare/tree-changes.ts';

/** The section at a revision. */
export function readRevision(session: EditSession, number: number): Promise<SectionAtRevision> {
  const { locale, slug, api } = session;
  return api(pageEditorApi.revision, { params: { locale, slug, number } });
}

/** Builds the view of an older version: alone, or compared with the previous version or with the draft. */
export function toPastVersion(
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
