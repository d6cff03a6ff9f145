import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { Feed } from 'feed';
import { localeNames, type Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import { renditionUrl } from '#contract/renditions.ts';
import { addressOf } from '../addresses.ts';
import type { House } from '../house.ts';
import { articles } from '../magazine/schema.ts';
import { picturesByIds } from '../media/pictures.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { sendFeed } from './send-feed.ts';

const mostEntries = 30;
const titles: Record<Locale, string> = { de: 'Magazin', en: 'Magazine' };

/** The magazine as an Atom feed (RFC 4287) in each language: `/{locale}/blog/feed.atom`. */
export function magazineFeed(app: OpenAPIHono, house: House): void {
  for (const locale of ['de', 'en'] as const)
    app.get(`/${locale}/blog/feed.atom`, (context) => sendMagazine(house, context, locale));
}

async function sendMagazine(house: House, context: Context, locale: Locale): Promise<Response> {
  const { siteUrl } = house.config;
  const { name } = await readSiteSettings(house.db);
  const rows = await house.db
    .select()
    .from(articles)
    .where(and(eq(articles.isOnline, true), lte(articles.publishedAt, house.clock())))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(mostEntries);
  const pictures = await picturesByIds(
    house.db,
    rows.flatMap(({ imageId }) => imageId ?? []),
    locale,
  );
  const changed = new Date(Math.max(0, ...rows.map((row) => newest(row).getTime())));
  const feed = new Feed({
    id: `${siteUrl}/${locale}/blog`,
    title: `${titles[locale]} – ${name}`,
    link: `${siteUrl}/${locale}/blog`,
    language: localeNames[locale].language,
    feedLinks: { atom: `${siteUrl}/${locale}/blog/feed.atom` },
    updated: changed,
    generator: 'Proscenium',
    author: { name },
  });
  for (const row of rows) {
    const picture = pictures[String(row.imageId)];
    feed.addItem({
      id: `${siteUrl}${addressOf('article', row, 'de')}`,
      title: inLocale(row.title, locale).text,
      link: `${siteUrl}${addressOf('article', row, locale)}`,
      description: inLocale(row.teaser, locale).text,
      date: newest(row),
      published: row.publishedAt,
      ...(row.author === '' ? {} : { author: [{ name: row.author }] }),
      ...(picture ? { image: `${siteUrl}${renditionUrl(picture.base, 640, 'jpg')}` } : {}),
    });
  }
  return sendFeed(context, feed.atom1(), { type: 'application/atom+xml', changed });
}

/** What was written ahead is new on the day it appears. */
function newest({ updatedAt, publishedAt }: { updatedAt: Date; publishedAt: Date }): Date {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}
