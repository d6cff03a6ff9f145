import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import type { breakingNews, slides } from '../../db/tables/site.ts';

/** Public and within the display period. */
export function isDue(table: typeof slides | typeof breakingNews, viewer: Viewer): SQL | undefined {
  return and(isPublished(table, viewer), or(isNull(table.endsAt), gt(table.endsAt, viewer.now)));
}
