import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { switchSearchTriggers } from '#server/db/bulk-load.ts';
import { pages, patterns as patternTable, sharedParts as sharedPartTable } from '#server/db/tables/pages.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AppContext } from '#server/app-context.ts';
import { persons } from '#server/db/tables/people.ts';
import { productions } from '#server/db/tables/programme.ts';
import { storeUpload } from '#server/areas/media/store-upload.ts';
import { patternSectionSlug } from '#server/areas/patterns/patterns.resource.ts';
import { addRedirect } from '#server/areas/redirects/add-redirect.ts';
import { reindexAll } from '#server/areas/search/reindex.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { sharedSectionSlug } from '#server/areas/sections/references/read-shared-parts.ts';
import { saveSiteSettings } from '#server/areas/site-settings/site-settings.ts';
import { films } from './films.ts';
import { articleRedirects } from './magazine/old-addresses.ts';
import { patterns } from './pages/patterns.ts';
import { sharedParts } from './pages/shared-parts.ts';
import { toPersonKey } from './people/people.ts';
import { copyright, pictures as pictureSpecs } from './pictures.ts';
import { type Names, placeBlocks, rootOf } from './place-blocks.ts';
import { toProductionKey } from './programme/productions.ts';
import { seedContactAndHome } from './seed-contact-and-home.ts';
import { seedArticles, seedBodies } from './seed-magazine.ts';
import { seedContents, seedTree } from './seed-pages.ts';
import { seedPeople } from './seed-people.ts';
import { seedPress } from './seed-press.ts';
import { seedFestivals } from './seed-festivals.ts';
import { seedBlocksOfProductions, seedProgramme } from './seed-programme.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { redirects, siteSettings } from './site.ts';

/** The ticket link of an event: the shop with the event chosen. */
const ticketLink = (number: string) => `/webshop/webticket/shop?event=${number}`;

/** True when the database has no page. */
export async function isEmpty({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  return (await db.$count(pages)) === 0;
}

/**
 * Fills an empty, migrated database with the demo opera house in one transaction. If several processes start at once,
 * one of them does it and the others wait. Does nothing, and returns false, when the database has pages.
 */
export async function seedDemo(ctx: AppContext, report: (line: string) => void): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo house'))`);
    const inside: AppContext = { ...ctx, db: tx };
    if (!(await isEmpty(inside))) return false;
    await switchSearchTriggers(tx, 'disable');
    await addContent(inside, tx, report);
    await switchSearchTriggers(tx, 'enable');
    await reindexAll(inside);
    report('search index built');
    return true;
  });
}

async function addContent(ctx: AppContext, tx: Transaction, report: (line: string) => void): Promise<void> {
  await saveSiteSettings(ctx, siteSettings);
  report('site settings');
  const pictures = await seedPictures(ctx);
  report(`${pictures.size} pictures`);
  const picture = (name: string) => pictures.get(name) ?? missing(name);
  const page = await seedTree(ctx, picture);
  const person = await seedPeople(ctx, picture);
  report(`${await ctx.db.$count(persons)} people`);
  const programme = await seedProgramme(ctx, { picture, page, person, ticketLink });
  report(`${programme.dates.length} events of ${await ctx.db.$count(productions)} productions`);
  await seedFestivals(ctx, { picture, production: programme.production });
  const production = (key: string) => programme.production(toProductionKey(key));
  const article = await seedArticles(ctx, { picture, production });
  const known = {
    picture,
    page,
    event: programme.event,
    production,
    article,
    person: (key: string) => person(toPersonKey(key)),
  };
  const names: Names = { ...known, sharedPart: await seedSharedParts(ctx, known) };
  await seedContactAndHome(ctx, names);
  const subscriptions = await seedSubscriptions(ctx, programme, picture);
  const directories = await seedPress(ctx, names);
  report(`${subscriptions} subscriptions, ${directories} press directories`);
  report(`${await seedContents(ctx, names)} pages`);
  report(`${await seedPatterns(ctx, names)} patterns`);
  report(`${await seedBodies(ctx, names)} articles`);
  await seedBlocksOfProductions(ctx, names);
  const old = [...redirects, ...articleRedirects(article)];
  for (const redirect of old) await addRedirect(tx, redirect);
  report(`${old.length} redirects`);
}

/** Adds every picture, film and recording to the media library; returns the ids by name. */
async function seedPictures(ctx: AppContext): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, { file, alt, caption, focal }] of Object.entries(pictureSpecs)) {
    const bytes = await readFile(path.join(import.meta.dirname, 'pictures', file));
    const { id } = await storeUpload(ctx, { bytes, fileName: file, alt, caption, focal, copyright });
    ids.set(name, id);
  }
  for (const [name, { file, caption }] of Object.entries(films)) {
    const bytes = await readFile(path.join(import.meta.dirname, 'films', file));
    const { id } = await storeUpload(ctx, { bytes, fileName: file, caption, copyright });
    ids.set(name, id);
  }
  return ids;
}

/** Seeds the shared parts, before the pages that show them; returns a function that finds the id of one by its key. */
async function seedSharedParts(ctx: AppContext, names: Omit<Names, 'sharedPart'>): Promise<Names['sharedPart']> {
  const ids = new Map<string, number>();
  const sharedPart = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo has no shared part ${key}`);
    return id;
  };
  for (const { key, title, content } of sharedParts) {
    const [row] = await ctx.db.insert(sharedPartTable).values({ title }).returning();
    if (!row) throw new Error(`The shared part ${key} was not stored`);
    const body = rootOf(key, placeBlocks(key, content, { ...names, sharedPart }));
    const section = { slug: sharedSectionSlug(row.id), contentType: 'shared', objectId: row.id, body };
    await createSection(ctx, { ...section, publish: true });
    ids.set(key, row.id);
  }
  return sharedPart;
}

/** Seeds the patterns of the page editor; returns their number. */
async function seedPatterns(ctx: AppContext, names: Names): Promise<number> {
  for (const { key, title, description, isTemplate, content } of patterns) {
    const [row] = await ctx.db.insert(patternTable).values({ title, description, isTemplate }).returning();
    if (!row) throw new Error(`The pattern ${key} was not stored`);
    const body = rootOf(key, placeBlocks(key, content, names));
    await createSection(ctx, { slug: patternSectionSlug(row.id), contentType: 'pattern', objectId: row.id, body });
  }
  return patterns.length;
}

function missing(name: string): never {
  throw new Error(`The demo has no picture ${name}`);
}
