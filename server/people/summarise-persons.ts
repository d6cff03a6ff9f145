import { inLocale } from '#contract/localized.ts';
import type { Locale } from '#contract/locale.ts';
import type { Picture } from '#contract/media.ts';
import type { PersonSummary } from '#contract/people.ts';
import { addressOf, slugsOf } from '../addresses.ts';
import type { Database } from '../house.ts';
import { picturesByIds } from '../media/pictures.ts';
import { tags } from '../page-cache/tags.ts';
import type { persons } from './schema.ts';

export type PersonRow = typeof persons.$inferSelect;

/** People in one language, in the order given, with one query for all pictures. */
export async function summarisePersons(
  db: Database,
  rows: PersonRow[],
  locale: Locale,
  used: Set<string>,
): Promise<PersonSummary[]> {
  const pictureIds = rows.flatMap(({ imageId }) => imageId ?? []);
  for (const id of pictureIds) used.add(tags.media(id));
  const pictures = await picturesByIds(db, pictureIds, locale);
  return rows.map((row) => toPersonSummary(row, locale, pictures[String(row.imageId)]));
}

function toPersonSummary(row: PersonRow, locale: Locale, picture: Picture | undefined): PersonSummary {
  const { text: profession, lang } = inLocale(row.profession, locale);
  return {
    id: row.id,
    name: row.name,
    slug: slugsOf(row.slug),
    profession,
    is_group: row.isGroup,
    picture: picture ?? null,
    url: row.isOnline ? addressOf('person', row, locale) : '',
    ...(lang ? { lang } : {}),
  };
}
