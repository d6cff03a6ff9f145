import { inLocale } from '#contract/base/localized.ts';
import type { PersonSummary } from '#contract/people/people.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf, slugsOf } from '../links/addresses.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import type { persons } from '../../db/tables/people.ts';

export type PersonRow = typeof persons.$inferSelect;

/** People in one language, in the given order, with one query for all pictures. */
export async function summarisePersons(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'deps'>,
  rows: PersonRow[],
): Promise<PersonSummary[]> {
  const { locale } = ctx;
  const imageIds = rows.map(({ imageId }) => imageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  return rows.map((row) => {
    const { text: profession, lang } = inLocale(row.profession, locale);
    return {
      id: row.id,
      name: markHidden(row.name, row, ctx),
      slug: slugsOf(row.slug),
      profession,
      is_group: row.isGroup,
      picture: pictureOf(row.imageId),
      url: row.isOnline ? addressOf('person', row, locale) : '',
      ...(lang ? { lang } : {}),
    };
  });
}
