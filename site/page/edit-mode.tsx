import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import type { ShownPage } from '../content/read-page.ts';
import { useLocale } from '../locale.ts';

// oxlint-disable-next-line no-restricted-imports -- the one door to the editor
const loadEditor = () => import('../editor/editor-root.tsx');

type Editor = ComponentType<{ page: ShownPage; locale: Locale; children?: ReactNode }>;

// On a page that opens with the editor its code comes while React takes the page over; a failure shows when it is drawn.
if (typeof window !== 'undefined' && isWanted(window.location.search)) loadEditor().catch(() => undefined);

function isWanted(search: string): boolean {
  return search !== '' && new URLSearchParams(search).has('edit');
}

/** The blocks of a page; with `edit` in the address the editor around them, whose code nobody else ever loads. */
export function EditMode({ page, children }: { page: ShownPage; children: ReactNode }) {
  const { search } = useLocation();
  const locale = useLocale();
  const wanted = isWanted(search);
  const Editor = useEditor(wanted, page, locale);
  if (!wanted || !Editor) return children;
  // Another page is another session: until it is open, nothing must be written into the page before.
  return createElement(Editor, { key: page.section ?? page.id, page, locale }, children);
}

/** The editor, once it is wanted and the page is open in it: until then the page stays as it was drawn. */
function useEditor(wanted: boolean, page: ShownPage, locale: Locale): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    if (!wanted || editor) return;
    loadEditor()
      .then(({ openPage, EditorRoot }) => openPage(page, locale).then(() => setEditor(() => EditorRoot)))
      .catch((error: unknown) =>
        setEditor(() => {
          throw error;
        }),
      );
    // oxlint-disable-next-line react/exhaustive-deps -- whoever goes to another page meanwhile finds the editor there, which opens it
  }, [wanted]);
  return editor;
}
