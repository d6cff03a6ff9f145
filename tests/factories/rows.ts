import { createHash } from 'node:crypto';
import type { Block } from '#contract/blocks/block.ts';
import type { AppContext } from '#server/app-context.ts';
import type { PageRow } from '#server/areas/links/page-address.ts';
import type { NewPage } from '#server/areas/page-tree/page-settings.ts';
import { createPage } from '#server/areas/pages/editing/create-page.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { articleCategories, articleCategoryMembers, articles } from '#server/db/tables/magazine.ts';
import { media } from '#server/db/tables/media.ts';
import { personCategories, personCategoryMembers, persons } from '#server/db/tables/people.ts';
import { downloadDirectories, downloadFiles } from '#server/db/tables/press.ts';
import { eventCast, productionCredits } from '#server/db/tables/production-parts.ts';
import {
  eventCategories,
  events,
  festivals,
  productions,
  roles,
  seasons,
  venues,
} from '#server/db/tables/programme.ts';
import { departments } from '#server/db/tables/site.ts';
import { seasonSubscriptions, subscriptionCategories, subscriptionEvents } from '#server/db/tables/subscriptions.ts';
import { originalKey } from '#server/platform/files/storage-keys.ts';
import type { MediaRow } from '#server/platform/pictures/media-rows.ts';
import { makeRoot } from './block.ts';

// Rows of the database as most tests need them; what the test is about comes as overrides.

function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The row was not stored');
  return row;
}

type NewEvent = typeof events.$inferInsert;
type StoredEvent = typeof events.$inferSelect;

/** An event of three hours, tomorrow by the backend’s clock; what the test is about comes as overrides. */
export async function makeEvent(ctx: AppContext, overrides: Partial<NewEvent> = {}): Promise<StoredEvent> {
  const start = overrides.start ?? new Date(ctx.clock().getTime() + 86_400_000);
  return one(
    await ctx.db
      .insert(events)
      .values({
        slug: { de: 'salome', en: 'salome' },
        title: { de: 'Salome', en: 'Salome' },
        start,
        end: new Date(start.getTime() + 3 * 3_600_000),
        ...overrides,
      })
      .returning(),
  );
}

/** The id of the category with this slug, made where it is missing. */
export async function categoryId(ctx: AppContext, slug: string, name = { de: slug, en: slug }): Promise<number> {
  const [row] = await ctx.db
    .insert(eventCategories)
    .values({ slug, name })
    .onConflictDoUpdate({ target: eventCategories.slug, set: { name } })
    .returning();
  return row?.id ?? 0;
}

/** The id of the venue with this slug, made where it is missing. */
export async function venueId(ctx: AppContext, slug: string, name = { de: slug, en: slug }): Promise<number> {
  const [row] = await ctx.db
    .insert(venues)
    .values({ slug, name })
    .onConflictDoUpdate({ target: venues.slug, set: { name } })
    .returning();
  return row?.id ?? 0;
}

/** An online production; what the test is about comes as overrides. */
export async function makeProduction(ctx: AppContext, overrides: Partial<typeof productions.$inferInsert> = {}) {
  return one(
    await ctx.db
      .insert(productions)
      .values({ slug: { de: 'salome', en: 'salome' }, title: { de: 'Salome', en: 'Salome' }, ...overrides })
      .returning(),
  );
}

/** A public festival; what the test is about comes as overrides. */
export async function makeFestival(ctx: AppContext, overrides: Partial<typeof festivals.$inferInsert> = {}) {
  return one(
    await ctx.db
      .insert(festivals)
      .values({
        slug: { de: 'barockfest', en: 'baroque-festival' },
        title: { de: 'Barockfest', en: 'Baroque festival' },
        kind: 'festival',
        ...overrides,
      })
      .returning(),
  );
}

