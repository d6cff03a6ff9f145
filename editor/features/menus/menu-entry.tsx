import type { MenuFlag } from '#contract/pages/menu-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { EntryRow, MoveButtons, type Side } from '../record-panel/entry-row.tsx';
import styles from '../record-panel/record-panel.module.css';
import { issueOf } from '../page-settings/page-form.ts';
import { Pair } from '../page-settings/pair.tsx';
import {
  isEntry,
  lifted,
  type MenuRow,
  movedBy,
  nested,
  placedAt,
  rowsOf,
  type Tree,
  withFields,
} from './menu-draft.ts';
import type { useMenus } from './use-menus.ts';

interface MenuEntryProps {
  row: MenuRow;
  flag: MenuFlag;
  menus: ReturnType<typeof useMenus>;
  /** Id of the entry whose fields are shown. */
  open: number | null;
  setOpen: (id: number | null) => void;
}

/** The menus have one level of submenus; only the main menu shows them. */
const withSubmenus: MenuFlag = 'in_main_navigation';

/** One entry of a menu with its handle and its fields. */
export function MenuEntry({ row, flag, menus, open, setOpen }: MenuEntryProps) {
  const { session } = useEditor();
  const { page, level } = row;
  const isOpen = open === page.id;
  const name = page.title[session.locale] || page.title.de || m.menus_unnamed();
  const move = (key: string) => {
    const edited = menus.tree && movedByKey(menus.tree, flag, { id: page.id, key });
    if (!edited) return null;
    menus.edit(edited);
    return placeName(edited, flag, { id: page.id, name });
  };
  const drop = (dragged: number, side: Side) => {
    // An entry with pages below it has no place in a submenu.
    const hasBelow = menus.tree?.some(({ parent_id: parent }) => parent === dragged);
    if (!menus.tree || (level === 1 && hasBelow)) return;
    menus.edit(placedAt(menus.tree, dragged, { id: page.id, side }));
  };
  return (
    <EntryRow
      id={page.id}
      name={name}
      hidden={page.is_online ? undefined : m.menus_offline()}
      isBelow={level === 1}
      isOpen={isOpen}
      toggle={() => setOpen(isOpen ? null : page.id)}
      dragType="application/x-menu-entry"
      keys="ArrowUp ArrowDown ArrowLeft ArrowRight"
      {...{ drop, move }}
    >
      {(isOpen || menus.refused?.id === page.id) && <EntryFields {...{ row, flag, menus, name }} />}
    </EntryRow>
  );
}

type Parts = Pick<MenuEntryProps, 'row' | 'flag' | 'menus'> & { name: string };

/** Up and down, right into the submenu of the entry above, left out of it. */
function movedByKey(tree: Tree, flag: MenuFlag, { id, key }: { id: number; key: string }): Tree | null {
  if (key === 'ArrowUp') return movedBy(tree, flag, id, -1);
  if (key === 'ArrowDown') return movedBy(tree, flag, id, 1);
  if (key === 'ArrowRight' && flag === withSubmenus) return nested(tree, flag, id);
  const row = rowsOf(tree, flag).find(({ page }) => page.id === id);
  return key === 'ArrowLeft' && row?.level === 1 ? lifted(tree, id) : null;
}

/** Where an entry is, for screen readers. */
function placeName(tree: Tree, flag: MenuFlag, { id, name }: { id: number; name: string }): string {
  const row = rowsOf(tree, flag).find(({ page }) => page.id === id);
  if (!row) return name;
  const place = { name, at: row.index + 1, count: row.count };
  return row.level === 1 ? m.menus_say_below(place) : m.menus_say_place(place);
}

function EntryFields({ row, flag, menus, name }: Parts) {
  const { page } = row;
  const { tree, edit, refused, stored } = menus;
  const mayPublish = useObservable(useEditor().session.mayPublish);
  if (!tree) return null;
  const error = (path: string) => (refused?.id === page.id ? issueOf(refused.issues, path) : null);
  // The name of a public page is its title, which is part of the draft of that page.
  const isFixed = !mayPublish && page.is_online && !isEntry(page) && page.id > 0;
  const moved = stored.find(({ id }) => id === page.id)?.parent_id !== page.parent_id;
  return (
    <>
      {isFixed ? (
        <p className={ed.hint}>{m.menus_name_in_draft({ name })}</p>
      ) : (
        <Pair
          label={m.menus_name()}
          required
          translated
          value={page.title}
          write={(title) => edit(withFields(tree, page.id, { title }))}
          error={(locale) => error(`title.${locale}`)}
        />
      )}
      {isEntry(page) || page.id < 0 ? (
        <Pair
          label={m.menus_target()}
          max={500}
          value={page.target}
          write={(target) => edit(withFields(tree, page.id, { target }))}
          error={(locale) => error(`target.${locale}`)}
        />
      ) : (
        <p className={ed.hint}>{m.menus_name_is_title({ name })}</p>
      )}
      {moved && page.id > 0 && !isEntry(page) && <p className={ed.hint}>{m.menus_address_moves()}</p>}
      <EntryActs row={row} flag={flag} menus={menus} />
    </>
  );
}

/** What is done with an entry by buttons: everything that the handle does, for touch screens. */
function EntryActs({ row: { page, index, count, level }, flag, menus: { tree, edit } }: Omit<Parts, 'name'>) {
  if (!tree) return null;
  const act = (edited: Tree) => () => edit(edited);
  const below = tree.filter(({ parent_id: parent }) => parent === page.id).length;
  return (
    <div className={styles.acts}>
      <MoveButtons
        isFirst={index === 0}
        isLast={index === count - 1}
        move={(step) => edit(movedBy(tree, flag, page.id, step))}
      />
      {flag === withSubmenus && level === 0 && nested(tree, flag, page.id) !== tree && (
        <Button small icon="ar" label={m.menus_nest()} onClick={act(nested(tree, flag, page.id))} />
      )}
      {level === 1 && <Button small icon="al" label={m.menus_lift()} onClick={act(lifted(tree, page.id))} />}
      <Button small icon="eye" label={m.menus_take_out()} onClick={act(withFields(tree, page.id, { [flag]: false }))} />
      {isEntry(page) && (
        <Button
          small
          icon="trash"
          label={m.menus_delete()}
          unable={below > 0 && m.editor_delete_has_below({ count: below })}
          onClick={act(tree.filter(({ id }) => id !== page.id))}
        />
      )}
    </div>
  );
}
