import { expect, it } from 'vitest';
import { eventAnswer, picture } from '#tests/answers.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const festival = {
  id: 1,
  slug: 'barockfest',
  slugs: { de: 'barockfest', en: 'baroque-festival' },
  title: 'Barockfest',
  kind: 'festival',
  description: '<p>Händel und <b>Hasse</b>.</p>',
  starts_on: '2027-05-03',
  ends_on: '2027-05-12',
  picture: picture(1),
  url: '/de/reihen/barockfest/1',
  urls: { de: '/de/reihen/barockfest/1', en: '/en/series/baroque-festival/1' },
  settings_url: '/admin/festivals/1',
};
const open = pagesOf({
  'api/festivals/': listOf([
    festival,
    { ...festival, id: 2, title: 'Lieder', kind: 'series', starts_on: null, ends_on: null },
  ]),
  'api/festivals/1/': { ...festival, section: 'festival-1', modules: [], updated_at: '2026-11-19T10:00:00+01:00' },
  'api/events/': listOf([eventAnswer(4)]),
});

it('festivals and series are listed with kind, period, text and link', async () => {
  const { main, document } = await open('/de/reihen');
  expect([...main.querySelectorAll('[data-entry]')].map(textOf)).toEqual([
    'Festival, 3. Mai – 12. Mai 2027BarockfestHändel und Hasse.',
    'ReiheLiederHändel und Hasse.',
  ]);
  expect(linksIn(main)).toContain('/de/reihen/barockfest/1');
  expect(document.title).toBe('Festivals & Reihen – Oper Colonia');
});

it('the list may be empty, in both languages', async () => {
  const { answer, main } = await open('/en/series', { 'api/festivals/': listOf([]) });
  expect([answer.status, textOf(main)]).toEqual([200, expect.stringContaining('no festivals')]);
});

it('the page of a festival is cached until midnight, because it says what is today', async () => {
  const { answer } = await open('/de/reihen/barockfest/1', {
    'api/events/': new Response(JSON.stringify(listOf([eventAnswer(4)])), { headers: { 'Cache-Tag': 'events' } }),
  });
  expect(answer.headers.get('cache-until')).toBe(nextMidnight(new Date()).toISOString());
});

it('the page of a festival leads back to the list; a wrong slug is corrected', async () => {
  const { main } = await open('/de/reihen/barockfest/1');
  expect(linksIn(main)).toContain('/de/reihen');
  expect(textOf(main)).toContain('Festival, 3. Mai – 12. Mai 2027');
  const { answer } = await open('/de/reihen/falsch/1');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/reihen/barockfest/1']);
});
