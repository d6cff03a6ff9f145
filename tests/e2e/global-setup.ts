import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { admin, copyHouse, openHouse, prepareDatabase, removeDatabase } from './open-house.ts';

/**
 * Furnishes a demo house and opens it three times: one that journeys only look at, one that editors and one that the back
 * office change meanwhile. A fourth one stays closed, for journeys that open a house themselves to end its server in the
 * middle of something. All are gone afterwards. With E2E_BASE_URL that one is visited by all; with E2E_ENGINE=postgres all
 * stand on databases of their own at TEST_DATABASE_URL.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-e2e-'));
  const inFolder = (name: string) => path.join(folder, name);
  const [forVisitors, forEditors, forOffice, spare] = ['visited', 'edited', 'kept', 'spare'].map(inFolder) as [
    string,
    string,
    string,
    string,
  ];
  // A house that has just been furnished makes all its pictures; opened again, it makes those that are asked for.
  await prepareDatabase(forVisitors);
  await (await openHouse(forVisitors)).close();
  for (const other of [forEditors, forOffice, spare]) await copyHouse(forVisitors, other);
  const [visited, edited, kept] = await Promise.all([
    openHouse(forVisitors),
    openHouse(forEditors),
    openHouse(forOffice),
  ]);
  process.env.E2E_BASE_URL = visited.address;
  process.env.E2E_EDITOR_URL = edited.address;
  process.env.E2E_OFFICE_URL = kept.address;
  process.env.E2E_SPARE_HOUSE = spare;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
  return async () => {
    await Promise.all([visited.close(), edited.close(), kept.close()]);
    for (const house of [forVisitors, forEditors, forOffice, spare]) await removeDatabase(house);
    await rm(folder, { recursive: true, force: true });
  };
}
