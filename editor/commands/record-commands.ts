import { m } from '#messages/paraglide/messages.js';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import type { Command, CommandContext } from './command.ts';

const canRun = ({ page, session }: CommandContext) => page.id !== null && session.mayEditPages.get();

export const changeTitle: Command = {
  id: 'change-title',
  label: m.head_change_title,
  icon: 'heading',
  opens: 'head',
  canRun,
  run: ({ view }) => view.panel.set({ kind: 'head', at: 'title' }),
};

export const changeHeadPicture: Command = {
  id: 'change-head-picture',
  label: m.head_change_picture,
  icon: 'image',
  opens: 'head',
  canRun,
  run: ({ view }) => view.panel.set({ kind: 'head', at: 'picture' }),
};

export const editNews: Command = {
  id: 'edit-news',
  label: m.news_edit,
  icon: 'info',
  opens: 'breaking-news',
  canRun: ({ session }) => session.mayEditPages.get(),
  run: ({ view }) => view.panel.set({ kind: 'breaking-news' }),
};

export const editSlides: Command = {
  id: 'edit-slides',
  label: m.slides_edit,
  icon: 'images',
  opens: 'slides',
  canRun: ({ session }) => session.mayEditPages.get(),
  run: ({ view }) => view.panel.set({ kind: 'slides' }),
};

function editMenu(id: string, label: Command['label'], flag: MenuFlag): Command {
  return {
    id,
    label,
    icon: 'ul',
    opens: 'menu',
    canRun: ({ session }) => session.mayEditPages.get(),
    run: ({ view }) => view.panel.set({ kind: 'menu', flag }),
  };
}

export const editMainMenu = editMenu('edit-main-menu', m.menus_edit_main, 'in_main_navigation');
export const editSideMenu = editMenu('edit-side-menu', m.menus_edit_side, 'in_menu');
export const editFooterMenu = editMenu('edit-footer-menu', m.menus_edit_footer, 'in_footer');
