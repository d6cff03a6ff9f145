import { sql } from 'drizzle-orm';
import { pages } from '#server/db/schema.ts';
import type { House, Transaction } from '#server/house.ts';
import { eventCategories, events, venues } from '#server/programme/schema.ts';
import { addRedirect } from '#server/redirects/add-redirect.ts';
import { saveSiteSettings } from '#server/site-settings/site-settings.ts';
import { eventFinder, makeEvents } from './programme/make-events.ts';
import * as works from './programme/works.ts';
import { seedContents, seedTree } from './seed-pages.ts';
import { seedPictures } from './seed-pictures.ts';
import { redirects, siteSettings } from './site.ts';

/** Where the red buttons lead: a page that says that nothing is sold here. */
const ticketPage = 'karten';

/** True while nobody has put a page into the house. */
export async function isEmpty({ db }: Pick<House, 'db'>): Promise<boolean> {
  return (await db.$count(pages)) === 0;
}

/**
 * Furnishes an empty, migrated house with Oper Colonia, all of it or nothing: whoever is interrupted begins again. Of
 * several processes that start at once one does it, the others wait. Does nothing where there are pages already.
 */
export async function seedDemo(house: House, report: (line: string) => void): Promise<void> {
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo house'))`);
    // A transaction answers to all that rooms call on a database.
    const inside: House = { ...house, db: tx };
    if (!(await isEmpty(inside))) return report('There are pages already; nothing was added.');
    await furnish(inside, tx, report);
  });
}

async function furnish(house: House, tx: Transaction, report: (line: string) => void): Promise<void> {
  await saveSiteSettings(house, siteSettings);
  report('The name is on the door');
  const pictures = await seedPictures(house);
  report(`${pictures.size} pictures are hung`);
  const picture = (name: string) => pictureId(pictures, name);
  const page = await seedTree(house, picture);
  const event = await seedEvents(house, `page:${page(ticketPage)}`);
  report(`${await house.db.$count(events)} evenings are in the calendar`);
  const count = await seedContents(house, { picture, page, event });
  report(`${count} pages are written, in German and English`);
  for (const redirect of redirects) await addRedirect(tx, redirect);
  report(`${redirects.length} old addresses lead to new ones`);
}

/** Puts the calendar into the programme; gives back how pages find an event. */
async function seedEvents(house: House, ticketLink: string): Promise<(key: string) => number> {
  const now = house.clock();
  const made = makeEvents(now, ticketLink);
  const categoryRows = Object.entries(works.categories).map(([slug, name], position) => ({ slug, name, position }));
  const venueRows = Object.entries(works.venues).map(([slug, name], position) => ({ slug, name, position }));
  const categoryIds = idsBySlug(await house.db.insert(eventCategories).values(categoryRows).returning());
  const venueIds = idsBySlug(await house.db.insert(venues).values(venueRows).returning());
  const rows = await house.db
    .insert(events)
    .values(
      made.map(({ row, venue, category }) =>
        Object.assign(row, { venueId: venueIds.get(venue), categoryId: categoryIds.get(category) }),
      ),
    )
    .returning({ id: events.id });
  return eventFinder(
    made.map((event, n) => Object.assign(event, { id: rows[n]?.id ?? 0 })),
    now,
  );
}

function idsBySlug(rows: { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

function pictureId(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no picture ${name}`);
  return id;
}
