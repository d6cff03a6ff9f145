import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { SeasonOfSection } from '#contract/editing/season-preview.ts';
import type { AppContext } from '../../../app-context.ts';
import { productions, seasons } from '../../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';

const tables = { production: productions, subscription: seasonSubscriptions };

/** The season of the record to which a section belongs. Throws 404 for a section of anything without a season. */
export async function seasonOfSection(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<SeasonOfSection> {
  const [, kind, number] = /^(production|subscription)-(\d{1,9})$/.exec(slug) ?? [];
  const table = kind === 'production' || kind === 'subscription' ? tables[kind] : undefined;
  if (!table) throw new AppError('not_found');
  const [row] = await db
    .select({ id: seasons.id, name: seasons.name, publicAt: table.publicAt })
    .from(table)
    .leftJoin(seasons, eq(seasons.id, table.seasonId))
    .where(eq(table.id, Number(number)));
  if (!row) throw new AppError('not_found');
  const { id, name, publicAt } = row;
  return {
    season: id === null || name === null ? null : { id, name: inLocale(name, locale).text },
    is_public: publicAt !== null && publicAt <= clock(),
  };
}
