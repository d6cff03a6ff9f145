import { expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createNextPublication, publishedTables } from './next-publication.ts';

it('reads the next publication again after a failure, and keeps it until content changes', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = new Date('2026-11-22T12:00:00Z');
  const where = vi.fn(async () => [{ at: later }]).mockRejectedValueOnce(new Error('the connection has ended'));
  const db = { select: () => ({ from: () => ({ where }) }) } as unknown as Database;
  const nextPublication = createNextPublication(db, { onInvalidate: () => () => {} });
  await expect(nextPublication(now)).rejects.toThrow('has ended');
  expect(await nextPublication(now)).toEqual(later);
  expect(await nextPublication(now)).toEqual(later);
  expect(where).toHaveBeenCalledTimes(1 + publishedTables.length);
  // Once the moment has come, the one after it.
  await nextPublication(later);
  expect(where).toHaveBeenCalledTimes(1 + 2 * publishedTables.length);
});
