import { desc } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Picture } from '#contract/media.ts';
import type { Season } from '#contract/programme.ts';
import { seasonAddress } from '../addresses.ts';
import type { Database } from '../house.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { addDays, berlinDay, startOfDay } from './berlin-time.ts';
import { seasons } from './schema.ts';

type SeasonRow = typeof seasons.$inferSelect;

/** All seasons, newest first; a house has one a year. */
export async function listSeasons(db: Database, locale: Locale, now: Date, made: MadeOf): Promise<Season[]> {
  made.tags.add(tags.seasons);
  const rows = await db.select().from(seasons).orderBy(desc(seasons.startsOn), desc(seasons.id));
  for (const { startsOn, endsOn } of rows) made.until.add(startOfDay(startsOn)).add(startOfDay(addDays(endsOn, 1)));
  const pictureIds = rows.flatMap(({ imageId }) => imageId ?? []);
  for (const id of pictureIds) made.tags.add(tags.media(id));
  const pictures = await picturesByIds(db, pictureIds, locale);
  const current = currentOf(rows, berlinDay(now));
  return rows.map((row) => toSeason(row, row === current, locale, pictures[String(row.imageId)]));
}

/** The season of a day, the newer where two overlap; between two the next one. Seasons come newest first. */
function currentOf(rows: SeasonRow[], today: string): SeasonRow | undefined {
  return (
    rows.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ??
    rows.findLast(({ startsOn }) => startsOn > today)
  );
}

function toSeason(row: SeasonRow, isCurrent: boolean, locale: Locale, picture: Picture | undefined): Season {
  const { text: name, lang } = inLocale(row.name, locale);
  return {
    id: row.id,
    slug: row.slug,
    name,
    description: inLocale(row.description, locale).text,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    is_current: isCurrent,
    picture: picture ?? null,
    url: seasonAddress(row, locale),
    ...(lang ? { lang } : {}),
  };
}
