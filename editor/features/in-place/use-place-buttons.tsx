import { type ComponentType, useEffect } from 'react';
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

interface PlaceButton {
  label: () => string;
  icon: IconName;
  opens: NonNullable<Panel>;
}

/** A button in the page that opens the panel for what stands there. */
function ButtonInPlace({ label, icon, opens }: PlaceButton) {
  const { view } = useEditor();
  const panel = useObservable(view.panel);
  return (
    <Button
      small
      icon={icon}
      label={label()}
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

/** Buttons over a head, or in a line beside what is there. */
const placed = (buttons: PlaceButton[], isHead: boolean) =>
  function Placed() {
    const Around = isHead ? 'div' : 'span';
    const look = isHead ? `${styles.place} ${styles.head}` : styles.inline;
    return (
      <Around className={`${ed.ed} ${look}`} data-editor="place">
        {buttons.map((button) => (
          <ButtonInPlace key={button.icon} {...button} />
        ))}
      </Around>
    );
  };

const menuButton = (label: () => string, flag: MenuFlag) =>
  placed([{ label, icon: 'ul', opens: { kind: 'menu', flag } }], false);

const RecordLink = lazyWithRetry(() => import('./record-link.tsx'));
const TitleInPlace = lazyWithRetry(
  () => import('../page-head/title-in-place.tsx'),
  ({ text }) => text,
);

const headButtons: PlaceButton[] = [
  { label: m.head_change_title, icon: 'heading', opens: { kind: 'head', at: 'title' } },
  { label: m.head_change_picture, icon: 'image', opens: { kind: 'head', at: 'picture' } },
];

/** The buttons of each place. That of the main menu is beside the entries in the header, and in the menu over the page. */
const buttons: [ToolPlace, ComponentType][] = [
  ['head', placed(headButtons, true)],
  ['record', RecordLink],
  ['main-menu', menuButton(m.menus_edit_main, 'in_main_navigation')],
  ['side-menu', menuButton(m.menus_edit_side, 'in_menu')],
  ['footer-menu', menuButton(m.menus_edit_footer, 'in_footer')],
  ['news', placed([{ label: m.news_edit, icon: 'info', opens: { kind: 'breaking-news' } }], false)],
  ['slides', placed([{ label: m.slides_edit, icon: 'images', opens: { kind: 'slides' } }], true)],
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
          <Buttons />
        </EditorContext.Provider>,
      );
    // On a telephone the panel covers the title.
    if (isPage && mayEdit && window.matchMedia('(min-width: 48em)').matches)
      placeValue('title', (text) => (
        <EditorContext.Provider value={parts}>
          <TitleInPlace text={text} />
        </EditorContext.Provider>
      ));
    return () => {
      for (const [place] of shown) placeTools(place, null);
      placeValue('title', undefined);
    };
  }, [isShown, mayEdit, parts, page.id]);
}
