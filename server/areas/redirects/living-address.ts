import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { normalPath } from '#contract/pages/normal-path.ts';
import { type ScreenName, screenAt } from '#contract/pages/screen-paths.ts';
import { largestId } from '#contract/base/parameters.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { articles } from '../../db/tables/magazine.ts';
import { isPage, pages } from '../../db/tables/pages.ts';
import { persons } from '../../db/tables/people.ts';
import { downloadDirectories } from '../../db/tables/press.ts';
import { events, festivals, productions, seasons } from '../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';
import { column } from '../../resources/definition/resource.ts';

/** What the last part of the address of a screen names. */
const entities: Partial<Record<ScreenName, PgTable>> = {
  'events-slug-id': events,
  'productions-slug-id': productions,
  'series-slug-id': festivals,
  'artists-slug-id': persons,
  'blog-slug-id': articles,
  'subscriptions-slug-id': seasonSubscriptions,
  'pressedownloads-slug-id': downloadDirectories,
};

/**
 * True if a page, a screen or an entry has this path; hidden ones count, because they can become public. The path is
 * decoded, without a slash at its end.
 */
export async function isLiving(db: Database | Transaction, path: string): Promise<boolean> {
  const screen = screenAt(normalPath(path));
  if (!screen) return false;
  const { name, parts, locale } = screen;
  if (await isPageAt(db, { locale, path: parts.join('/') })) return true;
  const last = parts.at(-1) ?? '';
  if (name === 'slug') return false;
  if (name === 'productions-slug') return (await db.$count(seasons, eq(seasons.slug, last))) > 0;
  const table = entities[name];
  if (!table) return true;
  const id = /^\d+$/.test(last) ? Number(last) : 0;
  return id <= largestId && (await db.$count(table, eq(column(table, 'id'), id))) > 0;
}

async function isPageAt(
  db: Database | Transaction,
  { locale, path }: { locale: 'de' | 'en'; path: string },
): Promise<boolean> {
  const own = locale === 'en' ? pages.pathEn : pages.pathDe;
  const isHere: SQL | undefined = and(eq(own, path), isPage);
  return (await db.$count(pages, isHere)) > 0;
}
