import { keysOf } from '#contract/base/records.ts';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';

/** Fields that the panel of a menu changes. */
type Changed = Partial<Pick<PageSettings, 'title' | 'target' | MenuFlag>>;

/** All pages in the order of their siblings; new entries have negative ids. */
export type Tree = readonly PageSettings[];

export interface MenuRow {
  page: PageSettings;
  /** 1 for an entry of a submenu. */
  level: 0 | 1;
  /** Position among the rows with the same parent in this menu. */
  index: number;
  count: number;
}

/** As the menus of the site order pages: by their position among their siblings. */
export function inMenuOrder(tree: Tree): PageSettings[] {
  const counts = new Map<number | null, number>();
  const placed: PageSettings[] = [];
  for (const page of tree) {
    const position = counts.get(page.parent_id) ?? 0;
    counts.set(page.parent_id, position + 1);
    placed.push({ ...page, position });
  }
  return placed.sort((one, other) => one.position - other.position || one.id - other.id);
}

/** The entries of a menu, each followed by its submenu. */
export function rowsOf(tree: Tree, flag: MenuFlag): MenuRow[] {
  const inMenu = inMenuOrder(tree).filter((page) => page[flag]);
  const ids = new Set(inMenu.map(({ id }) => id));
  const top = inMenu.filter(({ parent_id: parent }) => parent === null || !ids.has(parent));
  const row = (page: PageSettings, level: 0 | 1, among: PageSettings[]): MenuRow => {
    const siblings = among.filter(({ parent_id: parent }) => parent === page.parent_id);
    return { page, level, index: siblings.indexOf(page), count: siblings.length };
  };
  return top.flatMap((page) => {
    const below = inMenu.filter((child) => child.parent_id === page.id);
    return [page, ...below].map((each) => (each === page ? row(each, 0, top) : row(each, 1, below)));
  });
}

export function withFields(tree: Tree, id: number, changed: Changed): Tree {
  return tree.map((page) => (page.id === id ? { ...page, ...changed } : page));
}

/** Moves a page before or after another one, below the same parent. */
export function placedAt(tree: Tree, id: number, target: { id: number; side: 'before' | 'after' }): Tree {
  const page = tree.find((each) => each.id === id);
  const other = tree.find((each) => each.id === target.id);
  if (!page || !other || id === target.id) return tree;
  const rest = tree.filter((each) => each.id !== id);
  const at = rest.indexOf(other) + (target.side === 'after' ? 1 : 0);
  return withInserted(rest, at, { ...page, parent_id: other.parent_id });
}

/** Moves a row one step among the rows of its level. */
export function movedBy(tree: Tree, flag: MenuFlag, id: number, step: -1 | 1): Tree {
  const rows = rowsOf(tree, flag);
  const row = rows.find(({ page }) => page.id === id);
  if (!row) return tree;
  const level = rows.filter(({ page, level: at }) => at === row.level && page.parent_id === row.page.parent_id);
  const other = level[level.indexOf(row) + step];
  return other ? placedAt(tree, id, { id: other.page.id, side: step < 0 ? 'before' : 'after' }) : tree;
}

/** Puts a row into the submenu of the row above it. Unchanged if it has a submenu itself or there is none above. */
export function nested(tree: Tree, flag: MenuFlag, id: number): Tree {
  const rows = rowsOf(tree, flag);
  const at = rows.findIndex(({ page }) => page.id === id);
  const row = rows[at];
  const above = [...rows.slice(0, at)].reverse().find(({ level }) => level === 0);
  const hasSubmenu = rows[at + 1]?.page.parent_id === id;
  if (!row || row.level === 1 || !above || hasSubmenu) return tree;
  const rest = tree.filter((page) => page.id !== id);
  const last = rest.reduce((found, { parent_id: parent }, index) => (parent === above.page.id ? index : found), -1);
  const behind = Math.max(last, rest.indexOf(above.page)) + 1;
  return withInserted(rest, behind, { ...row.page, parent_id: above.page.id });
}

function withInserted<T>(list: readonly T[], at: number, one: T): T[] {
  return [...list.slice(0, at), one, ...list.slice(at)];
}

/** Takes a row out of a submenu, to the place behind its parent. */
export function lifted(tree: Tree, id: number): Tree {
  const page = tree.find((each) => each.id === id);
  return page?.parent_id ? placedAt(tree, id, { id: page.parent_id, side: 'after' }) : tree;
}

/** An entry that leads to an address and is no page. */
export function isEntry({ target }: Pick<PageSettings, 'target'>): boolean {
  return target.de !== '';
}

/** One write that brings the stored tree to the edited one. */
export type Write =
  | { kind: 'create'; page: PageSettings }
  | { kind: 'change'; id: number; fields: Changed }
  | { kind: 'place'; id: number; parent_id: number | null; position: number }
  | { kind: 'remove'; page: PageSettings };

