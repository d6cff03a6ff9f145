import { type ComponentType, Suspense, useEffect } from 'react';
import { placeTools, placeValue, type ToolPlace } from '#modules/rendering/in-place.tsx';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { EditorContext, useEditor, useObservable } from '../../core/editor-context.ts';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import { m } from '#messages/paraglide/messages.js';
import type { Panel } from '../../core/view/editor-view.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { IconName } from '../../ui/icon.tsx';
import styles from './in-place.module.css';

interface PlaceButtonProps {
  label: string;
  icon: IconName;
  opens: NonNullable<Panel>;
}

/** A button in the page that opens the panel for what stands there. */
function PlaceButton({ label, icon, opens }: PlaceButtonProps) {
  const { view } = useEditor();
  const panel = useObservable(view.panel);
  return (
    <Button
      small
      icon={icon}
      label={label}
      // On a phone the words would cover the breadcrumb.
      className={`${styles.button} ${ed.shortP}`}
      aria-expanded={JSON.stringify(panel) === JSON.stringify(opens)}
      data-place-opens={opens.kind}
      data-menu={opens.kind === 'menu' ? opens.flag : undefined}
      onClick={({ currentTarget }) => {
        // The open menu over the page would keep the panel from being used.
        currentTarget.closest('details')?.querySelector('summary')?.click();
        view.panel.set(opens);
      }}
    />
  );
}

/** The buttons of the head of a page. */
function HeadButtons() {
  return (
    <div className={`${ed.ed} ${styles.place} ${styles.head}`} data-editor="place">
      <PlaceButton label={m.head_change_title()} icon="heading" opens={{ kind: 'head', at: 'title' }} />
      <PlaceButton label={m.head_change_picture()} icon="image" opens={{ kind: 'head', at: 'picture' }} />
    </div>
  );
}

/** The button of the main menu: beside the entries in the header, and in the menu over the page. */
function MainMenuButton() {
  return <MenuButton label={m.menus_edit_main()} flag="in_main_navigation" />;
}

function SideMenuButton() {
  return <MenuButton label={m.menus_edit_side()} flag="in_menu" />;
}

function FooterMenuButton() {
  return <MenuButton label={m.menus_edit_footer()} flag="in_footer" />;
}

function MenuButton({ label, flag }: { label: string; flag: MenuFlag }) {
  return (
    <span className={`${ed.ed} ${styles.inline}`} data-editor="place">
      <PlaceButton label={label} icon="ul" opens={{ kind: 'menu', flag }} />
    </span>
  );
}

function NewsButton() {
  return (
    <span className={`${ed.ed} ${styles.inline}`} data-editor="place">
      <PlaceButton label={m.news_edit()} icon="info" opens={{ kind: 'breaking-news' }} />
    </span>
  );
}

function SlidesButton() {
  return (
    <div className={`${ed.ed} ${styles.place} ${styles.head}`} data-editor="place">
      <PlaceButton label={m.slides_edit()} icon="images" opens={{ kind: 'slides' }} />
    </div>
  );
}

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
