import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { getTableName } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { manifestSchema } from '#server/areas/content-archive/manifest.ts';
import { exportContent } from '#server/areas/content-archive/export-content.ts';
import { importContent } from '#server/areas/content-archive/import-content.ts';
import { contentKinds } from '#server/areas/content-archive/kinds/content-kinds.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { everything } from './extent.ts';
import { sharedBackend, type TestBackend } from './test-backend.ts';
import { createSite, origin } from './visit-site.ts';

const clock = () => new Date('2026-11-21T12:00:00Z');
const subscriber = 'ilse.brandt@mail.example';

const folder = await temporaryFolder();
const first = await sharedBackend({ clock, config: { siteUrl: origin } });
const second = await sharedBackend({ clock, config: { siteUrl: origin } });
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  await seedDemo(first.ctx, first.database);
  const moments = { agreedAt: clock(), confirmedAt: clock() };
  await first.ctx.db.insert(newsletterSubscribers).values({ email: subscriber, lists: [8], locale: 'de', ...moments });
  await first.signIn('admin');
  await exportContent({ db: first.ctx.db, place: first.ctx.config }, { target: at('first.zip') });
  await importContent(second.database, { config: second.ctx.config, source: at('first.zip') });
  await exportContent({ db: second.ctx.db, place: second.ctx.config }, { target: at('second') });
  await promisify(execFile)('python3', ['-m', 'zipfile', '-e', at('first.zip'), at('first')]);
}, 600_000);

const manifestOf = async (name: string) =>
  manifestSchema.parse(JSON.parse(await readFile(path.join(at(name), 'manifest.json'), 'utf8')));

it('the export of the imported house is the same, file for file', { tags: 'long' }, async () => {
  const [one, other] = [await manifestOf('first'), await manifestOf('second')];
  expect(other.kinds).toEqual(one.kinds);
  expect(other.files).toEqual(one.files);
  expect(one.kinds.filter(({ records }) => records === 0).map(({ name }) => name)).toEqual([]);
  const records = one.kinds.reduce((sum, kind) => sum + kind.records, 0);
  expect(records).toBeGreaterThan(500);
});

/** Moments in a row in one form: UTC, to the millisecond. */
function withOneForm(row: string): string {
  const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;
  return row.replaceAll(moment, (text) => new Date(text).toISOString());
}

/** Rows of all tables with content. */
async function contentOf({ pool }: Pick<OpenDatabase, 'pool'>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of contentKinds.flatMap(({ tables }) => tables).map(getTableName)) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t`);
    // Articles of a production may have gaps in their order; the export has the order itself.
    const known = table === 'production_articles' ? /"position": \d+, / : '';
    found[table] = rows.map(({ row }) => withOneForm(row).replace(known, '')).toSorted();
  }
  return found;
}

it('every row with content is the same', { tags: 'long' }, async () => {
  const [one, other] = [await contentOf(first.database), await contentOf(second.database)];
  for (const [table, rows] of Object.entries(one)) {
    const differing = rows.filter((row, place) => row !== other[table]?.[place]);
    expect(differing.slice(0, 2), table).toEqual([]);
    expect(other[table], table).toHaveLength(rows.length);
  }
});

/** The page as a visitor gets it, without what is new in every answer. */
async function visited({ app }: TestBackend, addresses: string[]): Promise<Map<string, string>> {
  const site = createSite({ contentFetch: async (request) => app.request(request), queries: app.queries });
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const answer = await site(new Request(origin + address));
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const html = await answer.text();
    pages.set(address, `${answer.status} ${nonce ? html.replaceAll(nonce, '') : html}`);
  }
  return pages;
}

/** Paths of all addresses in a sitemap. */
async function pathsIn(sitemap: string): Promise<string[]> {
  const text = await (await first.app.request(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** Some addresses of each screen: there are hundreds of events, and they are alike. */
function someOfEach(addresses: string[]): string[] {
  const count = new Map<string, number>();
  return addresses.filter((address) => {
    const screen = address.split('/').slice(1, 3).join('/');
    count.set(screen, (count.get(screen) ?? 0) + 1);
    return (count.get(screen) ?? 0) <= (everything ? 8 : 2);
  });
}

it('pages of every screen are the same for visitors', { timeout: 600_000, tags: 'long' }, async () => {
  const addresses = (await pathsIn('/sitemap.xml')).filter((address) => address.startsWith('/sitemap'));
  for (const part of addresses.splice(0)) addresses.push(...(await pathsIn(part)));
  const chosen = someOfEach(addresses);
  expect(chosen.length).toBeGreaterThan(everything ? 60 : 20);
  const [one, other] = [await visited(first, chosen), await visited(second, chosen)];
  for (const [address, page] of one) expect(other.get(address), address).toBe(page);
  const wrong = [...one.entries()].filter(([, page]) => !page.startsWith('200 ')).map(([address]) => address);
  expect(wrong).toEqual([]);
});

it('the archive has neither addresses of visitors nor users', { tags: 'long' }, async () => {
  const archive = await readFile(at('first.zip'), 'latin1');
  const { rows: users } = await first.database.pool.query<{ email: string; id: string }>('select id, email from users');
  expect(users.length).toBeGreaterThan(0);
  for (const word of [subscriber, ...users.flatMap(({ id, email }) => [id, email])])
    expect(archive).not.toContain(word);
});
