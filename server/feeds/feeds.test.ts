import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryId, makeEvent, venueId } from '#tests/factories/event.ts';
import { makePage } from '#tests/factories/page.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { articles } from '../magazine/schema.ts';
import { events, productions } from '../programme/schema.ts';

// The house is in Berlin wherever the machine is, also where that hour does not exist.
vi.stubEnv('TZ', 'America/New_York');

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => new Date('2026-11-21T12:00:00Z') });
});
beforeEach(async () => {
  await opera.house.db.delete(events);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await opera.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => opera.app.request(path, { headers });
const calendarAt = async (path: string) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return { answer, text: await answer.text() };
};

/** What two independent programs read from the only event of a calendar. */
async function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component ?? undefined);
  const zone = component?.getFirstProperty('dtstart')?.getParameter('tzid');
  const other = Object.values(await nodeIcal.async.parseICS(text)).find((each) => each?.type === 'VEVENT');
  return { event, zone, start: event.startDate.toString(), component, other };
}

describe('the calendar file of an event', () => {
  test('is read alike by two programs, in Berlin’s time on both sides of the clock change', async () => {
    const place = await venueId(opera.house, 'grosses-haus', { de: 'Großes Haus', en: 'Main stage' });
    for (const [start, shown] of [
      ['2026-10-24T17:30:00Z', '2026-10-24T19:30:00'],
      ['2026-10-25T18:30:00Z', '2026-10-25T19:30:00'],
      ['2027-03-27T18:30:00Z', '2027-03-27T19:30:00'],
      ['2027-03-28T17:30:00Z', '2027-03-28T19:30:00'],
      ['2027-03-14T01:30:00Z', '2027-03-14T02:30:00'],
    ] as const) {
      const { id } = await makeEvent(opera.house, { start: new Date(start), end: null, venueId: place });
      const { text } = await calendarAt(`/de/programm/salome/${id}/event.ics`);
      const { start: read1, zone, other } = await read(text);
      expect([read1, zone]).toEqual([shown, 'Europe/Berlin']);
      expect(new Date((other as { start: Date }).start).toISOString()).toBe(new Date(start).toISOString());
    }
  });

  test.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])(
    'says which of the two hours it is that a clock shows twice: %s',
    async (start) => {
      const { id } = await makeEvent(opera.house, { start: new Date(start), end: null });
      const { text } = await calendarAt(`/de/programm/salome/${id}/event.ics`);
      const { event, other } = await read(text);
      expect(event.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString());
      expect((other as { start: Date }).start.toISOString()).toBe(new Date(start).toISOString());
    },
  );

  test('keeps its name, breaks lines by octets and says where and when', async () => {
    const title = { de: 'Die Zauberflöte, eine Große Oper mit sehr langem Titel für alle über fünf Jahren', en: '' };
    const { id } = await makeEvent(opera.house, { title, slug: { de: 'zauberflöte', en: '' } });
    const { answer, text } = await calendarAt(`/de/programm/x/${id}/event.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="zauberflo-te.ics"');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const { event } = await read(text);
    expect(event.summary).toBe(title.de);
    expect(event.uid).toBe(`event-${id}@localhost`);
    expect(text.replaceAll('\r\n ', '')).toContain(`/de/programm/zaubere`.replace('zaubere', 'zauberfl'));
  });

  test('of a cancelled evening says so and counts the change', async () => {
    const { id } = await makeEvent(opera.house, { availability: 'cancelled', sequence: 3 });
    const { text } = await calendarAt(`/en/programme/salome/${id}/event.ics`);
    const { event, component } = await read(text);
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe('Cancelled: Salome');
  });

  test.each(['0', '999999', '99999999999999', 'x', '-1'])('does not exist for the number %s', async (id) => {
    expect((await ask(`/de/programm/salome/${id}/event.ics`)).status).toBe(404);
  });

  test('does not exist for a closed performance', async () => {
    const { id } = await makeEvent(opera.house, { flags: ['private-event'] });
    expect((await ask(`/de/programm/salome/${id}/event.ics`)).status).toBe(404);
  });
});

describe('a calendar to subscribe to', () => {
  test('holds what comes and what was lately, all or one category, and answers 304 to who has it', async () => {
    const oper = await categoryId(opera.house, 'oper', { de: 'Oper', en: 'Opera' });
    await makeEvent(opera.house, { categoryId: oper });
    await makeEvent(opera.house, { title: { de: 'Führung', en: 'Tour' } });
    await makeEvent(opera.house, { start: new Date('2026-09-01T18:00:00Z') });
    const { answer, text } = await calendarAt('/de/programm/calendar.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text).toContain('X-WR-CALNAME:');
    expect(text).toContain('REFRESH-INTERVAL');
    const one = await calendarAt('/de/programm/calendar.ics?category=oper');
    expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const again = await ask('/de/programm/calendar.ics', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await ask('/de/programm/calendar.ics?category=nirgends')).status).toBe(404);
  });

  test('of a shortlist holds these evenings, past ones too, as a file', async () => {
    const one = await makeEvent(opera.house);
    const past = await makeEvent(opera.house, { start: new Date('2026-01-01T18:00:00Z') });
    const closed = await makeEvent(opera.house, { flags: ['private-event'] });
    await makeEvent(opera.house);
    const ids = `${one.id},${past.id},${closed.id},x,0,99999999999,${one.id}`;
    const { answer, text } = await calendarAt(`/en/programme/calendar.ics?ids=${ids}`);
    expect([...text.matchAll(/^UID:event-(\d+)@/gm)].map(([, id]) => Number(id))).toEqual([past.id, one.id]);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="shortlist.ics"');
    for (const none of ['', 'x', '999999'])
      expect((await ask(`/de/programm/calendar.ics?ids=${none}`)).status).toBe(404);
  });

  test('of a production holds its dates', async () => {
    const [production] = await opera.house.db
      .insert(productions)
      .values({ slug: { de: 'salome', en: 'salome' }, title: { de: 'Salome', en: 'Salome' } })
      .returning();
    await makeEvent(opera.house, { productionId: production?.id });
    await makeEvent(opera.house);
    const { text } = await calendarAt(`/de/produktionen/salome/${production?.id}/calendar.ics`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect((await ask('/de/produktionen/salome/999999/calendar.ics')).status).toBe(404);
  });
});

const xml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;

test('the magazine is a feed in each language, with what is public only', async () => {
  const texts = { slug: { de: 'lampen', en: 'lamps' }, title: { de: 'Lampen & Licht <hell>', en: 'Lamps' } };
  await opera.house.db.insert(articles).values([
    { ...texts, publishedAt: new Date('2026-11-01T08:00:00Z'), author: 'Cosmo Belvaux' },
    { ...texts, publishedAt: new Date('2026-12-01T08:00:00Z') },
    { ...texts, publishedAt: new Date('2026-11-01T08:00:00Z'), isOnline: false },
  ]);
  const answer = await ask('/de/blog/feed.atom');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = xml(await answer.text());
  expect([...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent)).toEqual([
    'Lampen & Licht <hell>',
  ]);
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toMatch(/\/de\/blog\/lampen\/\d+$/);
  const english = xml(await (await ask('/en/blog/feed.atom')).text());
  expect(english.querySelector('entry > title')?.textContent).toBe('Lamps');
});

test('an article that was written ahead is new in the feed on the day it appears', async () => {
  await opera.house.db.delete(articles);
  await opera.house.db.insert(articles).values({
    slug: { de: 'lampen', en: 'lamps' },
    title: { de: 'Lampen', en: 'Lamps' },
    publishedAt: new Date('2026-11-20T08:00:00Z'),
    updatedAt: new Date('2026-10-01T08:00:00Z'),
  });
  const answer = await ask('/de/blog/feed.atom');
  expect(answer.headers.get('last-modified')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
  expect(xml(await answer.text()).querySelector('entry > updated')?.textContent).toBe('2026-11-20T08:00:00.000Z');
});

describe('the sitemap', () => {
  test('names its parts, and each address with its other language', async () => {
    await makePage(opera.house, { slug: { de: 'anfahrt', en: 'getting-here' } });
    await makePage(opera.house, { slug: { de: 'versteckt', en: 'hidden' }, isOnline: false });
    const index = xml(await (await ask('/sitemap.xml')).text());
    const parts = [...index.querySelectorAll('sitemap > loc')].map(({ textContent }) => textContent ?? '');
    expect(parts.some((part) => part.endsWith('/sitemap/page-1.xml'))).toBe(true);
    const part = xml(await (await ask('/sitemap/page-1.xml')).text());
    const urls = [...part.querySelectorAll('url')];
    const german = urls.find((url) => url.querySelector('loc')?.textContent?.endsWith('/de/anfahrt'));
    const links = [...(german?.querySelectorAll('link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ]);
    expect(links).toEqual([
      ['de', '/de/anfahrt'],
      ['en', '/en/getting-here'],
      ['x-default', '/de/anfahrt'],
    ]);
    expect(german?.querySelector('lastmod')?.textContent).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(part.documentElement.textContent).not.toContain('versteckt');
  });

  test.each(['page-0.xml', 'page-2.xml', 'nothing-1.xml', 'page-1'])('has no part %s', async (name) => {
    expect((await ask(`/sitemap/${name}`)).status).toBe(404);
  });

  test('is what robots.txt leads to', async () => {
    const text = await (await ask('/robots.txt')).text();
    expect(text).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m);
  });
});
