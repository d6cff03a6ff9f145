import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import nodeIcal from 'node-ical';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  categoryId,
  makeArticle,
  makeEvent,
  makeOwnSection,
  makePage,
  makePicture,
  makeProduction,
  venueId,
} from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { articles } from '../../db/tables/magazine.ts';
import { pages } from '../../db/tables/pages.ts';
import { events } from '../../db/tables/programme.ts';
import { sectionRevisions } from '../../db/tables/sections.ts';
import { getSection } from '../sections/revisions/section-row.ts';

// The site uses Berlin time wherever the server is, also in a zone where that hour does not exist.
vi.stubEnv('TZ', 'America/New_York');

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
beforeEach(() => backend.ctx.db.delete(events));
afterAll(() => void vi.unstubAllEnvs());

const requestPath = (path: string, headers: Record<string, string> = {}) => backend.app.request(path, { headers });
const calendarAt = async (path: string) => {
  const answer = await requestPath(path);
  expect(answer.status).toBe(200);
  return { answer, text: await answer.text() };
};

/** The only event of a calendar, as two independent parsers read it. */
async function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component ?? undefined);
  const zone = component?.getFirstProperty('dtstart')?.getParameter('tzid');
  const other = Object.values(await nodeIcal.async.parseICS(text)).find((each) => each?.type === 'VEVENT');
  return { event, zone, start: event.startDate.toString(), component, other };
}

it('the calendar file of an event is read the same by two parsers, in Berlin time before and after the clock change', async () => {
  const place = await venueId(backend.ctx, 'grosses-haus', { de: 'Großes Haus', en: 'Main stage' });
  for (const [start, shown] of [
    ['2026-10-24T17:30:00Z', '2026-10-24T19:30:00'],
    ['2026-10-25T18:30:00Z', '2026-10-25T19:30:00'],
    ['2027-03-27T18:30:00Z', '2027-03-27T19:30:00'],
    ['2027-03-28T17:30:00Z', '2027-03-28T19:30:00'],
    ['2027-03-14T01:30:00Z', '2027-03-14T02:30:00'],
  ] as const) {
    const { id } = await makeEvent(backend.ctx, { start: new Date(start), end: null, venueId: place });
    const { text } = await calendarAt(`/de/programm/salome/${id}/event.ics`);
    const { start: read1, zone, other } = await read(text);
    expect([read1, zone]).toEqual([shown, 'Europe/Berlin']);
    expect(new Date((other as { start: Date }).start).toISOString()).toBe(new Date(start).toISOString());
  }
});

it.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])(
  'the calendar file of an event is unambiguous in the repeated hour of the clock change: %s',
  async (start) => {
    const { id } = await makeEvent(backend.ctx, { start: new Date(start), end: null });
    const { text } = await calendarAt(`/de/programm/salome/${id}/event.ics`);
    const { event, other } = await read(text);
    expect(event.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString());
    expect((other as { start: Date }).start.toISOString()).toBe(new Date(start).toISOString());
  },
);

