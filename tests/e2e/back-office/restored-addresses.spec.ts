import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { openBackOffice } from '../support/back-office.ts';
import { Office } from '../support/office-calls.ts';

const both = (text: string) => ({ de: text, en: `${text}-en` });
const versionsSchema = z.object({ results: z.array(z.object({ id: z.int() })) });

/** Where a visitor arrives who opens an address. */
async function arriving(page: Page, address: string): Promise<{ status: number; path: string }> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('There is no browser');
  const answer = await visitor.request.get(new URL(address, page.url()).href);
  const seen = { status: answer.status(), path: new URL(answer.url()).pathname };
  await visitor.close();
  return seen;
}

/** Gives a record the slug of its first version again. */
async function restoreSlug(office: Office, resource: string, { id, version }: { id: number; version: string }) {
  const listed = await office.call('GET', `${resource}/${id}/versions/`);
  const first = versionsSchema.parse(listed).results.at(-1)?.id;
  await office.call('POST', `${resource}/${id}/versions/${first}/restore/`, { version, fields: ['slug'] });
}

const mark = Date.now().toString(36);
const records = [
  { resource: 'productions', of: both('produktionen'), body: { title: both('Zurück'), state: 'public' } },
  { resource: 'persons', of: both('kuenstler'), body: { name: 'Rosa Zurück', is_online: true, state: 'public' } },
  {
    resource: 'blog/articles',
    of: both('blog'),
    body: { title: both('Zurück'), published_at: '2020-01-01T12:00:00+01:00', state: 'public' },
  },
];

for (const { resource, of, body } of records)
  test(`${resource}: the first address answers again once its slug is restored, the newer one leads to it`, async ({
    page,
  }) => {
    await openBackOffice(page, '/bin');
    const office = new Office(page);
    const made = await office.create(resource, { ...body, slug: both(`erst-${mark}`) });
    const first = `/de/${of.de}/erst-${mark}/${made.id}`;
    expect(made.urls.de).toBe(first);
    const changed = await office.change(resource, made.id, { slug: both(`dann-${mark}`) });
    const newer = changed.urls.de;
    expect(newer).not.toBe(first);
    for (const address of [first, newer])
      await expect.poll(() => arriving(page, address), { message: address }).toEqual({ status: 200, path: newer });
    await restoreSlug(office, resource, changed);
    for (const address of [first, newer])
      await expect.poll(() => arriving(page, address), { message: address }).toEqual({ status: 200, path: first });
  });

test('a page: its first address answers again, and every later one leads to it, also below it', async ({ page }) => {
  await openBackOffice(page, '/pages');
  const office = new Office(page);
  const [first, newer, newest] = [`erst-seite-${mark}`, `dann-seite-${mark}`, `zuletzt-seite-${mark}`] as const;
  const made = await office.create('pages', { title: both('Zurück'), slug: both(first), is_online: true });
  const place = { parent_id: made.id, is_online: true };
  await office.create('pages', { title: both('Darunter'), slug: both('kind'), ...place });
  await office.change('pages', made.id, { slug: both(newer) });
  const changed = await office.change('pages', made.id, { slug: both(newest) });
  expect(await arriving(page, `/de/${first}/kind`)).toEqual({ status: 200, path: `/de/${newest}/kind` });
  await restoreSlug(office, 'pages', changed);
  for (const slug of [first, newer, newest]) {
    const path = `/de/${first}`;
    await expect.poll(() => arriving(page, `/de/${slug}`), { message: slug }).toEqual({ status: 200, path });
    expect(await arriving(page, `/de/${slug}/kind`)).toEqual({ status: 200, path: `${path}/kind` });
    expect(await arriving(page, `/en/${slug}-en`)).toEqual({ status: 200, path: `/en/${first}-en` });
  }
});
