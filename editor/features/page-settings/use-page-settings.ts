import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Issue } from '#contract/base/errors.ts';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';
import { changedValues, drafts, onNewer, type PageDraft, type PageValues, valuesOf } from './page-form.ts';

/** The stored settings of a page, the unsaved changes, and the function that saves them. */
export function usePageSettings(id: number) {
  const { session } = useEditor();
  const [draft, setDraft] = useState<PageDraft | null>(() => drafts.get(id) ?? null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = useShownPage();
  const params = { locale: session.locale, id };
  const keep = (next: PageDraft) => {
    drafts.set(id, next);
    setDraft(next);
  };
  useEffect(() => {
    if (drafts.has(id)) return;
    session.api(pageSettingsApi.show, { params: { locale: session.locale, id } }).then(
      (stored) => setDraft((now) => now ?? { stored, values: valuesOf(stored) }),
      () => setProblem(m.editor_load_failed()),
    );
  }, [session, id]);
  const change = (values: Partial<PageValues>) => {
    if (draft) keep({ ...draft, values: { ...draft.values, ...values } });
  };
  const save = async (): Promise<boolean> => {
    if (!draft || busy) return false;
    setBusy(true);
    setProblem(null);
    setIssues([]);
    const { stored } = draft;
    try {
      const body = { ...changedValues(draft), version: stored.version };
      const after = await session.api(pageSettingsApi.change, { params, body });
      drafts.delete(id);
      setDraft({ stored: after, values: valuesOf(after) });
      session.alerts.show({ kind: 'save', title: m.editor_saved(), text: m.editor_page_is_set_up() });
      session.alerts.announce(m.editor_page_is_set_up());
      await shown(after);
      return true;
    } catch (error) {
      const { current, wrong, sentence } = explain(error);
      if (current) keep(onNewer(draft, current).draft);
      setIssues(wrong);
      setProblem(sentence);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const isChanged = draft !== null && Object.keys(changedValues(draft)).length > 0;
  return { draft, change, save, issues, problem, busy, isChanged };
}

/** Why saving failed: the newer stored settings or the issues, and a message. */
function explain(error: unknown): { current?: PageSettings | undefined; wrong: Issue[]; sentence: string } {
  if (!(error instanceof ApiError)) return { wrong: [], sentence: m.editor_page_not_saved() };
  // The details of a conflict name the stored settings.
  const { current } = (error.details ?? {}) as { current?: PageSettings };
  if (error.status === 409) return { current, wrong: [], sentence: m.editor_page_changed_meanwhile() };
  const count = error.issues.length;
  return { wrong: error.issues, sentence: count > 0 ? m.editor_page_issues({ count }) : m.editor_page_not_saved() };
}

/** Navigates to the current address of the page and reloads its data. */
function useShownPage() {
  const { session } = useEditor();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async ({ urls }: PageSettings) => {
    const address = urls[session.locale];
    if (address === window.location.pathname) await revalidate();
    else await navigate(`${address}?edit`, { replace: true, preventScrollReset: true });
  };
}
