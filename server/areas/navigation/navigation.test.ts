import { beforeEach, expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { makePage } from '#tests/factories/rows.ts';
import { pages } from '../../db/tables/pages.ts';
import { changePage } from '../pages/editing/change-page.ts';
import { movePage } from '../pages/editing/change-page.ts';

const backend = await sharedBackend();
beforeEach(() => backend.ctx.db.delete(pages));

const read = async (locale = 'de') =>
  (await get(backend, `/${locale}/pageeditor-api/nav`, pageEditorApi.navigation.response)).body;
const named = (name: string) => ({ title: { de: name, en: `${name} (en)` }, slug: { de: name.toLowerCase(), en: '' } });

it('the menus contain the flagged pages in the order of the tree, children one level below', async () => {
  const visit = await makePage(backend.ctx, { ...named('Besuch'), inMainNavigation: true });
  await makePage(backend.ctx, { ...named('Magazin'), inMainNavigation: true, position: 0 });
  const travel = await makePage(backend.ctx, { ...named('Anfahrt'), inMainNavigation: true, parentId: visit.id });
  await makePage(backend.ctx, { ...named('Parkhaus'), parentId: travel.id, inMainNavigation: true });
  await makePage(backend.ctx, { ...named('Verborgen'), parentId: visit.id });
  await makePage(backend.ctx, { ...named('Presse'), inMenu: true });
  await makePage(backend.ctx, { ...named('Impressum'), inFooter: true });
  expect(await read()).toEqual({
    main_navigation: [
      { menu_name: 'Magazin', url: '/de/magazin', children: [], hasChildren: false },
      {
        menu_name: 'Besuch',
        url: '/de/besuch',
        children: [{ menu_name: 'Anfahrt', url: '/de/besuch/anfahrt' }],
        hasChildren: true,
      },
    ],
    menu: [{ menu_name: 'Presse', url: '/de/presse', children: [], hasChildren: false }],
    footer: [{ menu_name: 'Impressum', url: '/de/impressum', children: [], hasChildren: false }],
  });
});

it('the menus are in English where translated, and mark the rest as German', async () => {
  await makePage(backend.ctx, {
    title: { de: 'Besuch', en: 'Visit' },
    slug: { de: 'besuch', en: 'visit' },
    inMainNavigation: true,
  });
  await makePage(backend.ctx, {
    title: { de: 'Presse', en: '' },
    slug: { de: 'presse', en: '' },
    inMainNavigation: true,
  });
  expect((await read('en')).main_navigation).toEqual([
    { menu_name: 'Visit', url: '/en/visit', children: [], hasChildren: false },
    { menu_name: 'Presse', url: '/en/presse', children: [], hasChildren: false, lang: 'de' },
  ]);
});

it('the menus leave out offline pages and their descendants', async () => {
  const hidden = await makePage(backend.ctx, { ...named('Besuch'), inMainNavigation: true, isOnline: false });
  await makePage(backend.ctx, { ...named('Anfahrt'), inMainNavigation: true, parentId: hidden.id });
  expect((await read()).main_navigation).toEqual([]);
});

it('the menus contain a non-clickable page only while it has children', async () => {
  const group = await makePage(backend.ctx, { ...named('Haus'), inMainNavigation: true, isClickable: false });
  expect((await read()).main_navigation).toEqual([]);
  const child = await makePage(backend.ctx, { ...named('Ensemble'), inMainNavigation: true, parentId: group.id });
  expect((await read()).main_navigation).toMatchObject([
    { menu_name: 'Haus', hasChildren: true, children: [{ menu_name: 'Ensemble' }] },
  ]);
  await changePage(backend.ctx, child.id, { isOnline: false });
  expect((await read()).main_navigation).toEqual([]);
});

it('the menus contain entries with a target outside the tree', async () => {
  await makePage(backend.ctx, {
    title: { de: 'Programm', en: 'Programme' },
    slug: { de: '', en: '' },
    target: { de: '/de/programm', en: '/en/programme' },
    inMainNavigation: true,
  });
  expect((await read('en')).main_navigation).toMatchObject([{ menu_name: 'Programme', url: '/en/programme' }]);
});

it('the menus follow a move; every change of the tree invalidates them', async () => {
  const first = await makePage(backend.ctx, { ...named('Eins'), inFooter: true });
  await makePage(backend.ctx, { ...named('Zwei'), inFooter: true });
  const dropped: string[] = [];
  backend.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));
  await movePage(backend.ctx, first.id, { parentId: null, position: 1 });
  expect((await read()).footer.map((item) => item.menu_name)).toEqual(['Zwei', 'Eins']);
  const { tags } = await get(backend, '/de/pageeditor-api/nav', pageEditorApi.navigation.response);
  expect(tags).toEqual(['navigation']);
  expect(dropped).toContain('navigation');
});
