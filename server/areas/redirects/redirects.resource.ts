import { eq, inArray, like, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOwnAddress, partsOfAddress, writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import { indexRedirects, isPattern } from '#contract/pages/redirects/redirect-index.ts';
import { redirectsResource } from '#contract/pages/redirects/redirect-resources.ts';
import { invalid } from '#contract/base/errors.ts';
import { findLoop, followAll } from '#contract/pages/redirects/follow-redirects.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { partOfAddress } from '#contract/settings/parts.ts';
import { redirects } from '../../db/tables/pages.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { defineResource, type Writer } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import type { Transaction } from '../../db/database.ts';
import { isBackendPath } from '../../http/listener/request-target.ts';
import { leadsToItself } from './redirect-rows.ts';
import { isLiving } from './living-address.ts';
import { readStoredRedirects } from './stored-redirects.ts';

/** The site’s own files, and a name that stays free for the office. */
const others = /^\/(?:assets|fonts|office)(?:\/|$)|^\/sw(?:-off)?\.js$/;

/** True for an old address at which no redirect is looked up: the backend, the ticket shop or a file answers. */
export function isReserved(oldPath: string): boolean {
  const { path, parameters } = partsOfAddress(oldPath);
  if (path === '/' && parameters.length === 0) return true;
  // A pattern is reserved if everything below it is: `/media/*`, but not `/*`.
  const below = path.replace(/\*$/, 'x').toLowerCase();
  return [path, below].some((one) => isBackendPath(one) || partOfAddress(one) === 'webshop' || others.test(one));
}

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

/**
 * Throws 422 if there is a page or screen at the old address, unless the redirect is meant to hide it. With a query it
 * can hide nothing: pages are rendered and cached without parameters that they do not know.
 */
async function checkOldAddress(
  tx: Transaction,
  { oldPath, hidesPage }: { oldPath: string; hidesPage: boolean },
): Promise<void> {
  const { path, parameters } = partsOfAddress(oldPath);
  const hasQuery = parameters.length > 0;
  if ((hidesPage && !hasQuery) || !(await isLiving(tx, path))) return;
  const key = hasQuery ? 'query_at_page' : 'address_taken';
  throw invalid('old_path', { key, params: { address: path } });
}

/** Throws 422, with the addresses one after the other, if a redirect would lead back to itself through others. */
async function requireNoLoop(
  tx: Transaction,
  { oldPath, newPath }: { oldPath: string; newPath: string },
): Promise<void> {
  const redirect = { old_path: oldPath, new_path: newPath };
  const met = isPattern(oldPath) ? await readStoredRedirects(tx) : await readMet(tx, redirect);
  const rest = met.filter((one) => one.old_path !== oldPath);
  const loop = findLoop(redirect, rest);
  if (!loop) return;
  const message = { key: 'redirect_loop', params: { chain: loop.join(' → ') } } as const;
  throw invalid('new_path', message);
}

/** The redirects that an address can meet: every pattern, and link by link those of the addresses it leads to. */
async function readMet(tx: Transaction, redirect: Redirect): Promise<Redirect[]> {
  const known = new Map<string, Redirect>([[redirect.old_path, redirect]]);
  const asked = new Set<string>();
  for (;;) {
    const { addresses, loops } = followAll(indexRedirects([...known.values()]), redirect.old_path);
    const paths = addresses.slice(1).flatMap((one) => (isOwnAddress(one) ? [partsOfAddress(one).path] : []));
    const next = paths.filter((path) => !asked.has(path));
    if (loops || next.length === 0) return [...known.values()];
    for (const path of next) asked.add(path);
    for (const one of await readAt(tx, next)) if (!known.has(one.old_path)) known.set(one.old_path, one);
  }
}

async function readAt(tx: Transaction, paths: string[]): Promise<Redirect[]> {
  const isThere = inArray(sql`split_part(${redirects.oldPath}, '?', 1)`, paths);
  const rows = await tx
    .select()
    .from(redirects)
    .where(or(isThere, like(redirects.oldPath, '%/*')));
  return rows.map((row) => ({ old_path: row.oldPath, new_path: row.newPath }));
}