const fields = ['title', 'target', 'in_main_navigation', 'in_menu', 'in_footer'] as const;

/** The fields of a page that were changed. */
export function changedFields(stored: PageSettings, page: PageSettings): Changed {
  const different = fields.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(page[name]));
  return Object.fromEntries(different.map((name) => [name, page[name]]));
}

/** The writes that lead from the stored tree to the edited one, in this order. */
export function writesBetween(stored: Tree, edited: Tree): Write[] {
  const before = new Map(stored.map((page) => [page.id, page]));
  const kept = new Set(edited.map(({ id }) => id));
  const writes: Write[] = edited.filter(({ id }) => !before.has(id)).map((page) => ({ kind: 'create', page }) as const);
  for (const page of edited) {
    const old = before.get(page.id);
    const changed = old ? changedFields(old, page) : {};
    if (keysOf(changed).length > 0) writes.push({ kind: 'change', id: page.id, fields: changed });
  }
  writes.push(...placesBetween(stored, edited));
  for (const page of stored) if (!kept.has(page.id)) writes.push({ kind: 'remove', page });
  return writes;
}

/** The moves that bring each list of siblings into its new order, simulated one after the other. */
function placesBetween(stored: Tree, edited: Tree): Write[] {
  const parents = new Set(edited.map(({ parent_id: parent }) => parent));
  const known = new Set(edited.map(({ id }) => id));
  let now = new Map<number | null, number[]>();
  const put = (page: PageSettings) => now.set(page.parent_id, [...(now.get(page.parent_id) ?? []), page.id]);
  for (const page of stored) put(page);
  for (const page of edited) if (!stored.some(({ id }) => id === page.id)) put(page);
  const moves: Write[] = [];
  for (const parent of parents) {
    const wanted = edited.filter((page) => page.parent_id === parent).map(({ id }) => id);
    for (let turn = 0; turn < wanted.length * 2; turn += 1) {
      const list = (now.get(parent) ?? []).filter((id) => known.has(id));
      const at = wanted.findIndex((id, index) => list[index] !== id);
      const expected = wanted[at];
      const here = list[at];
      if (expected === undefined) break;
      // One page that went down is one move, not one for each page that it has passed.
      const wentDown = turn < wanted.length && list[at + 1] === expected && here !== undefined && wanted.includes(here);
      const id = wentDown && here !== undefined ? here : expected;
      const all = now.get(parent)?.filter((other) => other !== id) ?? [];
      const position = Math.min(wanted.indexOf(id), all.length);
      now = new Map([...now].map(([each, ids]) => [each, ids.filter((other) => other !== id)] as const));
      now.set(parent, withInserted(all, position, id));
      moves.push({ kind: 'place', id, parent_id: parent, position });
    }
  }
  return moves;
}

/** The own changes on the tree that others have changed meanwhile; `both`: pages of which both changed the same fields. */
export function onNewer(
  { stored, edited }: { stored: Tree; edited: Tree },
  current: Tree,
): { edited: Tree; both: PageSettings[] } {
  const before = new Map(stored.map((page) => [page.id, page]));
  const mine = new Map(edited.map((page) => [page.id, page]));
  const both: PageSettings[] = [];
  const merged = current.flatMap((page): PageSettings[] => {
    const old = before.get(page.id);
    const own = mine.get(page.id);
    if (old && !own) return [];
    if (!old || !own) return [page];
    const changed = changedFields(old, own);
    const theirs = changedFields(old, page);
    if (keysOf(changed).some((name) => name in theirs && JSON.stringify(own[name]) !== JSON.stringify(page[name])))
      both.push(own);
    const isMoved = own.parent_id !== old.parent_id;
    if (isMoved && page.parent_id !== old.parent_id && page.parent_id !== own.parent_id) both.push(own);
    return [{ ...page, ...changed, ...(isMoved && { parent_id: own.parent_id }) }];
  });
  const created = edited.filter(({ id }) => id < 0 && current.every((page) => page.id !== id));
  const order = edited.map(({ id }) => id);
  const isSorted = orderOf(stored) !== orderOf(edited);
  if (isSorted && orderOf(stored) !== orderOf(current) && both.length === 0) {
    const other = current.find((page, index) => page.id !== stored[index]?.id);
    if (other) both.push(other);
  }
  const all = [...merged, ...created];
  // Pages that others have added stay where they are: at the end of what is known.
  const rank = (page: PageSettings) => (order.includes(page.id) ? order.indexOf(page.id) : order.length);
  return { edited: isSorted ? all.sort((one, other) => rank(one) - rank(other)) : all, both };
}

function orderOf(tree: Tree): string {
  return tree.map(({ id, parent_id: parent }) => `${parent}:${id}`).join(' ');
}
