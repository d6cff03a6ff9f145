import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Block, childrenOf, walk } from '#contract/blocks/block.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { recordOf } from '#contract/base/records.ts';
import { partsOf } from '#contract/resources/copy-rules.ts';
import { resources } from '#contract/resources.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { findSection, storedDraft } from '#server/areas/sections/revisions/section-row.ts';
import { block } from '#server/areas/sections/sections.fixture.ts';
import { auditLog } from '#server/db/tables/audit.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const targets = await makeTargets(backend.ctx);
const bodies = fullBodies(targets);
const editor = await backend.signIn('publisher');

const all = 'translations=all';
const make = async (path: string, more: Record<string, unknown> = {}) => {
  const body = { ...bodies[path.replace('blog/', '')], ...more };
  const made = await send(backend, 'POST', `/de/api/${path}/?${all}`, editor, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const copy = (path: string, id: number, body: unknown, headers = editor) =>
  send(backend, 'POST', `/de/api/${path}/${id}/copy/?${all}`, headers, body);
const everyPart = (name: string) => {
  const rules = resources.find((one) => one.name === name)?.copy;
  return rules ? partsOf(rules) : [];
};
const anonymous = (path: string) => backend.app.request(path);

async function draftOf(slug: string): Promise<Block | null> {
  const section = await findSection(backend.ctx.db, slug);
  return section ? storedDraft(backend.ctx.db, section) : null;
}

it('a copy of a production takes the chosen parts along and is a draft with a slug of its own', async () => {
  const made = await make('productions');
  const title = both('Elektra');
  const copied = await copy('productions', made.id, { parts: everyPart('productions'), title, is_revival: true });
  expect(copied.status, JSON.stringify(copied.body)).toBe(201);
  expect(copied.body).toMatchObject({
    title,
    is_revival: true,
    is_highlight: false,
    state: 'draft',
    public_from: null,
    credits: made.credits,
    picture_ids: made.picture_ids,
    logos: made.logos,
    questions: made.questions,
    article_ids: made.article_ids,
    description: made.description,
    hero_image_id: made.hero_image_id,
    season_id: made.season_id,
  });
  expect(copied.body.id).not.toBe(made.id);
  expect(recordOf(copied.body.slug).de).toMatch(/^elektra-\d+$/);
  for (const path of [`/de/api/productions/${copied.body.id}/`, `/en/api/productions/${copied.body.id}/`])
    expect((await anonymous(path)).status).toBe(404);
  const again = await copy('productions', made.id, { parts: [] });
  expect(again.body.slug).not.toEqual(copied.body.slug);
});

it('a copy of a production leaves out the parts that were not chosen', async () => {
  const made = await make('productions');
  const { body } = await copy('productions', made.id, { parts: ['questions'], season_id: null });
  expect(body).toMatchObject({
    questions: made.questions,
    composer: made.composer,
    credits: [],
    picture_ids: [],
    logos: [],
    article_ids: [],
    hero_image_id: null,
    description: both(''),
    season_id: null,
  });
});

it('a copy of a production has its own blocks in both languages with new ids, unpublished, and links that lead to the copy', async () => {
  const made = await make('productions');
  const quote = block('quote', `quote-${made.id}`, { content: 'Auf Deutsch' });
  quote.translations.en.content = 'In English';
  const link = `<p><a href="production:${made.id}">Mehr</a> <a href="article:${targets.articleId}">Magazin</a></p>`;
  const text = block('text', `text-${made.id}`, { content: link });
  await createSection(backend.ctx, {
    slug: `production-${made.id}`,
    contentType: 'production',
    objectId: made.id,
    body: block('container', `root-${made.id}`, {}, [quote, text]),
    publish: true,
  });
  const { body } = await copy('productions', made.id, { parts: ['section'] });
  const section = await findSection(backend.ctx.db, `production-${body.id}`);
  expect(section).toMatchObject({ contentType: 'production', objectId: body.id, publishedRevision: null });
  const draft = await draftOf(`production-${body.id}`);
  const [first, second] = draft ? childrenOf(draft) : [];
  expect(first?.translations).toMatchObject({ de: { content: 'Auf Deutsch' }, en: { content: 'In English' } });
  expect(second?.translations.de.content).toBe(link.replace(`production:${made.id}`, `production:${body.id}`));
  const ids = draft ? [...walk(draft)].map(({ id }) => id) : [];
  expect(ids).toHaveLength(3);
  for (const id of ids) expect(id).not.toMatch(new RegExp(`^(?:root|quote|text)-${made.id}$`));

  const bare = await copy('productions', made.id, { parts: [] });
  expect(await findSection(backend.ctx.db, `production-${bare.body.id}`)).toBeUndefined();
});

it('a copy of a production is recorded in the audit log with the id of the original', async () => {
  const made = await make('productions');
  const { body } = await copy('productions', made.id, { parts: [] });
  const [entry] = await backend.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objectId, String(body.id)));
  expect(entry).toMatchObject({
    action: 'copied',
    kind: 'production',
    changes: [{ field: 'id', before: String(made.id), after: String(body.id) }],
  });
});

