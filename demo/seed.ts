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
import { toProductionKey } from './programme/productions.ts';
import { seedContactAndHome } from './seed-contact-and-home.ts';
import { seedArticles, seedBodies } from './seed-magazine.ts';
import { seedContents, seedTree } from './seed-pages.ts';
import { seedPeople } from './seed-people.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedPress } from './seed-press.ts';
import { seedBlocksOfProductions, seedProgramme } from './seed-programme.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { redirects, siteSettings } from './site.ts';

/** Where the red buttons lead: into the shop, with the event chosen. */
const ticketLink = (number: string) => `/webshop/webticket/shop?event=${number}`;

/** True when the database has no page. */
export async function isEmpty({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  return (await db.$count(pages)) === 0;
}

/**
 * Furnishes an empty, migrated house with Oper Colonia, all of it or nothing: whoever is interrupted begins again. Of
 * several processes that start at once one does it, the others wait. Does nothing where there are pages already.
 */
export async function seedDemo(ctx: AppContext, report: (line: string) => void): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo house'))`);
    // A transaction answers to all that rooms call on a database.
    const inside: AppContext = { ...ctx, db: tx };
    if (!(await isEmpty(inside))) return report('There are pages already; nothing was added.');
    await pauseSearch(tx);
    await furnish(inside, tx, report);
    await resumeSearch(tx);
    await reindexAll(inside);
    report('Everything can be found');
  });
}

async function furnish(ctx: AppContext, tx: Transaction, report: (line: string) => void): Promise<void> {
  await saveSiteSettings(ctx, siteSettings);
  report('The name is on the door');
  const pictures = await seedPictures(ctx);
  report(`${pictures.size} pictures are hung`);
  const picture = (name: string) => pictures.get(name) ?? missing(name);
  const page = await seedTree(ctx, picture);
  const person = await seedPeople(ctx, picture);
  report(`${await ctx.db.$count(persons)} people are on the cast list`);
  const programme = await seedProgramme(ctx, { picture, page, person, ticketLink });
  report(`${programme.dates.length} dates of ${await ctx.db.$count(productions)} productions are in the calendar`);
  const production = (key: string) => programme.production(toProductionKey(key));
  const article = await seedArticles(ctx, { picture, production });
  const names: Names = { picture, page, event: programme.event, production, article };
  await seedContactAndHome(ctx, names);
  const ways = await seedSubscriptions(ctx, programme, picture);
  const folders = await seedPress(ctx, names);
  report(`${ways} subscriptions and ${folders} press folders are ready`);
  report(`${await seedContents(ctx, names)} pages are written, in German and English`);
  report(`${await seedBodies(ctx, names)} articles are printed`);
  await seedBlocksOfProductions(ctx, names);
  const old = [...redirects, ...articleRedirects(article)];
  for (const redirect of old) await addRedirect(tx, redirect);
  report(`${old.length} old addresses lead to new ones`);
}

function missing(name: string): never {
  throw new Error(`The demo has no picture ${name}`);
}
