import { asc } from 'drizzle-orm';
import type { Slide } from '#contract/home/home.ts';
import type { Picture } from '#contract/media/media.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { ShowContext } from '../../request-context.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { isDue } from './due.ts';
import { slides } from '../../db/tables/site.ts';

type SlideRow = typeof slides.$inferSelect;

/**
 * The current slides, in order. `deps` collects the media and link targets they show, and the times at which the list
 * changes.
 */
export async function listSlides(ctx: ShowContext): Promise<Slide[]> {
  const { db, deps } = ctx;
  deps.tags.add(tags.home);
  const due = await db.select().from(slides).where(isDue(slides, ctx)).orderBy(asc(slides.position), asc(slides.id));
  for (const { endsAt } of due) if (endsAt) deps.expiresAt.add(endsAt);
  const pictures = await shownPictures(
    ctx,
    due.map(({ imageId }) => imageId),
  );
  const linked = await linkTexts(ctx, { links: due.map(({ link }) => link) });
  return due.map((row) => toSlide(row, ctx, { linked, picture: pictures[String(row.imageId)] }));
}

function toSlide(
  row: SlideRow,
  ctx: ShowContext,
  { linked, picture }: { linked: LinkedTexts; picture: Picture | undefined },
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
    picture: picture ?? null,
    ...(lang ? { lang } : {}),
  };
}
