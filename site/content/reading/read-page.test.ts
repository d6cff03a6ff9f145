import { expect, it } from 'vitest';
import { deserialize } from '../../framework/loader-data/serialized.ts';
import { readPage, type ShownPage } from './read-page.ts';

function modulesOf(page: ShownPage | null) {
  return page && deserialize(page.modules);
}

it('reads a page that has only the oldest fields', () => {
  const page = readPage(
    { title: 'Haus', modules: [{ model: 'text', id: 12, content: '<p>Hallo</p>' }] },
    'de',
    '/de/haus',
  );
  expect(page).toMatchObject({ title: 'Haus', urls: { de: '/de/haus' }, isOnline: true, hero: null, breadcrumb: [] });
  expect(modulesOf(page)).toEqual([
    { model: 'text', id: '12', slug: '', content: '<p>Hallo</p>', anchor: '', add_additional_space: false },
  ]);
});

it('leaves out invalid values', () => {
  const page = readPage(
    {
      title: 'Haus',
      urls: { de: '/de/haus', en: 'javascript:alert(1)' },
      hero: { base: 'x' },
      breadcrumb: 'nowhere',
      modules: [
        null,
        'x',
        { model: 'nonsense' },
        { model: 'headline', id: 'a', content: 7, headline_level: '9', columns: 3 },
        { model: 'eventitem', id: 'b', event_obj: { start: 1 } },
      ],
    },
    'de',
    '/de/haus',
  );
  expect(page?.urls).toEqual({ de: '/de/haus' });
  expect(page?.hero).toBeNull();
  expect(modulesOf(page)?.map(({ model }) => model)).toEqual(['headline', 'eventitem']);
  expect(modulesOf(page)?.[0]).toMatchObject({ content: '7', headline_level: '2' });
  expect(modulesOf(page)?.[1]).not.toHaveProperty('event_obj');
});

it('removes script addresses from links', () => {
  const page = readPage(
    {
      title: 'x',
      modules: [{ model: 'link', id: 'a', content: 'x', link: 'javascript:alert(1)', link_url: 'javascript:alert(1)' }],
    },
    'de',
    '/de/x',
  );
  expect(modulesOf(page)?.[0]?.link_url).toBe('');
});

it('keeps columns and nested blocks', () => {
  const text = { model: 'text', id: 't', content: 'x' };
  const page = readPage(
    {
      modules: [
        {
          model: 'container',
          id: 'c',
          layout: 1,
          columns: [
            { classes: 'col-8', children: [text] },
            { classes: 'col-4', children: [] },
          ],
        },
      ],
    },
    'de',
    '/de/x',
  );
  expect(modulesOf(page)?.[0]?.columns?.map(({ classes, children }) => [classes, children.length])).toEqual([
    ['col-8', 1],
    ['col-4', 0],
  ]);
  expect(modulesOf(page)?.[0]?.layout).toBe(1);
});

it.each([null, [], 'text', 7, {}])('reads %j as no page', (answer) => {
  expect(readPage(answer, 'de', '/de/x')).toBeNull();
});
