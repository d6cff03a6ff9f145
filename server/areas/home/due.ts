import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import { isPublished } from '../../db/publication.ts';
import type { breakingNews, slides } from '../../db/tables/site.ts';

/** Public and within the display period. */
export function isDue(table: typeof slides | typeof breakingNews, now: Date): SQL | undefined {
  return and(isPublished(table, now), or(isNull(table.endsAt), gt(table.endsAt, now)));
}
