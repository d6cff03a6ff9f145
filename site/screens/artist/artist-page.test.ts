import { expect, it } from 'vitest';
import { eventAnswer, picture } from '#tests/answers.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const singer = {
  id: 5,
  name: 'KS Anselm Wirrbach',
  slug: { de: 'anselm-wirrbach', en: 'anselm-wirrbach' },
  profession: 'Bariton',
  is_group: false,
  url: '/de/kuenstler/anselm-wirrbach/5',
};
const open = pagesOf({
  'api/person-categories/': listOf([
    {
      id: 1,
      slug: 'ensemble',
      name: 'Ensemble',
      persons: [singer, { ...singer, id: 6, name: 'Çelik', picture: picture(6), url: '' }],
    },
    { id: 2, slug: 'chor', name: 'Chor', persons: [{ ...singer, id: 7, name: 'Chor der Oper', is_group: true }] },
    { id: 3, slug: 'leer', name: 'Leer', persons: [] },
  ]),
  'api/persons/5/': singer,
});

it('the artists are grouped by category; without a picture an artist has initials in a frame of the same shape', async () => {
  const { main } = await open('/de/kuenstler');
  expect([...main.querySelectorAll('h2')].map(textOf)).toEqual(['Ensemble 2', 'Chor 1']);
  expect(linksIn(main.querySelector('nav[aria-label="Zu einer Gruppe springen"]')!)).toEqual(['#ensemble', '#chor']);
  const [first, second] = [...main.querySelectorAll('#ensemble li')];
  expect(textOf(first)).toBe('AWKS Anselm WirrbachBariton');
  expect(first?.querySelector('[aria-hidden=true]')?.textContent).toBe('AW');
  expect(second?.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(linksIn(second!)).toEqual([]);
});

it('the list may be empty', async () => {
  const { main, answer } = await open('/en/artists', { 'api/person-categories/': listOf([]) });
  expect([answer.status, textOf(main)]).toEqual([200, expect.stringContaining('Nobody is listed')]);
});

it('an artist without picture, biography and dates still has a page', async () => {
  const { main, document } = await open('/de/kuenstler/anselm-wirrbach/5');
  expect(textOf(main)).toContain('Zu KS Anselm Wirrbach gibt es noch keinen Text.');
  expect(textOf(main)).toContain('Zurzeit sind keine Termine angesetzt.');
  expect([...main.querySelectorAll('h1, h2')].map(textOf)).toEqual(['KS Anselm Wirrbach', 'Nächste Termine']);
  expect(document.title).toBe('KS Anselm Wirrbach, Bariton – Oper Colonia');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('KS Anselm Wirrbach, Bariton');
});

it('an artist has a biography, roles, future dates and past dates', async () => {
  const { main, document } = await open('/en/artists/anselm-wirrbach/5', {
    'api/persons/5/': {
      ...singer,
      profession: 'Baritone',
      biography: '<p>Er singt &amp; schweigt.</p>',
      biography_lang: 'de',
      website: 'https://wirrbach.example',
      picture: picture(5, { copyright: 'Photo: A' }),
      roles: [
        {
          role_name: 'Jochanaan',
          kind: 'cast',
          production: { id: 2, title: 'Salome', composer: 'Richard Strauss', url: '/en/productions/salome/2' },
          season: '2026/27',
        },
      ],
      events: [eventAnswer(1)],
      past_events: [
        eventAnswer(2, { start: '2019-11-28T19:30:00+01:00' }),
        eventAnswer(3, { start: '2019-11-27T19:30:00+01:00', availability: 'cancelled' }),
      ],
    },
  });
  expect(main.querySelector('[lang=de]')?.textContent).toBe('Er singt & schweigt.');
  expect(textOf(main.querySelector('h1 + p'))).toBe('Baritone');
  expect(main.querySelector('h1 + p')?.getAttribute('lang')).toBeNull();
  expect(textOf(main.querySelector('dl'))).toBe('JochanaanSalomeRichard Strauss, 2026/27');
  expect(linksIn(main)).toEqual(expect.arrayContaining(['https://wirrbach.example', '/en/productions/salome/2']));
  expect(textOf(main.querySelector('details'))).toMatch(
    /Thursday 28 November 2019(?!Can).*Wednesday 27 November 2019Cancelled/,
  );
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Er singt & schweigt.');
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('/media/5/1280.jpg');
});