it('a copy of a production keeps a link in a text whose target is gone', async () => {
  const gone = await make('blog/articles');
  const made = await make('productions', { synopsis: both(`<p><a href="article:${gone.id}">Text</a></p>`) });
  await backend.ctx.db.execute(`delete from articles where id = ${gone.id}`);
  expect((await copy('productions', made.id, { parts: ['texts'] })).status).toBe(201);
});

const start = '2027-01-08T19:30:00+01:00';

it('a copy of an event has the new time, and no number, notices, marks, end or earlier state of the original', async () => {
  const made = await make('events', { flags: ['is_premier', 'is_child_colonia'], availability: 'cancelled' });
  const { body } = await copy('events', made.id, { parts: ['cast', 'prices', 'texts', 'picture'], start });
  expect(body).toMatchObject({
    start,
    end: null,
    external_id: null,
    replacement_id: null,
    previous_dates: [],
    change_notices: [],
    flags: ['is_child_colonia'],
    availability: 'available',
    ticket_link: '',
    on_sale_at: null,
    state: 'draft',
    sequence: 0,
    cast: made.cast,
    prices: made.prices,
    price_to: made.price_to,
    long_text: made.long_text,
    venue_id: made.venue_id,
    production_id: made.production_id,
  });
  expect((await anonymous(`/de/api/events/${body.id}/`)).status).toBe(404);
});

it('a copy of an event has the ticket link only if it is asked for', async () => {
  const made = await make('events', { external_id: null });
  const { body } = await copy('events', made.id, { parts: ['tickets'], start });
  expect(body).toMatchObject({ ticket_link: made.ticket_link, cast: [], prices: [] });
});

it('a copy of an event returns 422 that names a missing or impossible time', async () => {
  const made = await make('events', { external_id: null });
  const missing = await copy('events', made.id, { parts: [] });
  expect([missing.status, errorSchema.parse(missing.body).issues?.map(({ path }) => path)]).toEqual([422, ['start']]);
  const reversed = await copy('events', made.id, { parts: [], start, end: '2027-01-08T18:00:00+01:00' });
  expect([reversed.status, errorSchema.parse(reversed.body).issues?.map(({ path }) => path)]).toEqual([422, ['end']]);
});

it('copies an article with its section', async () => {
  const made = await make('blog/articles');
  const slug = `article-${made.id}`;
  const root = block('container', `root-a${made.id}`, {}, [block('quote', `quote-a${made.id}`, { content: 'Alt' })]);
  await createSection(backend.ctx, { slug, contentType: 'article', objectId: made.id, body: root, publish: true });
  const published_at = '2026-12-24T10:00:00+01:00';
  const { status, body } = await copy('blog/articles', made.id, { parts: everyPart('articles'), published_at });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'draft',
    published_at,
    show_on_home: false,
    production_ids: made.production_ids,
  });
  const draft = await draftOf(`article-${body.id}`);
  expect(draft && childrenOf(draft)[0]?.translations.de.content).toBe('Alt');
});

it('copies a subscription with the chosen dates, or with none', async () => {
  const made = await make('seasonsubscriptions');
  expect(made.event_ids).not.toEqual([]);
  const none = await copy('seasonsubscriptions', made.id, { parts: everyPart('seasonsubscriptions') });
  expect(none.body).toMatchObject({ event_ids: [], prices: made.prices, state: 'draft' });
  const dated = await copy('seasonsubscriptions', made.id, { parts: [], event_ids: made.event_ids, season_id: null });
  expect(dated.body).toMatchObject({ event_ids: made.event_ids, prices: [], season_id: null });
});

it('a copy is refused for an unknown id with 404, for unknown parts and fields with 422', async () => {
  const made = await make('productions');
  expect((await copy('productions', 999_999, { parts: [] })).status).toBe(404);
  const unknown = await copy('productions', made.id, { parts: ['everything'] });
  expect([unknown.status, errorSchema.parse(unknown.body).issues?.[0]?.path]).toEqual([422, 'parts.0']);
  expect((await copy('productions', made.id, { parts: [], state: 'public' })).status).toBe(422);
  const season = await copy('productions', made.id, { parts: [], season_id: 999_999 });
  expect([season.status, errorSchema.parse(season.body).issues?.[0]?.path]).toEqual([422, 'season_id']);
  expect((await send(backend, 'POST', `/de/api/venues/1/copy/?${all}`, editor, { parts: [] })).status).toBe(404);
});