it('the calendar file of an event has a file name, folds lines by octets and contains time and place', async () => {
  const title = { de: 'Die Zauberflöte, eine Große Oper mit sehr langem Titel für alle über fünf Jahren', en: '' };
  const { id } = await makeEvent(backend.ctx, { title, slug: { de: 'zauberflöte', en: '' } });
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

it('the calendar file of an event has the cancelled status and a higher sequence after a cancellation', async () => {
  const { id } = await makeEvent(backend.ctx, { availability: 'cancelled', sequence: 3 });
  const { text } = await calendarAt(`/en/programme/salome/${id}/event.ics`);
  const { event, component } = await read(text);
  expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.sequence).toBe(3);
  expect(event.summary).toBe('Cancelled: Salome');
});

it.each(['0', '999999', '99999999999999', 'x', '-1'])(
  'the calendar file of an event returns 404 for the id %s',
  async (id) => {
    expect((await requestPath(`/de/programm/salome/${id}/event.ics`)).status).toBe(404);
  },
);

it('the calendar file of an event returns 404 for a closed performance', async () => {
  const { id } = await makeEvent(backend.ctx, { flags: ['private-event'] });
  expect((await requestPath(`/de/programm/salome/${id}/event.ics`)).status).toBe(404);
});

it('a calendar to subscribe to contains upcoming and recent events of all or one category, and returns 304 for a known ETag', async () => {
  const oper = await categoryId(backend.ctx, 'oper', { de: 'Oper', en: 'Opera' });
  await makeEvent(backend.ctx, { categoryId: oper });
  await makeEvent(backend.ctx, { title: { de: 'Führung', en: 'Tour' } });
  await makeEvent(backend.ctx, { start: new Date('2026-09-01T18:00:00Z') });
  const { answer, text } = await calendarAt('/de/programm/calendar.ics');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('BEGIN:VTIMEZONE');
  expect(text).toContain('X-WR-CALNAME:');
  expect(text).toContain('REFRESH-INTERVAL');
  const one = await calendarAt('/de/programm/calendar.ics?category=oper');
  expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const again = await requestPath('/de/programm/calendar.ics', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect((await requestPath('/de/programm/calendar.ics?category=nirgends')).status).toBe(404);
});

it('a calendar to subscribe to of a shortlist contains the requested events, past ones too, as a file', async () => {
  const one = await makeEvent(backend.ctx);
  const past = await makeEvent(backend.ctx, { start: new Date('2026-01-01T18:00:00Z') });
  const closed = await makeEvent(backend.ctx, { flags: ['private-event'] });
  await makeEvent(backend.ctx);
  const ids = `${one.id},${past.id},${closed.id},x,0,99999999999,${one.id}`;
  const { answer, text } = await calendarAt(`/en/programme/calendar.ics?ids=${ids}`);
  expect([...text.matchAll(/^UID:event-(\d+)@/gm)].map(([, id]) => Number(id))).toEqual([past.id, one.id]);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="shortlist.ics"');
  for (const none of ['', 'x', '999999'])
    expect((await requestPath(`/de/programm/calendar.ics?ids=${none}`)).status).toBe(404);
});

it('a calendar to subscribe to of a production contains its events', async () => {
  const { id: productionId } = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId });
  await makeEvent(backend.ctx);
  const { text } = await calendarAt(`/de/produktionen/salome/${productionId}/calendar.ics`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await requestPath('/de/produktionen/salome/999999/calendar.ics')).status).toBe(404);
});

/** What a reader shows of a part that the feed names as HTML. */
const shownOf = (part: Element | null | undefined) =>
  new JSDOM(part?.textContent ?? '').window.document.body.textContent;

const xml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;

it('every feed in XML is well-formed with characters that XML cannot contain', async () => {
  const words = 'Publi\ufffekum\u0001 & <Saal> \u{1f469}\u{200d}\u{1f680}';
  const text = { de: words, en: words };
  await makeArticle(backend.ctx, { title: text, teaser: text, author: 'Cosmo\u000b Belvaux' });
  await makePage(backend.ctx);
  const index = xml(await (await requestPath('/sitemap.xml')).text());
  const parts = [...index.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname);
  const feeds = ['/de/blog/feed.atom', '/en/blog/feed.atom', ...parts];
  const documents = await Promise.all(feeds.map(async (feed) => xml(await (await requestPath(feed)).text())));
  for (const part of ['title', 'summary'])
    expect(shownOf(documents[0]?.querySelector(`entry > ${part}`))).toBe(
      'Publikum & <Saal> \u{1f469}\u{200d}\u{1f680}',
    );
  await backend.ctx.db.delete(articles);
});

it('the magazine feed contains public articles only, in each locale', async () => {
  const { id: imageId } = await makePicture(backend.ctx);
  const texts = { slug: { de: 'lampen', en: 'lamps' }, title: { de: 'Lampen & Licht <hell>', en: 'Lamps' } };
  await backend.ctx.db.insert(articles).values([
    { ...texts, publishedAt: new Date('2026-11-01T08:00:00Z'), author: 'Cosmo Belvaux', imageId },
    { ...texts, publishedAt: new Date('2026-12-01T08:00:00Z') },
    { ...texts, publishedAt: new Date('2026-11-01T08:00:00Z'), state: 'draft' },
  ]);
  const answer = await requestPath('/de/blog/feed.atom');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = xml(await answer.text());
  expect(feed.querySelector('entry > link[rel="enclosure"]')?.getAttribute('type')).toBe('image/jpeg');
  const [title, ...more] = feed.querySelectorAll('entry > title');
  expect([title?.getAttribute('type'), more]).toEqual(['html', []]);
  expect(shownOf(title)).toBe('Lampen & Licht <hell>');
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toMatch(/\/de\/blog\/lampen\/\d+$/);
  const idOfEntry = (of: Document) => of.querySelector('entry > id')?.textContent;
  expect(idOfEntry(feed)).toMatch(/\/de\/blog\/-\/\d+$/);
  const english = xml(await (await requestPath('/en/blog/feed.atom')).text());
  expect(english.querySelector('entry > title')?.textContent).toBe('Lamps');
  await backend.ctx.db.update(articles).set({ slug: { de: 'neu', en: 'new' } });
  expect(idOfEntry(xml(await (await requestPath('/de/blog/feed.atom')).text()))).toBe(idOfEntry(feed));
});

