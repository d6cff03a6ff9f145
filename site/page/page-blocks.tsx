import { SectionBlocks } from '#modules/section-blocks.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';
import { deserialize } from '../framework/loader-data/serialized.ts';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#contract/base/locale.ts';
import { useLocale } from '#ui/locale.ts';

/** The blocks of a page; with `edit` in the address inside the editor. */
export function PageBlocks({ page }: { page: ShownPage }) {
  return (
    <EditMode page={page}>
      <SectionBlocks blocks={deserialize(page.modules)} />
    </EditMode>
  );
}

export function hasBlocks({ modules }: ShownPage): boolean {
  return deserialize(modules).length > 0;
}

const loadEditor = async () => (await import('./load-editor.ts')).loadEditor();

type Editor = ComponentType<{ page: ShownPage; locale: Locale; children?: ReactNode }>;

// With `edit` in the first address, load the editor during hydration; a failure appears on render.
if (typeof window !== 'undefined' && isWanted(window.location.search)) loadEditor().catch(() => undefined);

function isWanted(search: string): boolean {
  return search !== '' && new URLSearchParams(search).has('edit');
}

/** The blocks of a page; with `edit` in the address inside the editor, whose code is only loaded then. */
function EditMode({ page, children }: { page: ShownPage; children: ReactNode }) {
  const { search } = useLocation();
  const locale = useLocale();
  const wanted = isWanted(search);
  const Editor = useEditor(wanted, page, locale);
  if (!wanted || !Editor) return children;
  // Another page has another editing session: until it is open, nothing may write into the page.
  return createElement(Editor, { key: page.section ?? page.id, page, locale }, children);
}

/** The editor, once it is loaded and its session is open; until then the page stays as rendered. */
function useEditor(wanted: boolean, page: ShownPage, locale: Locale): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    if (!wanted || editor) return;
    loadEditor()
      .then(({ openPage, Editor }) => openPage(page, locale).then(() => setEditor(() => Editor)))
      .catch((error: unknown) =>
        setEditor(() => {
          throw error;
        }),
      );
    // oxlint-disable-next-line react/exhaustive-deps -- after a navigation the editor of the other page opens it
  }, [wanted]);
  return editor;
}
