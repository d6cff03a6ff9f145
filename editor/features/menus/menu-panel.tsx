import { useState } from 'react';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import styles from '../record-panel/record-panel.module.css';
import {
  rowsOf,
  withFields,
  isEntry,
  lifted,
  type MenuRow,
  movedBy,
  nested,
  placedAt,
  type Tree,
} from './menu-draft.ts';
import { useMenus } from './use-menus.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { LinkTarget } from '../pickers/links/link-target.tsx';
import { normaliseTarget } from '../pickers/links/use-target-search.ts';
import { EntryRow, MoveButtons, type Side } from '../record-panel/entry-row.tsx';
import { issueOf } from '../page-settings/page-form.ts';
import { Pair } from '../page-settings/pair.tsx';

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

interface AddEntryProps {
  flag: MenuFlag;
  menus: ReturnType<typeof useMenus>;
  added: (id: number) => void;
}

/** Adds a page to the menu, or an entry that leads to an address. */
function AddEntry({ flag, menus, added }: AddEntryProps) {
  const { session } = useEditor();
  const { tree, edit } = menus;
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  if (!tree) return null;
  const add = () => {
    const known = session.store.resolved[session.locale].links[value];
    const page = pageIn(value);
    const entry =
      page ?? newEntry(tree, flag, { address: known?.url ?? normaliseTarget(value), name: known?.title ?? '' });
    if (page && !tree.some((each) => each.id === page)) return setProblem(m.menus_no_page());
    if (typeof entry !== 'number' && !/^(?:\/|https:\/\/)/.test(entry.target.de))
      return setProblem(m.menus_no_address());
    setProblem('');
    setValue('');
    if (typeof entry === 'number') edit(withFields(tree, entry, { [flag]: true }));
    else edit([...tree, entry]);
    added(typeof entry === 'number' ? entry : entry.id);
  };
  return (
    <div className={styles.add}>
      <FieldFrame label={m.menus_add_what()} hint={m.menus_add_hint()} error={problem || null}>
        {(parts) => <LinkTarget parts={parts} session={session} value={value} change={setValue} />}
      </FieldFrame>
      <Button
        look="line"
        icon="plus"
        label={m.menus_add()}
        unable={value === '' && m.menus_no_address()}
        onClick={add}
      />
    </div>
  );
}

/** The id in a reference such as `page:12`. */
function pageIn(value: string): number | undefined {
  const [, id] = /^page:(\d+)$/.exec(value) ?? [];
  return id ? Number(id) : undefined;
}

const empty = { de: '', en: '' };

function newEntry(
  tree: readonly PageSettings[],
  flag: MenuFlag,
  { address, name }: { address: string; name: string },
): PageSettings {
  const shown = { in_main_navigation: false, in_menu: false, in_footer: false, [flag]: true };
  const texts = { headline: empty, slug: empty, meta_title: empty, meta_description: empty };
  return {
    id: Math.min(0, ...tree.map(({ id }) => id)) - 1,
    content_type: 'page',
    title: { de: name || address.replace(/^https:\/\//, ''), en: '' },
    target: { de: address, en: '' },
    urls: { de: address, en: address },
    is_online: true,
    is_clickable: true,
    ...shown,
    ...texts,
    og_title: empty,
    og_description: empty,
    og_image: null,
    og_type: 'website',
    hero_image: null,
    parent_id: null,
    position: 0,
    version: '',
    updated_at: '',
  };
}

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
function MenuEntry({ row, flag, menus, open, setOpen }: MenuEntryProps) {
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
    <div className={`${ed.acts} ${styles.acts}`}>
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
