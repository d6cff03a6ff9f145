import { asc, eq } from 'drizzle-orm';
import { renditionWidths } from '#contract/renditions.ts';
import { media } from '#server/db/schema.ts';
import type { House } from '#server/house.ts';
import { prepareRenditions } from '#server/media/renditions.ts';

/**
 * Makes the pictures' best renditions before anybody asks, one after the other, so that a visitor's own request waits
 * for one of them at most. Ends early when `signal` says so.
 */
export async function warmPictures(house: House, signal: AbortSignal): Promise<void> {
  const rows = await house.db
    .select({ id: media.id })
    .from(media)
    .where(eq(media.kind, 'image'))
    .orderBy(asc(media.id));
  for (const width of renditionWidths.toReversed()) {
    for (const { id } of rows) {
      if (signal.aborted) return;
      await prepareRenditions(house, id, [width], ['avif']);
    }
  }
}