it('the feed is not sent again to a client that has it by its date or one of its tags', async () => {
  await backend.ctx.db.delete(articles);
  const changed = new Date('2026-11-01T08:00:00.500Z');
  await makeArticle(backend.ctx, { publishedAt: changed, updatedAt: changed });
  const get = async (headers: Record<string, string>) => backend.app.request('/de/blog/feed.atom', { headers });
  const status = async (headers: Record<string, string>) => (await get(headers)).status;
  const since = (date: string) => ({ 'If-Modified-Since': date });
  const last = 'Sun, 01 Nov 2026 08:00:00 GMT';
  expect(await status(since(last))).toBe(304);
  // When its newest article is withdrawn, the feed is as old as the one before.
  expect(await status(since('Mon, 02 Nov 2026 08:00:00 GMT'))).toBe(200);
  expect(await status(since('Sun, 01 Nov 2026 07:59:59 GMT'))).toBe(200);
  expect(await status(since('gestern'))).toBe(200);
  expect(await status({ ...since(last), 'If-None-Match': '"other"' })).toBe(200);
  const etag = (await get({})).headers.get('etag');
  expect(await status({ 'If-None-Match': `"other" , W/${etag}` })).toBe(304);
  expect(await status({ 'If-None-Match': '"a,*,b"' })).toBe(200);
});

it('a scheduled article is new in the feed on its publication date', async () => {
  await backend.ctx.db.delete(articles);
  await makeArticle(backend.ctx, {
    publishedAt: new Date('2026-11-20T08:00:00Z'),
    updatedAt: new Date('2026-10-01T08:00:00Z'),
  });
  const answer = await requestPath('/de/blog/feed.atom');
  expect(answer.headers.get('last-modified')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
  expect(xml(await answer.text()).querySelector('entry > updated')?.textContent).toBe('2026-11-20T08:00:00.000Z');
});

it('the sitemap lists its parts, and each address with its alternate language', async () => {
  await makePage(backend.ctx, { slug: { de: 'anfahrt', en: 'getting-here' } });
  await makePage(backend.ctx, { slug: { de: 'versteckt', en: 'hidden' }, isOnline: false });
  const index = xml(await (await requestPath('/sitemap.xml')).text());
  const parts = [...index.querySelectorAll('sitemap > loc')].map(({ textContent }) => textContent ?? '');
  expect(parts.some((part) => part.endsWith('/sitemap/page-1.xml'))).toBe(true);
  const part = xml(await (await requestPath('/sitemap/page-1.xml')).text());
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

it('the sitemap says when an entry has changed for visitors last: it, its modules, or that it became public', async () => {
  const { ctx } = backend;
  await ctx.db.delete(articles);
  const [before, planned] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-11-20T08:00:00Z')];
  const { id } = await makeArticle(ctx, { publishedAt: planned, updatedAt: before });
  const page = await makePage(ctx, { slug: { de: 'haus', en: 'house' } });
  await ctx.db.update(pages).set({ updatedAt: before });
  const changedAt = async (part: string, address: string) =>
    [...xml(await (await requestPath(`/sitemap/${part}-1.xml`)).text()).querySelectorAll('url')]
      .find((url) => url.querySelector('loc')?.textContent?.includes(address))
      ?.querySelector('lastmod')?.textContent;
  expect(await changedAt('article', `/${id}`)).toBe(planned.toISOString());
  expect(await changedAt('page', '/de/haus')).toBe(before.toISOString());
  const slug = await makeOwnSection(ctx, 'page', page.id, []);
  const [revision] = await ctx.db
    .update(sectionRevisions)
    .set({ publishedAt: planned })
    .where(eq(sectionRevisions.sectionId, (await getSection(ctx.db, slug)).id))
    .returning();
  expect([revision?.publishedAt, await changedAt('page', '/de/haus')]).toEqual([planned, planned.toISOString()]);
});

it.each(['page-0.xml', 'page-2.xml', 'nothing-1.xml', 'page-1'])(
  'the sitemap returns 404 for the part %s',
  async (name) => {
    expect((await requestPath(`/sitemap/${name}`)).status).toBe(404);
  },
);

it('the sitemap is referenced by robots.txt', async () => {
  const text = await (await requestPath('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m);
});
