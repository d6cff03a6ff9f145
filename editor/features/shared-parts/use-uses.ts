import { useEffect, useState } from 'react';
import { type SharedPartUse, sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';

export type Uses = readonly SharedPartUse[] | 'loading' | 'failed';

/** Where a shared part stands, as of when this was first shown. */
export function useUses(id: number): Uses {
  const { session } = useEditor();
  const [uses, setUses] = useState<Uses>('loading');
  useEffect(() => {
    let isOpen = true;
    session.quietApi(sharedPartsApi.uses, { params: { locale: session.locale, id } }).then(
      (found) => isOpen && setUses(found),
      () => isOpen && setUses('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [session, id]);
  return uses;
}

/** 'Wird auf 4 Seiten verwendet'. */
export function usesInWords(uses: Uses): string {
  if (uses === 'loading') return m.editor_shared_uses_loading();
  if (uses === 'failed') return m.editor_shared_uses_failed();
  if (uses.length === 0) return m.editor_shared_used_nowhere();
  return uses.length === 1 ? m.editor_shared_used_one() : m.editor_shared_used_many({ count: uses.length });
}
