import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../../app-context.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { Feed } from 'feed';
import { productName } from '#contract/settings/product-name.ts';
import { localeNames, type Locale, locales } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { renditionUrl } from '#text/picture-renditions.ts';
import { addressOf, type AddressedKind, addressesOf, festivalsAddress, seasonAddress } from '../links/addresses.ts';
import { articles } from '../../db/tables/magazine.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import { keysOf } from '#contract/base/records.ts';
import { readSiteName } from '../site-settings/site-settings.ts';
import { sendFeed } from './send-feed.ts';
import { modulesPublishedAt } from '../../db/tables/sections.ts';
import { isPublished } from '../../db/visibility.ts';
import { articleChangedAt } from '../summaries/summarise-articles.ts';
import { serverText } from '../../platform/server-text.ts';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { AppError } from '#contract/base/errors.ts';
import { kindsOff, type PartName, segmentsOff } from '#contract/settings/parts.ts';
import { isPage } from '../../db/tables/pages.ts';

/** Resources for other programs: calendars, feeds, the sitemap. */
export function feedsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  calendarRoutes(app, ctx);
  magazineFeed(app, ctx);
  sitemapRoutes(app, ctx);
}

const maxEntries = 30;

/** The magazine as an Atom feed (RFC 4287), one per locale: `/{locale}/blog/feed.atom`. */
function magazineFeed(app: OpenAPIHono, ctx: AppContext): void {
  for (const locale of ['de', 'en'] as const)
    app.get(`/${locale}/blog/feed.atom`, (context) => sendMagazine(ctx, context, locale));
}

async function sendMagazine(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const { siteUrl } = ctx.config;
  const name = await readSiteName(ctx.db, locale);
  const found = await ctx.db
    .select({ article: articles, changed: articleChangedAt })
    .from(articles)
    .where(isPublished(articles, { now: ctx.clock(), visibility: 'public' }))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(maxEntries);
  const imageIds = found.flatMap(({ article }) => article.imageId ?? []);
  const pictures = await picturesByIds({ db: ctx.db, locale }, imageIds);
  const changed = new Date(Math.max(0, ...found.map((row) => new Date(row.changed).getTime())));
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
  for (const { article, changed: articleChanged } of found) {
    const picture = pictures[String(article.imageId)];
    feed.addItem({
      // Without the slug: readers show an entry with another id as a new one.
      id: `${siteUrl}/de/blog/-/${article.id}`,
      // The feed names both as HTML.
      title: escapeHtml(inLocale(article.title, locale).text),
      link: `${siteUrl}${addressOf('article', article, locale)}`,
      description: escapeHtml(inLocale(article.teaser, locale).text),
      date: new Date(articleChanged),
      published: article.publishedAt,
      ...(article.author === '' ? {} : { author: [{ name: article.author }] }),
      ...(picture ? { image: `${siteUrl}${renditionUrl(picture.base, 640, 'jpg')}` } : {}),
    });
  }
  // The library names the type by the extension.
  const xml = feed.atom1().replaceAll('type="image/jpg"', 'type="image/jpeg"');
  return sendFeed(context, xml, { type: 'application/atom+xml', changed });
}

/** Entries per part. Each entry has two addresses; the protocol allows 50,000 per file. */
const partSize = 10_000;

interface Entry {
  urls: Localized<string>;
  changed: Date | null;
}

interface Row {
  [column: string]: unknown;
  id: number;
  slug: Localized<string>;
  changed: string | Date | null;
}

type Part = AddressedKind | 'page' | 'season';

interface Shown {
  now: Date;
  /** Parts that the house does not have. */
  off: readonly PartName[];
}

/** Condition for pages that are not at the address of a part that is off. */
function isNotOff(path: 'path_de' | 'path_en', off: readonly PartName[]): SQL {
  return sql`split_part(${sql.identifier(path)}, '/', 1) <> all(${sql.param(segmentsOff(off))}::text[])`;
}

/** Tables of the entries, and a condition besides that of being published. Closed performances are not listed. */
const tables: Record<AddressedKind, [table: string, where?: SQL]> = {
  production: ['productions'],
  event: ['events', sql`not flags ? 'private-event'`],
  festival: ['festivals'],
  person: ['persons', sql`is_online`],
  article: ['articles'],
  subscription: ['season_subscriptions'],
  press: ['download_directories'],
};

