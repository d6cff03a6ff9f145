import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#modules/hydrated.ts';
import type { ShownPage } from '../content/read-page.ts';
import { useLocale } from '../locale.ts';

// The one door to the editor.
// oxlint-disable-next-line no-restricted-imports
const EditorRoot = lazy(async () => ({ default: (await import('../editor/editor-root.tsx')).EditorRoot }));

/** The blocks of a page; with `edit` in the address the editor around them, whose code nobody else ever loads. */
export function EditMode({ page, children }: { page: ShownPage; children: ReactNode }) {
  const { search } = useLocation();
  const locale = useLocale();
  const ready = useHydrated();
  const wanted = search !== '' && new URLSearchParams(search).has('edit');
  if (!wanted || !ready) return children;
  return (
    <Suspense fallback={children}>
      <EditorRoot page={page} locale={locale}>
        {children}
      </EditorRoot>
    </Suspense>
  );
}
