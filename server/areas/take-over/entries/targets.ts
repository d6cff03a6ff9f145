import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { write } from '../../../resources/write-stored.ts';
import type { RowContext } from '../../upsert/row.ts';
import { categoryFor, seasonFor, venueFor } from '../../upsert/find-targets.ts';
import type { FileUse } from '../media/take-file.ts';
import type { Taking } from '../taking.ts';

/** How another answer names a season, category or venue. */
interface Named {
  id?: number | undefined;
  slug: string;
  name: string;
}

const targets = { season: seasonFor, category: categoryFor, venue: venueFor } as const;

/**
 * Id here of what another answer names; null for none. What the lists there left out is found here by its name, or
 * created, as an import of a table does. What was deleted here is not created again.
 */
export async function targetHere(
  taking: Taking,
  { kind, named, use }: { kind: keyof typeof targets; named: Named; use: FileUse },
): Promise<number | null> {
  const { id = 0, slug, name } = named;
  const { records } = taking;
  // A name of digits would be taken for an id.
  const ids = [id > 0 ? String(id) : '', isNumber(name) ? '' : name].filter(Boolean);
  const known = records.ownIdOfSlug(kind, slug) ?? ids.map((one) => records.ownId(kind, one)).find(Boolean) ?? null;
  const what = name || slug;
  if (known !== null || what === '') return known;
  const isDeleted = [slug, ...ids].some((one) => records.isDeleted(kind, one));
  try {
    if (isDeleted) throw new AppError('invalid', { key: 'take_over_target_deleted', params: { what } });
    if (isNumber(what)) throw new AppError('invalid', { key: 'take_over_not_taken', params: { what } });
    return await ensure(taking, (row) => targets[kind](row, what));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await taking.report.unreadable(use, reasonOf(error, what));
    return null;
  }
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function reasonOf(error: AppError, what: string): Message {
  const message = error.issues?.[0]?.message ?? error.sentence;
  const isAmbiguous = typeof message === 'object' && 'key' in message && message.key === 'ambiguous_reference';
  return isAmbiguous ? { key: 'take_over_ambiguous', params: { what } } : message;
}

function ensure(taking: Taking, find: (row: RowContext) => Promise<number>): Promise<number> {
  const create = new Set(['seasons', 'categories', 'venues'] as const);
  return write(taking.ctx, (db, changed) => find({ db, changed, season: undefined, create, created: [] }));
}
