import { asc, eq } from 'drizzle-orm';
import { renditionWidths, widthsFor } from '#text/picture-renditions.ts';
import { media } from '#server/db/tables/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { prepareRenditions } from '#server/platform/pictures/renditions.ts';

/**
 * Creates the renditions of all pictures in the best format ahead of the first request, one after the other, so that a
 * visitor's request waits for at most one of them. Ends early when `signal` is aborted.
 */
export async function warmPictures(ctx: AppContext, signal: AbortSignal): Promise<void> {
  const rows = await ctx.db
    .select({ id: media.id, width: media.width })
    .from(media)
    .where(eq(media.kind, 'image'))
    .orderBy(asc(media.id));
  for (const [index, widest] of [...renditionWidths.entries()].toReversed()) {
    const below = renditionWidths[index - 1] ?? 0;
    for (const { id, width } of rows) {
      if (signal.aborted) return;
      const widths = widthsFor(width ?? 0).filter((each) => each > below && each <= widest);
      await prepareRenditions(ctx, { mediaId: id, widths, formats: ['avif'] });
    }
  }
}
