import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { redirectsResource } from '#contract/pages/redirect-resources.ts';
import { redirects } from '../../db/tables/pages.ts';
import type { Transaction } from '../../db/database.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { shortenRedirectChains, writeRedirect } from './redirect-rows.ts';
import { toOldPath } from './old-path.ts';
import { defineResource, type Writer } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';

const pathsSchema = z.object({ oldPath: z.string(), newPath: z.string() });
type Paths = z.infer<typeof pathsSchema>;

const writer: Writer = {
  async lock(tx) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
  },
  async insert({ db: tx, changed }, values) {
    const { oldPath, newPath } = pathsSchema.parse(values);
    await writeRedirect(tx, { old_path: oldPath, new_path: newPath });
    changed.add(tags.redirects);
    const [row] = await tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, oldPath));
    if (!row) throw new Error('The redirect was not stored');
    return row.id;
  },
  async update({ db: tx, changed }, { id, values }) {
    const after = await change(tx, id, values);
    await shortenRedirectChains(tx, { old_path: after.oldPath, new_path: after.newPath });
    changed.add(tags.redirects);
  },
  async remove({ db: tx, changed }, id) {
    await tx.delete(redirects).where(eq(redirects.id, id));
    changed.add(tags.redirects);
  },
};

async function change(tx: Transaction, id: number, values: Record<string, unknown>): Promise<Paths> {
  const [after] = await tx.update(redirects).set(values).where(eq(redirects.id, id)).returning();
  if (!after) throw new Error('The redirect was not stored');
  return after;
}

/** Old addresses with their targets; a target that is redirected itself is resolved on saving. */
export const redirectsDefinition = defineResource({
  contract: redirectsResource,
  table: redirects,
  kind: 'redirect',
  searched: foldTexts(redirects.oldPath, redirects.newPath),
  sort: 'old_path',
  unique: ['old_path'],
  derive: ({ old_path: path }) => (path === undefined ? {} : { old_path: toOldPath(path) }),
  check: ({ old_path: from, new_path: to }) =>
    from !== undefined && to !== undefined && toOldPath(to) === from
      ? [{ path: 'new_path', message: 'redirect_to_itself' }]
      : [],
  tags: () => [],
  writer,
});
