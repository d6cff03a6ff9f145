import { asc } from 'drizzle-orm';
import type { Slide } from '#contract/home.ts';
import type { Picture } from '#contract/media.ts';
import { inLocale } from '#contract/localized.ts';
import type { Database } from '../house.ts';
import { type LinkedTexts, linkTexts } from '../links/link-texts.ts';
import type { LinkReader } from '../links/resolve-links.ts';
import { picturesByIds } from '../media/pictures.ts';
import { tags } from '../page-cache/tags.ts';
import { isDue, notOver } from './due.ts';
import { slides } from './schema.ts';

type SlideRow = typeof slides.$inferSelect;

/** Slides that are due, in order. `used` collects what they show and lead to, `until` when others become due. */
export async function listSlides(
  db: Database,
  reader: LinkReader,
  used: Set<string>,
  until: Set<Date>,
): Promise<Slide[]> {
  const now = reader.clock();
  const rows = await db.select().from(slides).where(notOver(slides, now)).orderBy(asc(slides.position), asc(slides.id));
  const due = rows.filter((row) => isDue(row, now, until));
  const pictureIds = due.flatMap(({ imageId }) => imageId ?? []);
  for (const id of pictureIds) used.add(tags.media(id));
  const pictures = await picturesByIds(db, pictureIds, reader.locale);
  const linked = await linkTexts(db, { links: due.map(({ link }) => link) }, reader, used);
  return due.map((row) => toSlide(row, reader, linked, pictures[String(row.imageId)]));
}

function toSlide(row: SlideRow, { locale }: LinkReader, linked: LinkedTexts, picture: Picture | undefined): Slide {
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    title,
    preline: inLocale(row.preline, locale).text,
    text: inLocale(row.text, locale).text,
    link: { url: linked.address(row.link) },
    link_text: inLocale(row.linkText, locale).text,
    picture: picture ?? null,
    ...(lang ? { lang } : {}),
  };
}
