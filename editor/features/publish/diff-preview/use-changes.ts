import type { Locale } from '#contract/base/locale.ts';
import { requestsApi, type SectionChanges } from '#contract/editing/requests/requests-api.ts';
import { useObservable, useEditor, useRead } from '../../../core/editor-context.ts';

export interface ChangesRead {
  /** Null before the first answer. */
  changes: SectionChanges | null;
  failed: boolean;
}

/** What publishing would change, in both languages or one; read again when the draft changes. */
export function useChanges(only: Locale | null): ChangesRead {
  const savedAt = useObservable(useEditor().session.savedAt);
  const { answer: changes, failed } = useRead(async ({ queue, api, locale, slug }) => {
    await queue.flush();
    return api(requestsApi.changes, { params: { locale, slug }, query: only ? { language: only } : {} });
  }, `${only} ${savedAt?.getTime()}`);
  return { changes, failed };
}