/** The public rows of a kind, as `id, slug, changed`: by editing, by publishing modules, or by becoming public. */
function publicRows(part: Part, { now, off }: Shown): SQL {
  if (part === 'page')
    return sql`select id, jsonb_build_object('de', path_de, 'en', path_en) as slug,
      greatest(updated_at, ${modulesPublishedAt(part, 'pages')}) as changed
      from pages where is_online and ${isPage} and ${isNotOff('path_de', off)} and ${isNotOff('path_en', off)}`;
  const isPublic = sql`public_at <= ${now.toISOString()}::timestamptz`;
  if (part === 'season')
    return sql`select id, jsonb_build_object('de', slug, 'en', slug) as slug, null::timestamptz as changed from seasons where ${isPublic}`;
  const [table, where = sql`true`] = tables[part];
  return sql`select id, slug, greatest(updated_at, public_at, ${modulesPublishedAt(part, table)}) as changed
    from ${sql.identifier(table)} where ${isPublic} and ${where}`;
}

const parts: readonly Part[] = ['page', 'season', ...keysOf(tables)];

function partsFor(off: readonly PartName[]): readonly Part[] {
  const kinds = kindsOff(off);
  return parts.filter((part) => !kinds.includes(part));
}

/**
 * `/sitemap.xml` lists the parts; `/sitemap/{kind}-{n}.xml` contain the addresses with their alternate language and
 * last change (sitemaps.org 0.9). `/robots.txt` refers to `/sitemap.xml`.
 */
function sitemapRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { siteUrl } = ctx.config;
  app.get('/robots.txt', (context) =>
    sendFeed(
      context,
      `User-agent: *\nDisallow: /admin\nDisallow: /auth\nDisallow: /*?*edit\nDisallow: /de/programm?\nDisallow: /en/programme?\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
      { type: 'text/plain' },
    ),
  );
  app.get('/sitemap.xml', async (context) => {
    const stream = new SitemapIndexStream({ lastmodDateOnly: false });
    const off = await ctx.partsOff();
    for (const part of partsFor(off)) {
      const count = await countRows(ctx, part, off);
      for (let n = 1; n <= Math.ceil(count / partSize); n += 1)
        stream.write({ url: `${siteUrl}/sitemap/${part}-${n}.xml` });
    }
    stream.end();
    return sendFeed(context, String(await streamToPromise(stream)), { type: 'application/xml' });
  });
  app.get('/sitemap/:name', async (context) => {
    const [, name = '', digits = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(context.req.param('name')) ?? [];
    const off = await ctx.partsOff();
    const part = partsFor(off).find((each) => each === name);
    const entries = part ? await readEntries(ctx, { part, number: Number(digits), off }) : [];
    if (entries.length === 0) throw new AppError('not_found');
    return sendFeed(context, await writePart(entries, siteUrl), { type: 'application/xml' });
  });
}

async function writePart(entries: Entry[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({ hostname: siteUrl });
  for (const { urls, changed } of entries) {
    const links = [
      ...locales.map((lang) => ({ lang, url: siteUrl + urls[lang] })),
      { lang: 'x-default', url: siteUrl + urls.de },
    ];
    for (const locale of locales)
      stream.write({ url: urls[locale], links, ...(changed ? { lastmod: changed.toISOString() } : {}) });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

async function countRows(ctx: AppContext, part: Part, off: Shown['off']): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${publicRows(part, { now: ctx.clock(), off })}) as found`,
  );
  return rows[0]?.count ?? 0;
}

async function readEntries(
  ctx: AppContext,
  { part, number, off }: { part: Part; number: number; off: Shown['off'] },
): Promise<Entry[]> {
  const { rows } = await ctx.db.execute<Row>(
    sql`${publicRows(part, { now: ctx.clock(), off })} order by id limit ${partSize} offset ${(number - 1) * partSize}`,
  );
  const entries = rows.map((row) => ({
    urls: urlsOf(part, row),
    changed: row.changed === null ? null : new Date(row.changed),
  }));
  return part === 'festival' && number === 1 && entries.length > 0 ? [festivalList, ...entries] : entries;
}

/** The list needs no page in the page tree, unlike other lists, so it is listed with its entries. */
const festivalList: Entry = { urls: { de: festivalsAddress('de'), en: festivalsAddress('en') }, changed: null };

function urlsOf(part: Part, row: Row): Localized<string> {
  if (part === 'page') return { de: join('de', row.slug.de), en: join('en', row.slug.en) };
  if (part === 'season')
    return { de: seasonAddress({ slug: row.slug.de }, 'de'), en: seasonAddress({ slug: row.slug.de }, 'en') };
  return addressesOf(part, row);
}

function join(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
