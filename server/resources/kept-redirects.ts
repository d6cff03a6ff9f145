import { eq, sql } from 'drizzle-orm';
import { redirectsResource } from '#contract/resources-house.ts';
import { redirects } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import { tags } from '../page-cache/tags.ts';
import { addRedirect, settleRedirects } from '../redirects/add-redirect.ts';
import { toOldPath } from '../redirects/old-path.ts';
import { keepResource, type Writer } from './resource.ts';
import { foldTexts } from './searched-text.ts';

interface Paths {
  oldPath: string;
  newPath: string;
}

const writer: Writer = {
  async lock(tx) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
  },
  async insert(tx, values, changed) {
    // The contract has checked them.
    const { oldPath, newPath } = values as unknown as Paths;
    await addRedirect(tx, { old_path: oldPath, new_path: newPath });
    changed.add(tags.redirects);
    const [row] = await tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, oldPath));
    if (!row) throw new Error('The redirect was not stored');
    return row.id;
  },
  async update(tx, id, values, changed) {
    const after = await change(tx, id, values);
    await settleRedirects(tx, { old_path: after.oldPath, new_path: after.newPath });
    changed.add(tags.redirects);
  },
  async remove(tx, id, changed) {
    await tx.delete(redirects).where(eq(redirects.id, id));
    changed.add(tags.redirects);
  },
};

async function change(tx: Transaction, id: number, values: Record<string, unknown>): Promise<Paths> {
  const [after] = await tx.update(redirects).set(values).where(eq(redirects.id, id)).returning();
  if (!after) throw new Error('The redirect was not stored');
  return after;
}

/** Old addresses; a new one that leads on is followed at once. */
export const keptRedirects = keepResource({
  contract: redirectsResource,
  table: redirects,
  kind: 'redirect',
  searched: foldTexts(redirects.oldPath, redirects.newPath),
  sort: 'old_path',
  unique: ['old_path'],
  settle: ({ old_path: path }) => (path === undefined ? {} : { old_path: toOldPath(path) }),
  check: ({ old_path: from, new_path: to }) =>
    from !== undefined && to !== undefined && toOldPath(to) === from
      ? [{ path: 'new_path', message: 'A redirect cannot lead to itself' }]
      : [],
  tags: () => [],
  writer,
});
