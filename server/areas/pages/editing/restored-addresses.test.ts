import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { issuesOf, openOffice } from '#tests/office.ts';
import { redirects } from '../../../db/tables/pages.ts';
import { readRedirects } from '../../redirects/stored-redirects.ts';
import { getPage } from '../../page-tree/page-tree.ts';

const office = await openOffice();

const make = (slug: string, parentId: number | null = null) =>
  makePage(office.backend.ctx, { slug: both(slug, `${slug}-en`), title: both(slug), parentId, isOnline: true });
const change = (id: number, body: object) => office.post(`pages/${id}/`, body);
const pathOf = async (id: number) => (await getPage(office.backend.ctx.db, id)).pathDe;
const createdVersion = async (id: number) => (await office.versionsOf(`pages/${id}`)).at(-1)?.id;

/** Gives a page the values of its first version: all, or those of some fields. */
async function restoreFirst(id: number, more: { fields?: string[]; leave_out?: string[] } = {}) {
  const { body } = await change(id, {});
  const path = `pages/${id}/versions/${await createdVersion(id)}/restore/`;
  return office.post(path, { version: body.version, ...more });
}

/** Where each of these addresses leads; undefined without a redirect. */
async function leadTo(...addresses: string[]) {
  const known = new Map((await readRedirects(office.backend.ctx.db)).map((one) => [one.old_path, one.new_path]));
  return addresses.map((address) => known.get(address));
}

const ways: { fields?: string[] }[] = [{ fields: ['slug'] }, {}];
it.each(ways)(
  'a page whose first address is restored answers there again, and all later addresses lead to it: %j',
  async (how) => {
    const mark = how.fields ? 'feld' : 'ganz';
    const page = await make(`alt-${mark}`);
    const below = await make('kind', page.id);
    await change(page.id, { slug: both(`neu-${mark}`, `new-${mark}`) });
    await change(page.id, { slug: both(`dritt-${mark}`, `third-${mark}`) });
    expect((await restoreFirst(page.id, how)).status).toBe(200);
    expect([await pathOf(page.id), await pathOf(below.id)]).toEqual([`alt-${mark}`, `alt-${mark}/kind`]);
    const first = `/de/alt-${mark}`;
    expect(await leadTo(first, `/de/neu-${mark}`, `/de/dritt-${mark}`)).toEqual([undefined, first, first]);
    expect(await leadTo(`${first}/kind`, `/de/neu-${mark}/kind`, `/de/dritt-${mark}/kind`)).toEqual([
      undefined,
      `${first}/kind`,
      `${first}/kind`,
    ]);
    const english = `/en/alt-${mark}-en`;
    expect(await leadTo(english, `/en/new-${mark}`, `/en/third-${mark}`)).toEqual([undefined, english, english]);
  },
);

it('a page whose first address is restored keeps the new one if another page has taken the first; the error names the field', async () => {
  const page = await make('besetzt');
  await change(page.id, { slug: both('gewichen') });
  const other = await make('besetzt');
  const refused = await restoreFirst(page.id, { fields: ['slug'] });
  expect(refused.status).toBe(422);
  expect(issuesOf(refused)).toEqual([
    { path: 'slug.de', message: 'Unter /de/besetzt gibt es schon eine Seite' },
    { path: 'slug.en', message: 'Unter /en/besetzt-en gibt es schon eine Seite' },
  ]);
  expect([await pathOf(page.id), await pathOf(other.id)]).toEqual(['gewichen', 'besetzt']);
  expect(await leadTo('/de/besetzt', '/de/gewichen')).toEqual([undefined, undefined]);
  expect((await restoreFirst(page.id, { leave_out: ['slug.de', 'slug.en'] })).status).toBe(200);
  expect([await pathOf(page.id), await pathOf(other.id)]).toEqual(['gewichen', 'besetzt']);
});

it('a page whose first address is restored goes there in one step if its place is restored too, past pages and redirects on the way', async () => {
  const [a, b] = [await make('haus-a'), await make('haus-b')];
  const page = await make('eins', a.id);
  await change(page.id, { parent_id: b.id, slug: both('zwei') });
  expect(await leadTo('/de/haus-a/eins', '/de/haus-a/zwei')).toEqual(['/de/haus-b/zwei', undefined]);
  // What it would meet if it moved first and took its slug then.
  const neighbour = await make('zwei', a.id);
  expect((await restoreFirst(page.id)).status).toBe(200);
  expect([await pathOf(page.id), await pathOf(neighbour.id)]).toEqual(['haus-a/eins', 'haus-a/zwei']);
  expect(await leadTo('/de/haus-a/eins', '/de/haus-b/zwei', '/de/haus-a/zwei', '/de/haus-b/eins')).toEqual([
    undefined,
    '/de/haus-a/eins',
    undefined,
    undefined,
  ]);
});

const redirect = (old_path: string, new_path: string) =>
  office.post('redirects/?translations=all', { old_path, new_path }, office.admin);

it('a redirect does not come back from the bin over the page that has its address again', async () => {
  const page = await make('wieder');
  await change(page.id, { slug: both('anders') });
  const [made] = await office.backend.ctx.db.select().from(redirects).where(eq(redirects.oldPath, '/de/wieder'));
  await restoreFirst(page.id, { fields: ['slug'] });
  const refused = await office.restore('redirects', made?.id ?? 0);
  expect(refused.status).toBe(422);
  expect(issuesOf(refused)).toEqual([{ path: 'old_path', message: 'Unter /de/wieder gibt es schon eine Seite' }]);
  expect(await leadTo('/de/wieder', '/de/anders')).toEqual([undefined, '/de/wieder']);
});

it('a redirect does not begin at a page, new or changed', async () => {
  await make('vorhanden');
  expect(issuesOf(await redirect('/en/vorhanden-en', '/de/ziel'))).toMatchObject([{ path: 'old_path' }]);
  const made = await redirect('/de/frei', '/de/ziel');
  expect(made.status).toBe(201);
  const changed = { old_path: '/de/vorhanden', version: made.body.version };
  const path = `redirects/${made.body.id}/?translations=all`;
  expect(issuesOf(await office.post(path, changed, office.admin))).toMatchObject([{ path: 'old_path' }]);
  expect(await leadTo('/de/frei', '/de/vorhanden')).toEqual(['/de/ziel', undefined]);
});
