import { asc } from 'drizzle-orm';
import type { Slide } from '#contract/home/home.ts';
import type { Picture } from '#contract/media/media.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { RequestContext } from '../../request-context.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import type { LinkReader } from '../links/resolve-links.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { isDue } from './due.ts';
import { slides } from '../../db/tables/site.ts';

type SlideRow = typeof slides.$inferSelect;

/**
 * The current slides, in order. `deps` collects the media and link targets they show, and the times at which the list
 * changes.
 */
export async function listSlides(ctx: Pick<RequestContext, 'db' | 'deps'>, reader: LinkReader): Promise<Slide[]> {
  const { db } = ctx;
  const { tags: used, expiresAt } = ctx.deps;
  const viewer = { now: reader.clock(), visibility: reader.visibility };
  const due = await db.select().from(slides).where(isDue(slides, viewer)).orderBy(asc(slides.position), asc(slides.id));
  for (const { endsAt } of due) if (endsAt) expiresAt.add(endsAt);
  const pictureIds = due.flatMap(({ imageId }) => imageId ?? []);
  for (const id of pictureIds) used.add(tags.media(id));
  const pictures = await picturesByIds({ ...ctx, locale: reader.locale }, pictureIds);
  const linked = await linkTexts(ctx, { links: due.map(({ link }) => link), reader });
  return due.map((row) => toSlide(row, { ...reader, linked, picture: pictures[String(row.imageId)] }));
}

function toSlide(
  row: SlideRow,
  { locale, clock, linked, picture }: { linked: LinkedTexts; picture: Picture | undefined } & LinkReader,
): Slide {
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    title: markHidden(title, row, { locale, now: clock() }),
    preline: inLocale(row.preline, locale).text,
    text: inLocale(row.text, locale).text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    picture: picture ?? null,
    ...(lang ? { lang } : {}),
  };
}
