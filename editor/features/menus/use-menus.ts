import { useContext, useEffect } from 'react';
import { menuOf } from '#contract/pages/menu-of.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { isOff } from '#contract/settings/parts.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeValue } from '#modules/rendering/in-place.tsx';
import { PartsOffContext } from '#modules/rendering/parts-off.ts';
import { useEditor } from '../../core/editor-context.ts';
import { type ListOfRecords, useEditedList } from '../record-panel/use-edited-list.ts';
import { useShownPage } from '../record-panel/use-shown-page.ts';
import { inMenuOrder, onNewer, type Tree, writesBetween } from './menu-draft.ts';
import { readPages, saveMenus } from './save-menus.ts';

/** The three menus are made from the same pages. */
const menus: ListOfRecords<PageSettings> = {
  name: 'menus',
  kept: new Map(),
  read: readPages,
  save: saveMenus,
  onNewer: (draft, stored) => onNewer(draft, stored).tree,
  isChanged: ({ stored, edited }) => writesBetween(stored, edited).length > 0,
  label: () => m.menus_changed(),
  notSaved: () => m.menus_not_saved(),
};

/** The menus being edited, and the function that saves them; the page shows them meanwhile. */
export function useMenus() {
  const { session, page } = useEditor();
  const showAt = useShownPage();
  // An entry above the page may have been moved.
  const shown = (stored: Tree) => showAt(stored.find(({ id }) => id === page.id)?.urls[session.locale]);
  const { draft, ...panel } = useEditedList(menus, shown);
  useMenuPreview(draft?.edited ?? null);
  return { tree: draft?.edited ?? null, stored: draft?.stored ?? [], ...panel };
}

/** Shows the edited menus in header and footer. */
function useMenuPreview(edited: Tree | null): void {
  const { locale } = useEditor().session;
  const off = useContext(PartsOffContext);
  useEffect(() => {
    if (!edited) return;
    const pages = inMenuOrder(edited);
    for (const page of pages) if (isOff(page.urls[locale], off)) page.is_online = false;
    placeValue('navigation', {
      main_navigation: menuOf(pages, 'in_main_navigation', locale),
      menu: menuOf(pages, 'in_menu', locale),
      footer: menuOf(pages, 'in_footer', locale),
    });
  }, [edited, locale, off]);
  useEffect(() => () => placeValue('navigation', undefined), []);
}
