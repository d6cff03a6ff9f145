import type { OpenAPIHono } from '@hono/zod-openapi';
import { desc } from 'drizzle-orm';
import type { Context } from 'hono';
import { Feed } from 'feed';
import { productName } from '#contract/settings/product-name.ts';
import { localeNames, type Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { renditionUrl } from '#text/picture-renditions.ts';
import { addressOf } from '../links/addresses.ts';
import type { AppContext } from '../../app-context.ts';
import { articles } from '../../db/tables/magazine.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import { readSiteName } from '../site-settings/site-settings.ts';
import { sendFeed } from './send-feed.ts';
import { isPublished } from '../../db/visibility.ts';
import { serverText } from '../../platform/server-text.ts';

const maxEntries = 30;

/** The magazine as an Atom feed (RFC 4287), one per locale: `/{locale}/blog/feed.atom`. */
export function magazineFeed(app: OpenAPIHono, ctx: AppContext): void {
  for (const locale of ['de', 'en'] as const)
    app.get(`/${locale}/blog/feed.atom`, (context) => sendMagazine(ctx, context, locale));
}

async function sendMagazine(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const { siteUrl } = ctx.config;
  const name = await readSiteName(ctx.db, locale);
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(isPublished(articles, { now: ctx.clock(), visibility: 'public' }))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(maxEntries);
  const pictures = await picturesByIds(
    { db: ctx.db, locale },
    rows.flatMap(({ imageId }) => imageId ?? []),
  );
  const changed = new Date(Math.max(0, ...rows.map((row) => newest(row).getTime())));
  const feed = new Feed({
    id: `${siteUrl}/${locale}/blog`,
    title: `${serverText('feed.magazine', locale)} – ${name}`,
    link: `${siteUrl}/${locale}/blog`,
    language: localeNames[locale].language,
    feedLinks: { atom: `${siteUrl}/${locale}/blog/feed.atom` },
    updated: changed,
    generator: productName,
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

/** An article with a future publication date counts as changed on that date, not when it was edited. */
function newest({ updatedAt, publishedAt }: { updatedAt: Date; publishedAt: Date }): Date {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}
