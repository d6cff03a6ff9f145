import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { logIn } from '../../support/edit-page.ts';
import { Office, type Stored } from '../../support/office-calls.ts';
import { closeServers, databaseUrlOf, type RunningServer, startServer } from '../../support/start-server.ts';

const spare = process.env.E2E_SPARE_HOUSE ?? '';
test.skip(spare === '', 'Needs a server of its own, which it kills');
test.setTimeout(480_000);
test.afterEach(closeServers);

const releaseSchema = z.object({
  version: z.string(),
  entries: z.array(z.object({ kind: z.string(), id: z.int() })),
  last: z.object({ id: z.int() }).nullable(),
});

/** How the page of a production and the list of all look to visitors; both were requested before, so they are cached. */
async function seen(house: RunningServer, { urls }: Stored, title: string): Promise<string> {
  const [page, list] = await Promise.all([
    fetch(house.address + urls.de),
    fetch(`${house.address}/de/api/productions/?page_size=100`),
  ]);
  return `${page.status} ${(await list.text()).includes(title) ? 'listed' : 'not listed'}`;
}

const shown = { true: '200 listed', false: '404 not listed' };

/** Enters a hidden season with one production. */
async function enter(office: Office, round: number): Promise<{ season: Stored; production: Stored; title: string }> {
  const year = 2060 + round * 2;
  const days = { starts_on: `${year}-09-01`, ends_on: `${year + 1}-07-31` };
  const name = { de: `Spielzeit ${year}`, en: `Season ${year}` };
  const season = await office.create('seasons', { name, ...days, state: 'draft' });
  const title = `Nachtwache ${year}`;
  const both = { de: title, en: title };
  const production = await office.create('productions', { title: both, season_id: season.id, state: 'draft' });
  return { season, production, title };
}

async function openAt(page: Page, house: RunningServer): Promise<Office> {
  await logIn(page, house.address);
  await page.goto(`${house.address}/de/impressum`);
  return new Office(page);
}

test('a server that is killed during a release shows visitors what is stored, in every process', async ({ page }) => {
  let house = await startServer(spare);
  const port = Number(new URL(house.address).port);
  // A second process on the same database; the embedded one serves one process only.
  const other = databaseUrlOf(spare) ? await startServer(spare) : undefined;
  const outcomes = new Set<boolean>();
  // Milliseconds from the request to the end; null: as soon as it is answered.
  for (const [round, delay] of [0, 8, 25, 60, null].entries()) {
    const office = await openAt(page, house);
    const { season, production, title } = await enter(office, round);
    const path = `seasons/${season.id}/release/`;
    const { version, entries } = releaseSchema.parse(await office.call('GET', path));
    for (const each of [house, ...(other ? [other] : [])])
      expect(await seen(each, production, title)).toBe(shown.false);
    const body = { version, public_from: null, entries: entries.map(({ kind, id }) => ({ kind, id })) };
    const released = office.call('POST', path, body).then(
      () => true,
      () => false,
    );
    if (delay === null) expect(await released).toBe(true);
    else await pause(delay);
    await house.kill();
    await released;
    house = await startServer(spare, port);
    const { last } = releaseSchema.parse(await (await openAt(page, house)).call('GET', path));
    const isStored = last !== null;
    outcomes.add(isStored);
    expect(await seen(house, production, title)).toBe(shown[`${isStored}`]);
    if (other) await expect.poll(() => seen(other, production, title)).toBe(shown[`${isStored}`]);
  }
  expect(outcomes).toContain(true);
});
