import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#modules/hydrated.ts';
import type { ShownPage } from '../content/read-page.ts';
import { useLocale } from '../locale.ts';

// oxlint-disable-next-line no-restricted-imports -- the one door to the editor
const loadEditor = () => import('../editor/editor-root.tsx');
const EditorRoot = lazy(async () => ({ default: (await loadEditor()).EditorRoot }));

// On a page that opens with the editor its code comes while React takes the page over; a failure shows when it is drawn.
if (typeof window !== 'undefined' && isWanted(window.location.search)) loadEditor().catch(() => undefined);

function isWanted(search: string): boolean {
  return search !== '' && new URLSearchParams(search).has('edit');
}

/** The blocks of a page; with `edit` in the address the editor around them, whose code nobody else ever loads. */
export function EditMode({ page, children }: { page: ShownPage; children: ReactNode }) {
  const { search } = useLocation();
  const locale = useLocale();
  const ready = useHydrated();
  if (!ready || !isWanted(search)) return children;
  return (
    <Suspense fallback={children}>
      {/* Another page is another session: until it is open, nothing must be written into the page before. */}
      <EditorRoot key={page.section ?? page.id} page={page} locale={locale}>
        {children}
      </EditorRoot>
    </Suspense>
  );
}
