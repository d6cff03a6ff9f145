import { useEffect, useState } from 'react';
import { type PageSettings, pageSettingsApi } from '#contract/pages/page-settings.ts';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import type { FieldParts } from '../../ui/field-frame.tsx';

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
  const { 'aria-invalid': invalid, 'aria-describedby': described, id } = parts;
  return (
    <select
      id={id}
      aria-invalid={invalid}
      aria-describedby={described}
      className={ed.in}
      value={value ?? ''}
      onChange={({ target }) => write(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      {pages
        .filter((page) => !without?.has(page.id))
        .map((page) => (
          <option key={page.id} value={page.id}>
            {step.repeat(depthOf(pages, page)) + (page.title[session.locale] || page.title.de)}
          </option>
        ))}
    </select>
  );
}

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
function depthOf(pages: readonly PageSettings[], page: PageSettings): number {
  const parent = pages.find(({ id }) => id === page.parent_id);
  return parent ? depthOf(pages, parent) + 1 : 0;
}
