import { and, gt, isNull, or, type SQL, asc } from 'drizzle-orm';
import type { BreakingNews, Slide } from '#contract/home/home.ts';
import { inLocale } from '#contract/base/localized.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import { breakingNews, slides } from '../../db/tables/site.ts';
import type { ShowContext } from '../../request-context.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';

/** Public and within the display period. */
function isDue(table: typeof slides | typeof breakingNews, viewer: Viewer): SQL | undefined {
  return and(isPublished(table, viewer), or(isNull(table.endsAt), gt(table.endsAt, viewer.now)));
}

/** The current news, in order. `deps` collects their link targets and the times at which the list changes. */
export async function listBreakingNews(ctx: ShowContext): Promise<BreakingNews[]> {
  const { db, deps } = ctx;
  deps.tags.add(tags.breakingNews);
  const due = await db
    .select()
    .from(breakingNews)
    .where(isDue(breakingNews, ctx))
    .orderBy(asc(breakingNews.position), asc(breakingNews.id));
  for (const { endsAt } of due) if (endsAt) deps.expiresAt.add(endsAt);
  const linked = await linkTexts(ctx, { links: due.map(({ link }) => link) });
  return due.map((row) => toNews(row, ctx, linked));
}

function toNews(row: typeof breakingNews.$inferSelect, ctx: ShowContext, linked: LinkedTexts): BreakingNews {
  const { locale } = ctx;
  const { text: title, lang } = inLocale(row.title, locale);
  const { text, lang: textLang } = inLocale(row.text, locale);
  const shown = lang ?? textLang;
  return {
    id: row.id,
    title: markHidden(title, row, ctx),
    text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    ...(shown ? { lang: shown } : {}),
  };
}

/**
 * The current slides, in order. `deps` collects the media and link targets they show, and the times at which the list
 * changes.
 */
export async function listSlides(ctx: ShowContext): Promise<Slide[]> {
  const { db, deps } = ctx;
  deps.tags.add(tags.home);
  const due = await db.select().from(slides).where(isDue(slides, ctx)).orderBy(asc(slides.position), asc(slides.id));
  for (const { endsAt } of due) if (endsAt) deps.expiresAt.add(endsAt);
  const imageIds = due.map(({ imageId }) => imageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  const linked = await linkTexts(ctx, { links: due.map(({ link }) => link) });
  return due.map((row) => toSlide(row, ctx, { linked, picture: pictureOf(row.imageId) }));
}

function toSlide(
  row: typeof slides.$inferSelect,
  ctx: ShowContext,
  { linked, picture }: { linked: LinkedTexts; picture: Slide['picture'] },
): Slide {
  const { locale } = ctx;
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    title: markHidden(title, row, ctx),
    preline: inLocale(row.preline, locale).text,
    text: inLocale(row.text, locale).text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    picture,
    ...(lang ? { lang } : {}),
  };
}
