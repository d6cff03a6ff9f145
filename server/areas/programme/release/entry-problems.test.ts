import { beforeEach, expect, it } from 'vitest';
import { releaseApi, type ReleaseProblem } from '#contract/programme/release-api.ts';
import {
  addCast,
  makeEvent,
  makePerson,
  makePicture,
  makeProduction,
  makeSeason,
  venueId,
} from '#tests/factories/rows.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';

const now = new Date('2026-12-01T12:00:00Z');
let season: number;
let years = 2040;

const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');
beforeEach(async () => {
  years += 1;
  season = (await makeSeason(backend.ctx, `${years}-next`, { state: 'draft' })).id;
});

const address = () => `/de/api/seasons/${season}/release/`;
const show = async () => (await get(backend, address(), releaseApi.show.response, editor)).body;
const release = (body: object, locale = 'de') =>
  send(backend, 'POST', address().replace('/de/', `/${locale}/`), editor, body);
const production = (overrides: object = {}) =>
  makeProduction(backend.ctx, {
    seasonId: season,
    state: 'draft',
    title: { de: 'Elektra', en: 'Elektra' },
    teaser: { de: 'Kurz', en: 'Short' },
    description: { de: '<p>Lang</p>', en: '<p>Long</p>' },
    ...overrides,
  });
const event = async (overrides: object = {}) =>
  makeEvent(backend.ctx, {
    state: 'draft',
    start: new Date(`${years}-12-05T18:00:00Z`),
    venueId: await venueId(backend.ctx, 'grosses-haus'),
    priceFrom: 1000,
    ...overrides,
  });

async function problemsOf(kind: string, id: number): Promise<ReleaseProblem[]> {
  const { entries } = await show();
  return entries.find((entry) => entry.kind === kind && entry.id === id)?.problems ?? [];
}
const brief = (problems: ReleaseProblem[]) => problems.map(({ problem, field }) => `${problem} ${field}`);

it('an entry of a release without an English title prevents its release, a missing text is a notice', async () => {
  const { id } = await production({
    title: { de: 'Elektra', en: ' ' },
    subtitle: { de: 'Tragödie', en: '' },
    teaser: { de: '', en: '' },
  });
  expect(await problemsOf('production', id)).toEqual([
    { problem: 'missing_text', field: 'title.en', language: 'en', severity: 'prevents' },
    { problem: 'missing_text', field: 'subtitle.en', language: 'en', severity: 'notice' },
    { problem: 'missing_text', field: 'teaser.de', language: 'de', severity: 'notice' },
    { problem: 'missing_text', field: 'teaser.en', language: 'en', severity: 'notice' },
  ]);
});

it('an entry of a release that is complete has no problems', async () => {
  const { id } = await production();
  expect(await problemsOf('production', id)).toEqual([]);
  const { id: evening } = await event({ productionId: id });
  expect(await problemsOf('event', evening)).toEqual([]);
});

it('an entry of a release names pictures without a description, unless they are decorative', async () => {
  const { ctx } = backend;
  const plain = await makePicture(ctx, { alt: { de: 'Elektra', en: '' } });
  const decorative = await makePicture(ctx, { decorative: true });
  const { id } = await production({ heroImageId: plain.id });
  const { id: other } = await production({ heroImageId: decorative.id });
  expect(await problemsOf('production', id)).toEqual([
    { problem: 'missing_alt', field: 'hero_image_id', language: 'en', severity: 'notice' },
  ]);
  expect(await problemsOf('production', other)).toEqual([]);
});

it('an entry of a release that sells tickets has prices, and every event a venue', async () => {
  const bare = await event({ venueId: null, priceFrom: null });
  const cancelled = await event({ priceFrom: null, availability: 'cancelled' });
  const internal = await event({ priceFrom: null, flags: ['private-event'] });
  expect(brief(await problemsOf('event', bare.id))).toEqual(['no_venue venue_id', 'no_prices prices']);
  expect(await problemsOf('event', cancelled.id)).toEqual([]);
  expect(await problemsOf('event', internal.id)).toEqual([]);
});

it('an entry of a release names links that lead to nothing that will be public', async () => {
  const { ctx } = backend;
  const released = await production();
  const elsewhere = await makeProduction(ctx, { state: 'draft' });
  const open = await makeProduction(ctx);
  const link = (target: string) => `<p><a href="${target}">mehr</a></p>`;
  const { id } = await production({
    synopsis: { de: link('production:999999'), en: link(`production:${elsewhere.id}`) },
    description: {
      de: link(`production:${released.id}`) + link('https://example.org/'),
      en: link(`production:${open.id}`),
    },
  });
  expect(brief(await problemsOf('production', id))).toEqual(['dead_link synopsis.de', 'dead_link synopsis.en']);
});

it('an entry of a release who has no page of their own is no target of a link', async () => {
  const person = await makePerson(backend.ctx, 'Ohne Seite', { state: 'draft', isOnline: false });
  const { id } = await production({
    synopsis: { de: `<a href="person:${person.id}">x</a>`, en: `<a href="person:${person.id}">x</a>` },
  });
  await addCast(backend.ctx, { productionId: id }, [{ role: { de: 'Elektra', en: 'Elektra' }, personId: person.id }]);
  expect(brief(await problemsOf('production', id))).toEqual(['dead_link synopsis.de', 'dead_link synopsis.en']);
});

const whole = async (changes: object = {}) => {
  const { version, entries } = await show();
  return { version, public_from: null, entries: entries.map(({ kind, id }) => ({ kind, id })), ...changes };
};

it('a release with an entry without a title is refused as a whole and names entry and field, also at a planned moment', async () => {
  const { id } = await production({ title: { de: 'Elektra', en: '' } });
  for (const public_from of [null, '2027-01-01T10:00:00+01:00']) {
    expect(await release(await whole({ public_from }), 'en')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'entries.1.title.en', message: '“Elektra” has no English title' }] },
    });
  }
  expect((await show()).entries).toHaveLength(2);
  expect((await backend.app.request(`/de/api/productions/${id}/`)).status).toBe(404);
  const body = await whole();
  const entries = body.entries.filter((entry) => entry.id !== id || entry.kind !== 'production');
  expect(await release({ ...body, entries })).toMatchObject({
    status: 200,
    body: { entries: [{ kind: 'production', id }], last: { count: 1 } },
  });
});
