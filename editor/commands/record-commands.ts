import { m } from '#messages/paraglide/messages.js';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import type { Panel } from '../core/view/editor-view.ts';
import type { Command } from './command.ts';

/** Opens the panel for records besides the section. */
function edit(id: string, look: Pick<Command, 'label' | 'icon'>, panel: NonNullable<Panel>): Command {
  return {
    id,
    ...look,
    opens: panel.kind,
    canRun: ({ page, session }) => session.mayEditPages.get() && (panel.kind !== 'head' || page.id !== null),
    run: ({ view }) => view.panel.set(panel),
  };
}

const title = { label: m.head_change_title, icon: 'heading' } as const;
const picture = { label: m.head_change_picture, icon: 'image' } as const;
const news = { label: m.news_edit, icon: 'info' } as const;
const slides = { label: m.slides_edit, icon: 'images' } as const;

export const changeTitle = edit('change-title', title, { kind: 'head', at: 'title' });
export const changeHeadPicture = edit('change-head-picture', picture, { kind: 'head', at: 'picture' });
export const editNews = edit('edit-news', news, { kind: 'breaking-news' });
export const editSlides = edit('edit-slides', slides, { kind: 'slides' });

function editMenu(id: string, label: Command['label'], flag: MenuFlag): Command {
  return edit(id, { label, icon: 'ul' }, { kind: 'menu', flag });
}

export const editMainMenu = editMenu('edit-main-menu', m.menus_edit_main, 'in_main_navigation');
export const editSideMenu = editMenu('edit-side-menu', m.menus_edit_side, 'in_menu');
export const editFooterMenu = editMenu('edit-footer-menu', m.menus_edit_footer, 'in_footer');
