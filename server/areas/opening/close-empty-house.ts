import { pages } from '../../db/tables/pages.ts';
import { events, productions, seasons } from '../../db/tables/programme.ts';
import { siteSettings } from '../../db/tables/site.ts';
import type { AppContext } from '../../app-context.ts';
import { unsetSettings } from '../site-settings/site-settings.ts';

/** A new house begins closed; one that has settings or content stays as it is. */
export async function closeEmptyHouse({ db }: Pick<AppContext, 'db'>): Promise<void> {
  if (!(await isEmptyHouse(db))) return;
  await db
    .insert(siteSettings)
    .values({ id: 1, value: { ...unsetSettings, is_open: false } })
    .onConflictDoNothing();
}

/** True for a house without pages and programme. */
export async function isEmptyHouse(db: AppContext['db']): Promise<boolean> {
  const counts = await Promise.all([pages, seasons, productions, events].map((table) => db.$count(table)));
  return counts.every((count) => count === 0);
}
