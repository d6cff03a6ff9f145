import { expect, it } from 'vitest';
import { publishingApi } from '#contract/editing/publishing.ts';
import { publishingPlans, sections } from '#server/db/tables/sections.ts';
import {
  makeArticle,
  makeDirectory,
  makeEvent,
  makeOwnSection,
  makePage,
  makeProduction,
} from '#tests/factories/rows.ts';
import { get, sharedBackend, type TestBackend } from '#tests/test-backend.ts';
import { changeSettings } from '../site-settings/change-settings.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

const backend = await sharedBackend({ clock: () => now });

const planned = async (role: Parameters<TestBackend['signIn']>[0], locale = 'de') =>
  (await get(backend, `/${locale}/api/planned/`, publishingApi.planned.response, await backend.signIn(role))).body;

it('lists what becomes public by itself, the next first, one entry for records of one moment', async () => {
  const { ctx } = backend;
  await makeArticle(ctx);
  await makeArticle(ctx, { publishedAt: later(4), state: 'draft' });
  const article = await makeArticle(ctx, { title: { de: 'Proben', en: 'Rehearsals' }, publishedAt: later(3) });
  const press = await makeDirectory(ctx, { publishedAt: later(1) });
  const production = await makeProduction(ctx, { title: { de: 'Elektra', en: '' }, publicFrom: later(2) });
  const dates = [
    await makeEvent(ctx, { productionId: production.id, start: later(20) }),
    await makeEvent(ctx, { productionId: production.id, start: later(21) }),
  ];
  const page = await makePage(ctx, { title: { de: 'Besuch', en: 'Visit' } });
  const failed = await makePage(ctx, { title: { de: 'Bar', en: 'Bar' }, isOnline: false });
  for (const { id } of [page, failed]) await makeOwnSection(ctx, 'page', id, []);
  const stored = await ctx.db.select().from(sections);
  const plan = (id: number, values: Partial<typeof publishingPlans.$inferInsert>) =>
    ctx.db.insert(publishingPlans).values({
      sectionId: stored.find(({ objectId }) => objectId === id)?.id ?? 0,
      createdAt: now,
      ...values,
    });
  await plan(page.id, { revision: 1, publishAt: later(5), offlineAt: later(9) });
  await plan(failed.id, { revision: 1, publishAt: later(-1), failed: true });

  const found = await planned('publisher');
  expect(found.map(({ at, act, resource, count, title, url }) => [at, act, resource, count, title, url])).toEqual([
    ['2026-11-20T13:00:00+01:00', 'failed', 'pages', 1, 'Bar', `/de/${failed.pathDe}?edit`],
    [
      '2026-11-22T13:00:00+01:00',
      'public',
      'download-directories',
      1,
      press.title.de,
      `/admin/download-directories/${press.id}`,
    ],
    ['2026-11-23T13:00:00+01:00', 'public', 'productions', 1, 'Elektra', `/admin/productions/${production.id}`],
    [
      '2026-11-23T13:00:00+01:00',
      'public',
      'events',
      2,
      '',
      `/admin/events?filter=${encodeURIComponent(JSON.stringify({ ids: dates.map(({ id }) => id).join() }))}`,
    ],
    ['2026-11-24T13:00:00+01:00', 'public', 'articles', 1, 'Proben', `/admin/articles/${article.id}`],
    ['2026-11-26T13:00:00+01:00', 'publish', 'pages', 1, 'Besuch', `/de/${page.pathDe}?edit`],
    ['2026-11-30T13:00:00+01:00', 'offline', 'pages', 1, 'Besuch', `/de/${page.pathDe}?edit`],
  ]);
  // The German title stands in for a missing English one.
  const english = await planned('publisher', 'en');
  expect(english.map(({ title }) => title)).toEqual([
    'Bar',
    'Salome: press pictures',
    'Elektra',
    '',
    'Rehearsals',
    'Visit',
    'Visit',
  ]);
});

it('shows each role what it may edit, and nothing of parts that the house does not have', async () => {
  const resources = async (role: 'press' | 'programme_editor' | 'editor') => [
    ...new Set((await planned(role)).map(({ resource }) => resource)),
  ];
  expect(await resources('press')).toEqual(['download-directories']);
  expect(await resources('programme_editor')).toEqual(['productions', 'events']);
  expect(await resources('editor')).toEqual(['pages', 'productions', 'events', 'articles']);
  await changeSettings(backend.ctx, { parts_off: ['press', 'magazine'] }, undefined);
  expect(await resources('press')).toEqual([]);
  expect(await resources('editor')).toEqual(['pages', 'productions', 'events']);
});
