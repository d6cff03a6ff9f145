import { beforeEach, expect, it } from 'vitest';
import { auditApi } from '#contract/accounts/audit-api.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { statusApi } from '#contract/office/status-api.ts';
import { releaseApi } from '#contract/programme/release-api.ts';
import { binApi } from '#contract/resources/versions.ts';
import { searchApi } from '#contract/api.ts';
import { partNames, type PartName } from '#contract/settings/parts.ts';
import { changeSettings } from '#server/areas/site-settings/change-settings.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { maxAttempts } from '#server/platform/outbox/send.ts';
import {
  makeArticle,
  makeDirectory,
  makeOwnSection,
  makeProduction,
  makeSeason,
  makeSubscription,
} from './factories/rows.ts';
import { both } from './factories/resource.ts';
import { get, send, sharedBackend } from './test-backend.ts';

const backend = await sharedBackend();
const admin = await backend.signIn('admin');

const switchOff = (...off: PartName[]) => changeSettings(backend.ctx, { parts_off: off }, undefined);
beforeEach(() => switchOff().then(() => {}));

const post = (path: string, body: object) => send(backend, 'POST', `/de/api/${path}`, admin, body);

async function createAndDelete(path: string, body: object): Promise<void> {
  const created = await post(`${path}?translations=all`, body);
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  expect((await send(backend, 'DELETE', `/de/api/${path}${created.body.id}/`, admin)).status).toBe(204);
}

it('bin and audit log leave out what belongs to a part that is off, and count what they show', async () => {
  await createAndDelete('venues/', { name: both('Depot'), city: 'Köln' });
  await createAndDelete('blog/articles/', { title: both('Aus dem Schnürboden'), published_at: '2026-01-01T12:00:00Z' });
  await createAndDelete('blog/categories/', { name: both('Werkstatt') });
  await createAndDelete('seasonsubscriptions/', { title: both('Abo Gold'), kind: 'series', evenings: 3 });
  const bin = async () => {
    const { count, results } = (await get(backend, '/de/api/bin/', binApi.list.response, admin)).body;
    return { count, resources: results.map(({ resource }) => resource).toSorted() };
  };
  const kinds = async () => {
    const { count, results } = (await get(backend, '/de/api/audit/', auditApi.list.response, admin)).body;
    expect(results).toHaveLength(count);
    const csv = await (await backend.app.request('/de/api/audit/csv/', { headers: admin })).text();
    expect(csv.includes('Schnürboden')).toBe(results.some(({ kind }) => kind === 'article'));
    return [...new Set(results.map(({ kind }) => kind))];
  };
  const every = ['article-categories', 'articles', 'seasonsubscriptions', 'venues'];
  expect(await bin()).toEqual({ count: 4, resources: every });
  expect(await kinds()).toEqual(expect.arrayContaining(['article', 'article-category', 'subscription', 'venue']));

  await switchOff('magazine', 'subscriptions');
  expect(await bin()).toEqual({ count: 1, resources: ['venues'] });
  const left = await kinds();
  expect(left).toContain('venue');
  for (const kind of ['article', 'article-category', 'subscription']) expect(left).not.toContain(kind);

  await switchOff();
  expect(await bin()).toEqual({ count: 4, resources: every });
});

it('a release of a season neither lists nor publishes what belongs to a part that is off', async () => {
  const season = await makeSeason(backend.ctx, '2040-41', { state: 'draft' });
  const production = await makeProduction(backend.ctx, { seasonId: season.id, state: 'draft' });
  const subscription = await makeSubscription(backend.ctx, { seasonId: season.id, state: 'draft' });
  await makeDirectory(backend.ctx, { productionId: production.id, state: 'draft' });
  const path = `seasons/${season.id}/release/`;
  const show = async () => (await get(backend, `/de/api/${path}`, releaseApi.show.response, admin)).body;
  const kinds = async () => (await show()).entries.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['season', 'production', 'subscription', 'press']);

  await switchOff('subscriptions', 'press');
  const { version, entries } = await show();
  expect(entries.map(({ kind }) => kind)).toEqual(['season', 'production']);
  const chosen = entries.map(({ kind, id }) => ({ kind, id }));
  const hidden = { version, public_from: null, entries: [...chosen, { kind: 'subscription', id: subscription.id }] };
  expect((await post(path, hidden)).status).toBe(422);
  expect((await post(path, { version, public_from: null, entries: chosen })).status).toBe(200);

  await switchOff();
  expect(await kinds()).toEqual(['subscription', 'press']);
});

it('requests for what belongs to a part that is off are neither listed nor counted', async () => {
  const article = await makeArticle(backend.ctx, { state: 'draft' });
  const published = await makeArticle(backend.ctx, { slug: both('im-fundus') });
  await makeOwnSection(backend.ctx, 'article', published.id, [], false);
  const production = await makeProduction(backend.ctx, { state: 'draft', title: both('Salome') });
  const subjects = [
    { kind: 'record', resource: 'articles', id: article.id },
    { kind: 'section', slug: `article-${published.id}`, language: null },
    { kind: 'record', resource: 'productions', id: production.id },
  ];
  for (const subject of subjects) expect((await post('requests/', { subject, comment: '' })).status).toBe(201);
  const list = async () => {
    const { count, results } = (await get(backend, '/de/api/requests/?open=true', requestsApi.list.response, admin))
      .body;
    return { count, titles: results.map(({ title }) => title) };
  };
  expect((await list()).count).toBe(3);
  await switchOff('magazine');
  expect(await list()).toEqual({ count: 1, titles: ['Salome'] });
});

it('the status does not speak of sign-ups while there is no newsletter', async () => {
  const now = new Date();
  await backend.ctx.db.insert(outbox).values({
    channel: 'newsletter',
    payload: { email: 'gast@netz.example', lists: [8] },
    attempts: maxAttempts,
    createdAt: now,
    nextAttemptAt: now,
  });
  const read = async () => (await get(backend, '/de/api/status/', statusApi.show.response, admin)).body;
  const failed = { group: 'outbox', code: 'newsletter_failed', severity: 'error' };
  const before = await read();
  expect(before.outbox.newsletter).toMatchObject({ given_up: 1 });
  expect(before.findings).toContainEqual(failed);
  await switchOff('newsletter');
  const after = await read();
  expect(after.outbox.newsletter).toBeNull();
  expect(after.findings).not.toContainEqual(failed);
});

it('the search suggests no word that only parts that are off have', async () => {
  await makeArticle(backend.ctx, { title: both('Kulissenschieber'), slug: both('kulissenschieber') });
  await makeArticle(backend.ctx, { title: both('Die traviata im Gespräch'), slug: both('traviata') });
  await makeProduction(backend.ctx, { title: both('La traviata') });
  for (const slug of ['carmen', 'carmen-suite'])
    await makeProduction(backend.ctx, { title: both('Carmen'), slug: both(slug) });
  const meant = async (query: string) =>
    (await get(backend, `/de/api/search/?query=${encodeURIComponent(query)}`, searchApi.all.response)).body
      .did_you_mean;
  expect(await meant('Kulisenschiber')).toBe('Kulissenschieber');
  expect(await meant('Kulissenschieber Carmen')).toBe('Kulissenschieber');
  await switchOff(...partNames);
  expect(await meant('Kulisenschiber')).toBeNull();
  expect(await meant('Kulissenschieber Carmen')).toBe('Carmen');
  expect(await meant('Trawiata')).toBe('traviata');
});
