import { and, asc, eq, gt, min, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Festival, FestivalPage } from '#contract/programme/festivals.ts';
import type { Event } from '#contract/programme/programme.ts';
import { offsetOf } from '../../http/list-answer.ts';
import type { EntryContext, ShowContext } from '../../request-context.ts';
import { adminAddress, addressesOf, addressOf, slugIn, slugsOf } from '../links/addresses.ts';
import { linkTexts } from '../links/link-texts.ts';
import { events, festivals } from '../../db/tables/programme.ts';
import { entryVisibility, isPublished } from '../../db/visibility.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';

type Row = typeof festivals.$inferSelect;

/** Public festivals and series by the next event; without `upcoming` also the others, the latest first. */
export async function listFestivals(
  ctx: ShowContext,
  query: { page: number; page_size: number; upcoming: 'true' | 'false' },
): Promise<{ count: number; results: Festival[] }> {
  const { db, now, deps } = ctx;
  deps.tags.add(tags.festivals).add(tags.events).add(tags.eventsMatching);
  const coming = db
    .select({ id: events.festivalId, next: min(events.start).as('next'), ends: min(events.over).as('ends') })
    .from(events)
    .where(and(sql`${events.festivalId} is not null`, gt(events.over, now), isPublished(events, ctx)))
    .groupBy(events.festivalId)
    .as('coming');
  const shown = and(isPublished(festivals, ctx), query.upcoming === 'true' ? sql`${coming.id} is not null` : undefined);
  const joined = eq(coming.id, festivals.id);
  const counted = db.select({ id: festivals.id }).from(festivals).leftJoin(coming, joined).where(shown);
  const count = await db.$count(counted.as('counted'));
  const rows = await db
    .select({ festival: festivals, ends: coming.ends })
    .from(festivals)
    .leftJoin(coming, joined)
    .where(shown)
    .orderBy(sql`${coming.next} nulls last`, sql`${festivals.startsOn} desc nulls last`, asc(festivals.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  for (const { ends } of rows) if (ends) deps.expiresAt.add(ends);
  const shownRows = rows.map(({ festival }) => festival);
  const results = await show(ctx, shownRows);
  return { count, results };
}

/** Throws 404 for an unknown one, and to visitors for one that is not public. */
export async function getFestival(entry: EntryContext): Promise<FestivalPage> {
  const { id, deps } = entry;
  const ctx = { ...entry, visibility: entryVisibility(entry) };
  deps.tags.add(tags.festival(id));
  const [row] = await ctx.db
    .select()
    .from(festivals)
    .where(and(eq(festivals.id, id), isPublished(festivals, ctx)));
  if (!row) throw new AppError('not_found');
  const [festival] = await show(ctx, [row]);
  if (!festival) throw new AppError('not_found');
  return {
    ...festival,
    ...(await showOwnSection(entry, `festival-${id}`)),
    updated_at: berlinIso(row.updatedAt),
  };
}

/** The festival of an event, if visitors may see it. */
export async function seriesOf(ctx: ShowContext, festivalId: number | null): Promise<Event['series']> {
  if (festivalId === null) return null;
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.festival(festivalId));
  const [row] = await db
    .select()
    .from(festivals)
    .where(and(eq(festivals.id, festivalId), isPublished(festivals, ctx)));
  if (!row) return null;
  const { id, kind, title } = row;
  return { id, kind, title: inLocale(title, locale).text, url: addressOf('festival', row, locale) };
}

async function show(ctx: ShowContext, rows: Row[]): Promise<Festival[]> {
  const { locale } = ctx;
  const imageIds = rows.map(({ imageId }) => imageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  const texts = rows.map(({ description }) => inLocale(description, locale).text);
  const { html } = await linkTexts(ctx, { texts });
  return rows.map((row, n) => {
    const { text: title, lang } = inLocale(row.title, locale);
    return {
      id: row.id,
      slug: slugIn(row.slug, locale),
      slugs: slugsOf(row.slug),
      title,
      kind: row.kind,
      description: html(texts[n] ?? ''),
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      picture: pictureOf(row.imageId),
      url: addressOf('festival', row, locale),
      urls: addressesOf('festival', row),
      settings_url: adminAddress('festivals', row.id),
      ...(lang ? { lang } : {}),
    };
  });
}
