import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { media } from '../../db/tables/media.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import { brightnessOf } from '../../platform/pictures/brightness.ts';
import { throughImageGate } from '../../platform/pictures/image-gate.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';

type Worker = Pick<AppContext, 'db' | 'files' | 'config' | 'changes'>;

const hour = 3_600_000;

/** Measures pictures that came without their brightness: those of an earlier version or of an import. */
export function startMeasuringBrightness(ctx: Worker): PeriodicJob {
  return startPeriodicJob('Measuring the brightness of pictures', hour, (signal) => measureBrightness(ctx, signal));
}

/** One after the other, so that visitors' pictures need not wait. One whose file is missing or broken is left out. */
export async function measureBrightness(ctx: Worker, signal?: AbortSignal): Promise<void> {
  let last = 0;
  for (;;) {
    if (signal?.aborted) return;
    const unmeasured = and(eq(media.kind, 'image'), isNull(media.brightness), gt(media.id, last));
    const [row] = await ctx.db
      .select({ id: media.id, hash: media.hash })
      .from(media)
      .where(unmeasured)
      .orderBy(asc(media.id))
      .limit(1);
    if (!row) return;
    last = row.id;
    const { id, hash } = row;
    const original = await ctx.files.read(originalKey(hash));
    const brightness = original && (await measured(original, ctx.config.upload.pixels));
    if (brightness === null) continue;
    await withInvalidation(ctx, async (tx, changed) => {
      // Not if its file has been replaced meanwhile.
      await tx
        .update(media)
        .set({ brightness })
        .where(and(eq(media.id, id), eq(media.hash, hash)));
      changed.add(tags.media(id));
    });
  }
}

function measured(original: Uint8Array, maxPixels: number): Promise<number | null> {
  return throughImageGate(() => brightnessOf(original, maxPixels)).catch(() => null);
}
