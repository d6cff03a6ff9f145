import { sql } from 'drizzle-orm';
import { pages } from '#server/db/tables/pages.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AppContext } from '#server/app-context.ts';
import { persons } from '#server/db/tables/people.ts';
import { productions } from '#server/db/tables/programme.ts';
import { addRedirect } from '#server/areas/redirects/add-redirect.ts';
import { reindexAll } from '#server/areas/search/reindex.ts';
import { saveSiteSettings } from '#server/areas/site-settings/site-settings.ts';
import { articleRedirects } from './magazine/old-addresses.ts';
import { pauseSearch, resumeSearch } from './pause-search.ts';
import type { Names } from './place-blocks.ts';
import { toPersonKey } from './people/people.ts';
import { toProductionKey } from './programme/productions.ts';
import { seedContactAndHome } from './seed-contact-and-home.ts';
import { seedArticles, seedBodies } from './seed-magazine.ts';
import { seedContents, seedTree } from './seed-pages.ts';
import { seedPatterns } from './seed-patterns.ts';
import { seedPeople } from './seed-people.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedPress } from './seed-press.ts';
import { seedFestivals } from './seed-festivals.ts';
import { seedBlocksOfProductions, seedProgramme } from './seed-programme.ts';
import { seedSharedParts } from './seed-shared-parts.ts';
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
    await pauseSearch(tx);
    await addContent(inside, tx, report);
    await resumeSearch(tx);
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

function missing(name: string): never {
  throw new Error(`The demo has no picture ${name}`);
}
