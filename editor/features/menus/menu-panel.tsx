import { useState } from 'react';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import styles from '../record-panel/record-panel.module.css';
import { AddEntry } from './add-entry.tsx';
import { rowsOf } from './menu-draft.ts';
import { MenuEntry } from './menu-entry.tsx';
import { useMenus } from './use-menus.ts';

const titles: Record<MenuFlag, () => string> = {
  in_main_navigation: () => m.menus_edit_main(),
  in_menu: () => m.menus_edit_side(),
  in_footer: () => m.menus_edit_footer(),
};

/** The entries of a menu: renamed, added, put in order, taken out. Header and footer show them meanwhile. */
export default function MenuPanel({ flag }: { flag: MenuFlag }) {
  const menus = useMenus();
  const { tree, busy, isChanged, problem, save, revert } = menus;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <RecordPanel
      title={titles[flag]()}
      icon="ul"
      name="menu"
      isReady={tree !== null}
      opener={() => document.querySelector<HTMLElement>(`[data-place-opens="menu"][data-menu="${flag}"]`)}
      {...{ busy, isChanged, problem, revert }}
      save={() => void save()}
    >
      <p className={ed.hint}>{m.menus_about()}</p>
      {tree && (
        <>
          <ol className={styles.list}>
            {rowsOf(tree, flag).map((row) => (
              <MenuEntry key={row.page.id} {...{ row, flag, menus, open, setOpen }} />
            ))}
          </ol>
          {rowsOf(tree, flag).length === 0 && <p className={ed.hint}>{m.menus_empty()}</p>}
          <AddEntry flag={flag} menus={menus} added={setOpen} />
        </>
      )}
    </RecordPanel>
  );
}
