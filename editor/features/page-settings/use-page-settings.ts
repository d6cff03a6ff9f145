import { useEffect, useState } from 'react';
import type { Issue } from '#contract/base/errors.ts';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor, useAction } from '../../core/editor-context.ts';
import type { RecordChange } from '../../core/saving/operation-log.ts';
import { unreadProblem } from '../record-translation/machine-texts.ts';
import { useShownPage } from '../record-panel/use-shown-page.ts';
import {
  before,
  changedValues,
  drafts,
  dropDraft,
  hasChanges,
  keepDraft,
  onNewer,
  type PageDraft,
  type PageValues,
  valuesOf,
} from './page-form.ts';

/** Ids of the pages whose settings are being saved, perhaps by a panel that was closed meanwhile. */
const saving = new Set<number>();

/** The stored settings of a page, the unsaved changes, and the function that saves them. */
export function usePageSettings(id: number) {
  const { session } = useEditor();
  const [draft, setDraft] = useState<PageDraft | null>(() => drafts.get(id) ?? null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const { busy, problem, setProblem, run } = useAction();
  const showAt = useShownPage();
  const params = { locale: session.locale, id };
  const keep = (next: PageDraft) => {
    keepDraft(id, next);
    setDraft(next);
  };
  // Read again after undo and redo.
  useEffect(() => {
    const read = () =>
      session.api(pageSettingsApi.show, { params: { locale: session.locale, id } }).then(
        (stored) => {
          const own = drafts.get(id);
          if (!own) return setDraft({ stored, values: valuesOf(stored) });
          const { draft: newer, both } = onNewer(own, stored);
          keepDraft(id, newer);
          setDraft(newer);
          // Saving would not find it any more.
          if (both.length > 0) setProblem(m.editor_page_changed_meanwhile());
        },
        () => setProblem(m.editor_load_failed()),
      );
    if (!drafts.has(id)) void read();
    return session.records.written.subscribe(() => void read());
  }, [session, id, setProblem]);
  const change = (values: Partial<PageValues>) => {
    if (draft) keep({ ...draft, values: { ...draft.values, ...values } });
  };
  /** Discards the changes. */
  const revert = () => {
    dropDraft(id);
    if (draft) setDraft({ stored: draft.stored, values: valuesOf(draft.stored) });
    setIssues([]);
    setProblem(null);
  };
  /** Saves the changes; `also` was saved with them and belongs to the same step of the undo log. */
  const save = async (also: RecordChange[] = []): Promise<boolean> => {
    if (!draft) return false;
    if (saving.has(id)) {
      setProblem(m.editor_saving());
      return false;
    }
    const unread = unreadProblem(draft.values);
    setIssues([]);
    setProblem(unread);
    if (unread) return false;
    // What was typed while it was saved is not part of `draft`.
    const typed = () => (drafts.get(id) ?? draft).values;
    saving.add(id);
    const isDone = await run(
      async () => {
        const { stored } = draft;
        const changed = changedValues(draft);
        const body = { ...changed, version: stored.version };
        const after = await session.api(pageSettingsApi.change, { params, body });
        const step: RecordChange = { kind: 'page', id, before: before(stored, changed), after: changed };
        session.records.add(m.record_page_changed(), [...also, step]);
        const next = onNewer({ stored: { ...stored, ...draft.values }, values: typed() }, after).draft;
        keep(next);
        if (!hasChanges(next)) dropDraft(id);
        session.alerts.tell(m.editor_saved(), m.editor_page_is_set_up());
        await showAt(after.urls[session.locale]);
      },
      (error) => {
        const { current, wrong, sentence } = explain(error);
        if (current) keep(onNewer({ ...draft, values: typed() }, current).draft);
        setIssues(wrong);
        return sentence;
      },
    );
    saving.delete(id);
    return isDone;
  };
  const isChanged = draft !== null && hasChanges(draft);
  return { draft, change, revert, save, issues, problem, busy, isChanged };
}

/** Why saving failed: the newer stored settings or the issues, and a message. */
function explain(error: unknown): { current?: PageSettings | undefined; wrong: Issue[]; sentence: string } {
  if (!(error instanceof ApiError)) return { wrong: [], sentence: m.editor_page_not_saved() };
  // The details of a conflict name the stored settings.
  const { current } = (error.details ?? {}) as { current?: PageSettings };
  if (error.status === 409) return { current, wrong: [], sentence: m.editor_page_changed_meanwhile() };
  const count = error.issues.length;
  return { wrong: error.issues, sentence: count > 0 ? m.editor_page_issues({ count }) : error.message };
}