/** A season from September to June; `2026-27` begins in 2026. */
export async function makeSeason(ctx: AppContext, slug: string, overrides: Partial<typeof seasons.$inferInsert> = {}) {
  const year = Number(slug.slice(0, 4));
  return one(
    await ctx.db
      .insert(seasons)
      .values({
        slug,
        name: { de: `Spielzeit ${slug}`, en: `Season ${slug}` },
        startsOn: `${year}-09-01`,
        endsOn: `${year + 1}-06-30`,
        ...overrides,
      })
      .returning(),
  );
}

/** Somebody with a page of their own. */
export async function makePerson(ctx: AppContext, name: string, overrides: Partial<typeof persons.$inferInsert> = {}) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return one(
    await ctx.db
      .insert(persons)
      .values({ name, sortName: slug, slug: { de: slug, en: '' }, ...overrides })
      .returning(),
  );
}

interface Part {
  role: { de: string; en: string };
  kind?: 'team' | 'cast';
  personId: number;
}

/** Puts people on the cast list of an event or into a production, in this order. */
export async function addCast(
  ctx: AppContext,
  to: { eventId: number } | { productionId: number },
  parts: Part[],
): Promise<void> {
  for (const [position, { role, kind = 'cast', personId }] of parts.entries()) {
    const [made] = await ctx.db.insert(roles).values({ name: role, kind }).returning();
    const line = { position, roleId: made?.id ?? 0, personId };
    if ('eventId' in to) await ctx.db.insert(eventCast).values({ ...to, ...line });
    else await ctx.db.insert(productionCredits).values({ ...to, ...line });
  }
}

type StoredArticle = typeof articles.$inferSelect;

/** An article that became public yesterday; what the test is about comes as overrides. */
export async function makeArticle(
  ctx: AppContext,
  overrides: Partial<typeof articles.$inferInsert> = {},
): Promise<StoredArticle> {
  return one(
    await ctx.db
      .insert(articles)
      .values({
        slug: { de: 'hinter-der-buehne', en: 'behind-the-scenes' },
        title: { de: 'Hinter der Bühne', en: 'Behind the scenes' },
        publishedAt: new Date(ctx.clock().getTime() - 86_400_000),
        ...overrides,
      })
      .returning(),
  );
}

/** Puts articles into a rubric, which is made where it is missing. */
export async function addToRubric(ctx: AppContext, slug: string, articleIds: number[], position = 0): Promise<void> {
  const rubric = one(
    await ctx.db
      .insert(articleCategories)
      .values({ slug, name: { de: `Rubrik ${slug}`, en: `Rubric ${slug}` }, position })
      .onConflictDoUpdate({ target: articleCategories.slug, set: { position } })
      .returning(),
  );
  const members = articleIds.map((articleId) => ({ categoryId: rubric.id, articleId }));
  if (members.length > 0) await ctx.db.insert(articleCategoryMembers).values(members);
}

/** Gives a thing its own section, published or as a draft; returns the slug of the section. */
export async function makeOwnSection(
  ctx: AppContext,
  kind: 'page' | 'article' | 'person' | 'subscription' | 'production' | 'festival',
  objectId: number,
  blocks: Block[],
  publish = true,
): Promise<string> {
  const slug = `${kind}-${objectId}`;
  await createSection(ctx, { slug, contentType: kind, objectId, body: makeRoot(...blocks), publish });
  return slug;
}

let made = 0;

/** A page with a slug of its own; what the test is about comes as overrides. */
export function makePage(ctx: AppContext, overrides: Partial<NewPage> = {}): Promise<PageRow> {
  made += 1;
  return createPage(ctx, {
    title: { de: `Seite ${made}`, en: `Page ${made}` },
    slug: { de: `seite-${made}`, en: `page-${made}` },
    ...overrides,
  });
}

