import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get } from '#tests/ask.ts';
import { makePage } from '#tests/factories/page.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { pages } from '../db/schema.ts';
import { changePage } from '../pages/change-page.ts';
import { movePage } from '../pages/move-page.ts';

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse();
});
beforeEach(() => opera.house.db.delete(pages));
afterAll(() => opera.close());

const read = async (locale = 'de') =>
  (await get(opera, `/${locale}/pageeditor-api/nav`, pageEditorApi.navigation.response)).body;
const named = (name: string) => ({ title: { de: name, en: `${name} (en)` }, slug: { de: name.toLowerCase(), en: '' } });

describe('the menus', () => {
  test('hold the pages with their flag, in the order of the tree, children one level below', async () => {
    const visit = await makePage(opera.house, { ...named('Besuch'), inMainNavigation: true });
    await makePage(opera.house, { ...named('Magazin'), inMainNavigation: true, position: 0 });
    const travel = await makePage(opera.house, { ...named('Anfahrt'), inMainNavigation: true, parentId: visit.id });
    await makePage(opera.house, { ...named('Parkhaus'), parentId: travel.id, inMainNavigation: true });
    await makePage(opera.house, { ...named('Verborgen'), parentId: visit.id });
    await makePage(opera.house, { ...named('Presse'), inMenu: true });
    await makePage(opera.house, { ...named('Impressum'), inFooter: true });
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

  test('say in English what is translated, and mark what is not', async () => {
    await makePage(opera.house, {
      title: { de: 'Besuch', en: 'Visit' },
      slug: { de: 'besuch', en: 'visit' },
      inMainNavigation: true,
    });
    await makePage(opera.house, {
      title: { de: 'Presse', en: '' },
      slug: { de: 'presse', en: '' },
      inMainNavigation: true,
    });
    expect((await read('en')).main_navigation).toEqual([
      { menu_name: 'Visit', url: '/en/visit', children: [], hasChildren: false },
      { menu_name: 'Presse', url: '/en/presse', children: [], hasChildren: false, lang: 'de' },
    ]);
  });

  test('leave out what is offline, with what stands below it', async () => {
    const hidden = await makePage(opera.house, { ...named('Besuch'), inMainNavigation: true, isOnline: false });
    await makePage(opera.house, { ...named('Anfahrt'), inMainNavigation: true, parentId: hidden.id });
    expect((await read()).main_navigation).toEqual([]);
  });

  test('keep a page that only opens its children as long as it has some', async () => {
    const group = await makePage(opera.house, { ...named('Haus'), inMainNavigation: true, isClickable: false });
    expect((await read()).main_navigation).toEqual([]);
    const child = await makePage(opera.house, { ...named('Ensemble'), inMainNavigation: true, parentId: group.id });
    expect((await read()).main_navigation).toMatchObject([
      { menu_name: 'Haus', hasChildren: true, children: [{ menu_name: 'Ensemble' }] },
    ]);
    await changePage(opera.house, child.id, { isOnline: false });
    expect((await read()).main_navigation).toEqual([]);
  });

  test('hold entries that lead to a screen outside the tree', async () => {
    await makePage(opera.house, {
      title: { de: 'Programm', en: 'Programme' },
      slug: { de: '', en: '' },
      target: { de: '/de/programm', en: '/en/programme' },
      inMainNavigation: true,
    });
    expect((await read('en')).main_navigation).toMatchObject([{ menu_name: 'Programme', url: '/en/programme' }]);
  });

  test('follow a move, and every change of the tree drops them', async () => {
    const first = await makePage(opera.house, { ...named('Eins'), inFooter: true });
    await makePage(opera.house, { ...named('Zwei'), inFooter: true });
    const dropped: string[] = [];
    opera.changes.onDrop((tags) => dropped.push(...(tags ?? [])));
    await movePage(opera.house, first.id, { parentId: null, position: 1 });
    expect((await read()).footer.map((item) => item.menu_name)).toEqual(['Zwei', 'Eins']);
    const { tags } = await get(opera, '/de/pageeditor-api/nav', pageEditorApi.navigation.response);
    expect(tags).toEqual(['navigation']);
    expect(dropped).toContain('navigation');
  });
});
