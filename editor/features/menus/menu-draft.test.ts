import { expect, it } from 'vitest';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import {
  lifted,
  movedBy,
  nested,
  onNewer,
  placedAt,
  rowsOf,
  type Tree,
  withFields,
  writesBetween,
} from './menu-draft.ts';

const none = { de: '', en: '' };

function page(id: number, parent: number | null = null, inMenu = true): PageSettings {
  const title = { de: `Seite ${id}`, en: `Page ${id}` };
  return {
    ...{ id, title, parent_id: parent, position: 0, slug: none, target: none, headline: none, content_type: 'page' },
    ...{ is_online: true, is_clickable: true, in_main_navigation: inMenu, in_menu: false, in_footer: false },
    ...{ meta_title: none, meta_description: none, og_title: none, og_description: none, og_image: null },
    ...{ og_type: 'website' as const, hero_image: null, urls: { de: `/de/${id}`, en: `/en/${id}` } },
    ...{ version: `v${id}`, updated_at: '2026-01-01T00:00:00Z' },
  };
}

const flag = 'in_main_navigation';
const tree: Tree = [page(1), page(2), page(21, 2), page(22, 2), page(3, null, false), page(4)];
const ids = (edited: Tree) => rowsOf(edited, flag).map(({ page: { id }, level }) => (level === 1 ? `-${id}` : `${id}`));

it('lists the entries of a menu with their submenus', () => {
  expect(ids(tree)).toEqual(['1', '2', '-21', '-22', '4']);
});

it('moves an entry past pages that are not in the menu, as one write', () => {
  const edited = movedBy(tree, flag, 4, -1);
  expect(ids(edited)).toEqual(['1', '4', '2', '-21', '-22']);
  expect(writesBetween(tree, edited)).toEqual([{ kind: 'place', id: 4, parent_id: null, position: 1 }]);
});

it('moves an entry down as one write', () => {
  const edited = placedAt(tree, 1, { id: 4, side: 'after' });
  expect(ids(edited)).toEqual(['2', '-21', '-22', '4', '1']);
  expect(writesBetween(tree, edited)).toEqual([{ kind: 'place', id: 1, parent_id: null, position: 3 }]);
});

it('nests an entry below the one above it, and takes it out again', () => {
  const edited = nested(tree, flag, 4);
  expect(ids(edited)).toEqual(['1', '2', '-21', '-22', '-4']);
  expect(writesBetween(tree, edited)).toEqual([{ kind: 'place', id: 4, parent_id: 2, position: 2 }]);
  expect(ids(lifted(edited, 4))).toEqual(['1', '2', '-21', '-22', '4']);
});

it('does not nest an entry with a submenu, nor the first one', () => {
  expect(nested(tree, flag, 2)).toBe(tree);
  expect(nested(tree, flag, 1)).toBe(tree);
});

it('writes only the fields that were changed', () => {
  const title = { de: 'Neu', en: 'New' };
  expect(writesBetween(tree, withFields(tree, 1, { title }))).toEqual([{ kind: 'change', id: 1, fields: { title } }]);
});

it('creates before it moves, and removes last', () => {
  const created = { ...page(-1), target: { de: 'https://oper.example', en: '' } };
  const edited = [created, ...tree.filter(({ id }) => id !== 4)];
  expect(writesBetween(tree, edited).map(({ kind }) => kind)).toEqual(['create', 'place', 'remove']);
});

it('keeps what others have changed, and names entries that both have changed', () => {
  const edited = withFields(tree, 1, { title: { de: 'Meins', en: '' } });
  const theirs = withFields(tree, 2, { title: { de: 'Ihres', en: '' } });
  const merged = onNewer({ stored: tree, edited }, theirs);
  expect(merged.both).toEqual([]);
  expect(merged.edited.map(({ title }) => title.de)).toEqual(expect.arrayContaining(['Meins', 'Ihres']));
  const clash = onNewer({ stored: tree, edited }, withFields(tree, 1, { title: { de: 'Ihres', en: '' } }));
  expect(clash.both.map(({ id }) => id)).toEqual([1]);
});

it('names a list of entries that both have put in order', () => {
  const edited = movedBy(tree, flag, 4, -1);
  expect(onNewer({ stored: tree, edited }, placedAt(tree, 1, { id: 4, side: 'after' })).both).toHaveLength(1);
});

it('has a new entry once, also on a tree that has it already', () => {
  const sent = [...tree, page(-1)];
  const edited = withFields(sent, -1, { title: { de: 'Neu', en: '' } });
  const merged = onNewer({ stored: sent, edited }, sent);
  expect(merged.edited.filter(({ id }) => id === -1).map(({ title }) => title.de)).toEqual(['Neu']);
});
