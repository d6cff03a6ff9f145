import type { MenuFlag } from '#contract/pages/menu-of.ts';
import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

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