/** A picture’s row without its files, for tests that never open them. */
export async function makePicture(
  ctx: AppContext,
  overrides: Partial<typeof media.$inferInsert> = {},
): Promise<MediaRow> {
  return one(
    await ctx.db
      .insert(media)
      .values({
        kind: 'image',
        fileName: 'bild.jpg',
        mime: 'image/jpeg',
        size: 1000,
        hash: 'a'.repeat(64),
        width: 1600,
        height: 900,
        alt: { de: 'Ein Bild', en: 'A picture' },
        ...overrides,
      })
      .returning(),
  );
}

type StoredDirectory = typeof downloadDirectories.$inferSelect;

/** A directory that became public yesterday, with these media in this order. */
export async function makeDirectory(
  ctx: AppContext,
  overrides: Partial<typeof downloadDirectories.$inferInsert> = {},
  mediaIds: number[] = [],
): Promise<StoredDirectory> {
  const row = one(
    await ctx.db
      .insert(downloadDirectories)
      .values({
        slug: { de: 'salome-presse', en: 'salome-press' },
        title: { de: 'Salome: Pressebilder', en: 'Salome: press pictures' },
        publishedAt: new Date(ctx.clock().getTime() - 86_400_000),
        ...overrides,
      })
      .returning(),
  );
  const files = mediaIds.map((mediaId, position) => ({ directoryId: row.id, mediaId, position }));
  if (files.length > 0) await ctx.db.insert(downloadFiles).values(files);
  return row;
}

/** A medium with its original, whatever the bytes are. */
export async function storeMedium(
  ctx: AppContext,
  bytes: Uint8Array,
  overrides: Partial<typeof media.$inferInsert> = {},
): Promise<MediaRow> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await ctx.files.write(originalKey(hash), bytes);
  return one(
    await ctx.db
      .insert(media)
      .values({ kind: 'file', fileName: 'text.pdf', mime: 'application/pdf', size: bytes.length, hash, ...overrides })
      .returning(),
  );
}

type StoredSubscription = typeof seasonSubscriptions.$inferSelect;

/** A series of four evenings on sale; what the test is about comes as overrides. */
export async function makeSubscription(
  ctx: AppContext,
  overrides: Partial<typeof seasonSubscriptions.$inferInsert> = {},
  holds: { eventIds?: number[]; categoryIds?: number[] } = {},
): Promise<StoredSubscription> {
  const row = one(
    await ctx.db
      .insert(seasonSubscriptions)
      .values({
        slug: { de: 'freitags-abo', en: 'friday-series' },
        title: { de: 'Freitags-Abo', en: 'Friday series' },
        kind: 'series',
        evenings: 4,
        ...overrides,
      })
      .returning(),
  );
  for (const eventId of holds.eventIds ?? [])
    await ctx.db.insert(subscriptionEvents).values({ subscriptionId: row.id, eventId });
  for (const category of holds.categoryIds ?? [])
    await ctx.db.insert(subscriptionCategories).values({ subscriptionId: row.id, categoryId: category });
  return row;
}

/** A department with an address; what the test is about comes as overrides. */
export async function makeDepartment(
  ctx: AppContext,
  slug: string,
  overrides: Partial<typeof departments.$inferInsert> = {},
): Promise<typeof departments.$inferSelect> {
  return one(
    await ctx.db
      .insert(departments)
      .values({ slug, name: { de: `Abteilung ${slug}`, en: '' }, email: `${slug}@oper.example`, ...overrides })
      .returning(),
  );
}

/** A part of the list of artists with these people, in this order. */
export async function makePersonCategory(
  ctx: AppContext,
  slug: string,
  personIds: number[],
  position = 0,
): Promise<{ id: number }> {
  const name = { de: `Teil ${slug}`, en: `Part ${slug}` };
  const { id } = one(await ctx.db.insert(personCategories).values({ slug, name, position }).returning());
  const members = personIds.map((personId, place) => ({ categoryId: id, personId, position: place }));
  if (members.length > 0) await ctx.db.insert(personCategoryMembers).values(members);
  return { id };
}
