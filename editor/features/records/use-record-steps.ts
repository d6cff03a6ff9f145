import { useEffect } from 'react';
import { useEditor } from '../../core/editor-context.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { guardUnsaved } from '../../core/saving/unsaved-records.ts';
import { useShownPage } from '../record-panel/use-shown-page.ts';

/** Lets undo and redo write records besides the section; the page is shown as it is then, at its address then. */
export function useRecordSteps(): void {
  const { session, page } = useEditor();
  const showAt = useShownPage();
  useEffect(() => guardUnsaved(() => session.refused.length > 0), [session]);
  useEffect(() => {
    session.records.writeWith(async (changes) => {
      const { addressOf, writeRecords } = await loadWithRetry(() => import('./write-records.ts'));
      await writeRecords(session, changes);
      // The page itself, or one above it, may have another address now.
      const mayMove = changes.some(
        ({ kind, after }) => kind === 'page' && after && ('slug' in after || 'parent_id' in after),
      );
      await showAt(mayMove && page.id !== null ? await addressOf(session, page.id) : undefined);
    });
  }, [session, page.id, showAt]);
}
