import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import { isPattern } from '#contract/pages/redirects/redirect-index.ts';
import { redirectsResource } from '#contract/pages/redirects/redirect-resources.ts';
import { redirects } from '../../db/tables/pages.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { defineResource, type Writer } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { checkOldAddress } from './check-old-address.ts';
import { leadsToItself } from './redirect-rows.ts';
import { isReserved } from './reserved-addresses.ts';
import { requireNoLoop } from './require-no-loop.ts';

const rowSchema = z.object({ oldPath: z.string(), newPath: z.string(), hidesPage: z.boolean().default(false) });

const writer: Writer = {
  async lock(tx) {
    // That of the page tree first, as when a page is moved: no page comes to an old address meanwhile.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page tree'))`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
  },
  async insert({ db: tx, changed }, values) {
    const row = rowSchema.parse(values);
    await checkOldAddress(tx, row);
    await requireNoLoop(tx, row);
    const [stored] = await tx
      .insert(redirects)
      .values({ ...values, ...row })
      .returning({ id: redirects.id });
    changed.add(tags.redirects);
    if (!stored) throw new Error('The redirect was not stored');
    return stored.id;
  },
  async update({ db: tx, changed }, { id, values }) {
    const [row] = await tx.update(redirects).set(values).where(eq(redirects.id, id)).returning();
    if (!row) throw new Error('The redirect was not stored');
    await checkOldAddress(tx, row);
    await requireNoLoop(tx, row);
    changed.add(tags.redirects);
  },
  async remove({ db: tx, changed }, id) {
    await tx.delete(redirects).where(eq(redirects.id, id));
    changed.add(tags.redirects);
  },
};

/** Old addresses with their targets. */
export const redirectsDefinition = defineResource({
  contract: redirectsResource,
  table: redirects,
  kind: 'redirect',
  searched: foldTexts(redirects.oldPath, redirects.newPath),
  sort: 'old_path',
  unique: ['old_path'],
  derive: ({ old_path: path }) => (path === undefined ? {} : { old_path: writeOldAddress(path) }),
  check: ({ old_path: from, new_path: to }) => {
    if (from === undefined || to === undefined) return [];
    if (isReserved(from))
      return [{ path: 'old_path', message: { key: 'address_reserved', params: { address: from } } }];
    if (isPattern(to) && !isPattern(from)) return [{ path: 'new_path', message: 'asterisk_without_pattern' }];
    return leadsToItself({ old_path: from, new_path: to }) ? [{ path: 'new_path', message: 'redirect_to_itself' }] : [];
  },
  tags: () => [],
  writer,
});
