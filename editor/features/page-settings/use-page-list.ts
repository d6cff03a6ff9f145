import { useEffect, useState } from 'react';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import { useEditor } from '../../core/editor-context.ts';

/** Every page of the tree, parents before children; null while loading. */
export function usePageList(): PageSettings[] | null {
  const { session } = useEditor();
  const [pages, setPages] = useState<PageSettings[] | null>(null);
  useEffect(() => {
    let current = true;
    session.api(pageSettingsApi.list, { params: { locale: session.locale } }).then(
      ({ results }) => current && setPages(results),
      // The chosen value stays; the list is loaded with the next try.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session]);
  return pages;
}

/** The ids of a page and its descendants. */
export function idsOfSubtree(pages: readonly PageSettings[], id: number): Set<number> {
  const branch = new Set([id]);
  // Parents come before children, so one pass is enough.
  for (const page of pages) if (page.parent_id !== null && branch.has(page.parent_id)) branch.add(page.id);
  return branch;
}

/** The level of a page in the tree, 0 at the top. */
export function depthOf(pages: readonly PageSettings[], page: PageSettings): number {
  const parent = pages.find(({ id }) => id === page.parent_id);
  return parent ? depthOf(pages, parent) + 1 : 0;
}
