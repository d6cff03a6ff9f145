import { useEffect, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { requestsApi, type SectionChanges } from '#contract/editing/requests/requests-api.ts';
import { useEditor, useObservable } from '../../../core/editor-context.ts';

export interface ChangesRead {
  /** Null before the first answer. */
  changes: SectionChanges | null;
  failed: boolean;
}

/** What publishing would change, in both languages or one; read again when the draft changes. */
export function useChanges(only: Locale | null): ChangesRead {
  const { session } = useEditor();
  const savedAt = useObservable(session.savedAt);
  const [changes, setChanges] = useState<SectionChanges | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const read = async () => {
      await session.queue.flush();
      const params = { locale: session.locale, slug: session.slug };
      return session.api(requestsApi.changes, { params, query: only ? { language: only } : {} });
    };
    read().then(
      (found) => current && setChanges(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again after saving
  }, [session, only, savedAt]);
  return { changes, failed };
}
