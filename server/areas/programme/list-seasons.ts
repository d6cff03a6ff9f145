import { desc } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import type { Season } from '#contract/programme/programme.ts';
import type { ShowContext } from '../../request-context.ts';
import { seasonAddress } from '../links/addresses.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { seasons } from '../../db/tables/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import { isPublished } from '../../db/visibility.ts';

type SeasonRow = typeof seasons.$inferSelect;

/** The public seasons, newest first; about one per year. */
export async function listSeasons(ctx: ShowContext): Promise<Season[]> {
  const { db, locale, now, deps } = ctx;
  deps.tags.add(tags.seasons);
  const rows = await db
    .select()
    .from(seasons)
    .where(isPublished(seasons, ctx))
    .orderBy(desc(seasons.startsOn), desc(seasons.id));
  for (const { startsOn, endsOn } of rows) deps.expiresAt.add(startOfDay(startsOn)).add(startOfDay(addDays(endsOn, 1)));
  const imageIds = rows.map(({ imageId }) => imageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  const current = currentOf(rows, berlinDay(now));
  return rows.map((row) => {
    const { text: name, lang } = inLocale(row.name, locale);
    const season: Season = {
      id: row.id,
      slug: row.slug,
      name: markHidden(name, row, ctx),
      description: inLocale(row.description, locale).text,
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      is_current: row === current,
      picture: pictureOf(row.imageId),
      url: seasonAddress(row, locale),
    };
    return lang ? Object.assign(season, { lang }) : season;
  });
}

/** The season of a day; the newer one if two overlap, the next one between two. `rows` are sorted newest first. */
function currentOf(rows: SeasonRow[], today: string): SeasonRow | undefined {
  return (
    rows.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ??
    rows.findLast(({ startsOn }) => startsOn > today)
  );
}
