import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { LeftText } from '#contract/editing/replacing-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { textReplacements } from '../../db/tables/audit.ts';
import { write } from '../../resources/write-stored.ts';
import { audit, nameOf, writeAll } from './replace-texts.ts';
import type { ReplacingContext } from './stored-text.ts';

const day = 86_400_000;
/** Days for which a replacement can be taken back. */
const keptDays = 30;

function isKept(now: Date) {
  return gt(textReplacements.at, new Date(now.getTime() - keptDays * day));
}

/** The last replacement that was not taken back. */
export async function lastReplacement({ db, clock }: Pick<ReplacingContext, 'db' | 'clock'>) {
  const [last] = await db
    .select({
      id: textReplacements.id,
      at: textReplacements.at,
      userName: textReplacements.userName,
      term: textReplacements.term,
      replacement: textReplacements.replacement,
      texts: sql<number>`jsonb_array_length(${textReplacements.entries})`,
    })
    .from(textReplacements)
    .where(and(isNull(textReplacements.takenBackAt), isKept(clock())))
    .orderBy(desc(textReplacements.id))
    .limit(1);
  if (!last) return { last: null };
  const { at, userName, ...shown } = last;
  return { last: { ...shown, at: berlinIso(at), user_name: userName } };
}

/** Gives the texts of a replacement their former values; those that were changed since are left. */
export function takeBack(ctx: ReplacingContext, id: number): Promise<{ restored: number; left: LeftText[] }> {
  return write(ctx, async (tx, changed) => {
    const wanted = and(eq(textReplacements.id, id), isKept(ctx.clock()));
    const [act] = await tx.select().from(textReplacements).where(wanted).for('update');
    if (!act || act.takenBackAt !== null) throw new AppError('not_found');
    const texts = act.entries.map(({ target, before, after }) => ({
      target,
      expected: (value: string) => value === after,
      next: () => before,
    }));
    const title = nameOf({ term: act.replacement, replacement: act.term });
    const outcome = await writeAll(ctx, { tx, changed, wanted: texts, step: title });
    // Somebody without the rights must not use up the undo of others.
    if (outcome.changed.length > 0) {
      await tx.update(textReplacements).set({ takenBackAt: ctx.clock() }).where(eq(textReplacements.id, id));
      await audit(tx, { action: 'replacement_taken_back', id, title, count: outcome.changed.length });
    }
    return { restored: outcome.changed.length, left: outcome.left };
  });
}
