import { type ComponentType, Suspense, useEffect } from 'react';
import { placeTools, placeValue, type ToolPlace } from '#modules/rendering/in-place.tsx';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { EditorContext, useEditor, useObservable } from '../../core/editor-context.ts';
import {
  FooterMenuButton,
  HeadButtons,
  MainMenuButton,
  NewsButton,
  SideMenuButton,
  SlidesButton,
} from './place-buttons.tsx';

const RecordLink = lazyWithRetry(() => import('./record-link.tsx'));
const TitleInPlace = lazyWithRetry(() => import('../page-head/title-in-place.tsx'));

/** The buttons of each place. */
const buttons: [ToolPlace, ComponentType][] = [
  ['head', HeadButtons],
  ['record', RecordLink],
  ['main-menu', MainMenuButton],
  ['side-menu', SideMenuButton],
  ['footer-menu', FooterMenuButton],
  ['news', NewsButton],
  ['slides', SlidesButton],
];

/** The head of a page and what stands on all pages for those who may edit pages; the form of a record for everybody. */
function hasButtons(place: ToolPlace, { isPage, mayEdit }: { isPage: boolean; mayEdit: boolean }): boolean {
  if (place === 'record') return !isPage;
  return mayEdit && (place !== 'head' || isPage);
}

/** Puts buttons where records besides the section are seen, for those who may change them. */
export function usePlaceButtons(): void {
  const parts = useEditor();
  const { session, view, page } = parts;
  const mayEdit = useObservable(session.mayEditPages);
  const past = useObservable(view.past);
  const toolsHidden = useObservable(view.toolsHidden);
  const isShown = past === null && !toolsHidden;
  useEffect(() => {
    if (!isShown) return undefined;
    const isPage = page.id !== null;
    const shown = buttons.filter(([place]) => hasButtons(place, { isPage, mayEdit }));
    for (const [place, Buttons] of shown)
      placeTools(
        place,
        <EditorContext.Provider value={parts}>
          <Suspense>
            <Buttons />
          </Suspense>
        </EditorContext.Provider>,
      );
    // On a telephone the panel covers the title.
    if (isPage && mayEdit && window.matchMedia('(min-width: 48em)').matches)
      placeValue('title', (text) => (
        <EditorContext.Provider value={parts}>
          <Suspense fallback={text}>
            <TitleInPlace text={text} />
          </Suspense>
        </EditorContext.Provider>
      ));
    return () => {
      for (const [place] of shown) placeTools(place, null);
      placeValue('title', undefined);
    };
  }, [isShown, mayEdit, parts, page.id]);
}
