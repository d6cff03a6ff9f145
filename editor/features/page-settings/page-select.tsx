import { type PageSettings, pageSettingsApi } from '#contract/pages/page-settings.ts';
import { useEditor, useRead } from '../../core/editor-context.ts';
import type { FieldParts } from '../../ui/field-frame.tsx';
import { Select } from '../../ui/inputs.tsx';

interface PageSelectProps {
  parts: FieldParts;
  pages: readonly PageSettings[];
  value: number | null;
  write: (id: number | null) => void;
  /** Label of the option for no page. */
  none: string;
  /** Pages that cannot be chosen. */
  without?: ReadonlySet<number>;
}

const step = '\u00A0\u00A0\u00A0';

/** A select with the pages of the tree, indented by level. */
export function PageSelect({ parts, pages, value, write, none, without }: PageSelectProps) {
  const { session } = useEditor();
  const nameOf = (page: PageSettings) =>
    step.repeat(depthOf(pages, page)) + (page.title[session.locale] || page.title.de);
  const offered = pages.filter((page) => !without?.has(page.id));
  return (
    <Select
      {...parts}
      value={value ?? ''}
      options={[['', none], ...offered.map((page) => [page.id, nameOf(page)] as const)]}
      choose={(id) => write(id === '' ? null : id)}
    />
  );
}

/** Every page of the tree, parents before children; null while loading. */
export function usePageList(): PageSettings[] | null {
  const { answer } = useRead(({ api, locale }) => api(pageSettingsApi.list, { params: { locale } }));
  return answer?.results ?? null;
}

/** The ids of a page and its descendants. */
export function idsOfSubtree(pages: readonly PageSettings[], id: number): Set<number> {
  const branch = new Set([id]);
  // Parents come before children, so one pass is enough.
  for (const page of pages) if (page.parent_id !== null && branch.has(page.parent_id)) branch.add(page.id);
  return branch;
}

/** The level of a page in the tree, 0 at the top. */
function depthOf(pages: readonly PageSettings[], page: PageSettings): number {
  const parent = pages.find(({ id }) => id === page.parent_id);
  return parent ? depthOf(pages, parent) + 1 : 0;
}
