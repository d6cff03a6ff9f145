import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Block } from '#contract/blocks/block.ts';
import { targetsApi } from '#contract/api.ts';
import { makeBlock } from '#tests/factories/block.ts';
import {
  makeEvent,
  makeFestival,
  makeOwnSection,
  makePage,
  makePerson,
  makeProduction,
} from '#tests/factories/rows.ts';
import { get, sharedBackend, type TestBackend } from '#tests/test-backend.ts';
import { pages } from '../../db/tables/pages.ts';
import { productionQuestions } from '../../db/tables/production-parts.ts';
import { slides } from '../../db/tables/site.ts';

const backend = await sharedBackend();

const both = (text: string) => ({ de: text, en: text });
const linking = (...targets: string[]): Block[] =>
  targets.map((target) => makeBlock('text', { de: { content: `<p><a href="${target}">dorthin</a></p>` } }));
const dead = async (role: Parameters<TestBackend['signIn']>[0], locale = 'de') =>
  (await get(backend, `/${locale}/api/dead-links/`, targetsApi.dead.response, await backend.signIn(role))).body;

const publish = (kind: 'page' | 'production', id: number, ...blocks: Block[]) =>
  makeOwnSection(backend.ctx, kind, id, blocks);

it('lists public pages and records whose modules link to what visitors do not see', async () => {
  const { ctx } = backend;
  const [visit, shop, gone, offline] = [
    await makePage(ctx, { title: both('Besuch') }),
    await makePage(ctx, { title: both('Laden') }),
    await makePage(ctx, { title: both('Umbau') }),
    await makePage(ctx, { title: both('Archiv'), isOnline: false }),
  ];
  const draft = await makeEvent(ctx, { title: both('Probe'), state: 'draft' });
  const open = await makeEvent(ctx, { title: both('Tosca') });
  const production = await makeProduction(ctx, { title: both('Elektra') });
  await publish('page', visit.id, ...linking(`event:${draft.id}`, `event:${open.id}`, `page:${gone.id}#oben`));
  await publish('page', shop.id, ...linking(`event:${open.id}`, `page:${visit.id}`));
  await publish('page', offline.id, ...linking(`event:${draft.id}`));
  await publish('production', production.id, ...linking(`event:${draft.id}`));
  expect(await dead('admin')).toMatchObject([
    { title: 'Besuch', resource: 'pages', url: `/de/${visit.pathDe}?edit`, targets: ['Probe'] },
    { title: 'Elektra', resource: 'productions', targets: ['Probe'] },
  ]);

  await ctx.db.update(pages).set({ isOnline: false }).where(eq(pages.id, gone.id));
  expect((await dead('admin', 'en'))[0]?.targets.toSorted()).toEqual(['Probe', 'Umbau']);
  // Each role sees what it may edit.
  expect((await dead('programme_editor')).map(({ title }) => title)).toEqual(['Elektra']);
  expect(await dead('press')).toEqual([]);
});

it('lists public records whose texts and links lead to what visitors do not see, with their form', async () => {
  const { ctx } = backend;
  const draft = await makeProduction(ctx, { title: both('Lulu'), state: 'draft' });
  const open = await makeProduction(ctx, { title: both('Norma') });
  const text = (target: string) => both(`<p><a href="${target}">dorthin</a></p>`);
  const person = await makePerson(ctx, 'Maria Klug', { biography: text(`production:${draft.id}`) });
  const festival = await makeFestival(ctx, {
    description: {
      de: `<p><a href="page:4711#oben">dorthin</a></p>`,
      en: `<a href="production:${draft.id}">there</a>`,
    },
  });
  const production = await makeProduction(ctx, { title: both('Aida'), synopsis: text(`production:${open.id}`) });
  await ctx.db.insert(productionQuestions).values({
    ...{ productionId: production.id, position: 0 },
    ...{ question: both('Wo?'), answer: text(`production:${draft.id}`) },
  });
  const slide = { title: both('Premiere'), link: `production:${draft.id}` };
  await ctx.db.insert(slides).values([slide, { ...slide, endsAt: new Date(ctx.clock().getTime() - 1) }]);
  const past = new Date(ctx.clock().getTime() - 86_400_000);
  await makeEvent(ctx, { title: both('Gestern'), start: past, longText: text(`production:${draft.id}`) });
  await makeEvent(ctx, { title: both('Morgen'), longText: text(`production:${draft.id}`) });
  // What visitors do not see has no dead links.
  await makePerson(ctx, 'Ohne Seite', { isOnline: false, biography: text(`production:${draft.id}`) });
  await makeFestival(ctx, { state: 'draft', description: text(`production:${draft.id}`) });

  const inTexts = (await dead('admin')).filter(({ url }) => url.startsWith('/admin/'));
  expect(inTexts).toEqual([
    { title: 'Aida', resource: 'productions', url: `/admin/productions/${production.id}`, targets: ['Lulu'] },
    { title: 'Morgen', resource: 'events', url: expect.stringMatching(/^\/admin\/events\/\d+$/), targets: ['Lulu'] },
    { title: 'Barockfest', resource: 'festivals', url: `/admin/festivals/${festival.id}`, targets: ['', 'Lulu'] },
    { title: 'Maria Klug', resource: 'persons', url: `/admin/persons/${person.id}`, targets: ['Lulu'] },
    { title: 'Premiere', resource: 'slides', url: expect.stringMatching(/^\/admin\/slides\/\d+$/), targets: ['Lulu'] },
  ]);
  expect((await dead('press')).map(({ title }) => title)).toEqual([]);
});
