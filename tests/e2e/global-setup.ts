import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { admin, copyData, startServer, prepareDatabase, removeDatabase } from './support/start-server.ts';

/**
 * Creates demo content and starts servers on copies of it: one for tests that only read, one for the editor, one for
 * the back office, one for its settings of the house and, if they run, one for other engines. A further copy is for tests that start and kill their own server. All are removed afterwards. With
 * E2E_BASE_URL all tests use that server; with E2E_ENGINE=postgres the servers have their own databases at
 * TEST_DATABASE_URL.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-e2e-'));
  const folders = ['visited', 'edited', 'kept', 'furnished', 'spare'].map((name) => path.join(folder, name));
  const [forVisitors = '', forEditors = '', forOffice = '', forHouse = '', spare = ''] = folders;
  // A server with new content renders all its pictures; after a restart only those that are requested.
  await prepareDatabase(forVisitors);
  await (await startServer(forVisitors)).close();
  for (const other of [forEditors, forOffice, forHouse, spare]) await copyData(forVisitors, other);
  const [visited, edited, office, house] = await Promise.all([
    startServer(forVisitors),
    startServer(forEditors),
    startServer(forOffice),
    startServer(forHouse),
  ]);
  // Journeys in other engines write, too; those of visitors only read.
  const forEngines = process.env.E2E_ENGINES ? path.join(folder, 'engines') : '';
  if (forEngines) await copyData(spare, forEngines);
  const engines = forEngines ? await startServer(forEngines) : null;
  process.env.E2E_BASE_URL = visited.address;
  process.env.E2E_EDITOR_URL = edited.address;
  process.env.E2E_OFFICE_URL = office.address;
  process.env.E2E_HOUSE_URL = house.address;
  process.env.E2E_EDITOR_HOUSE = forEditors;
  process.env.E2E_OFFICE_HOUSE = forOffice;
  process.env.E2E_FURNISHED_HOUSE = forHouse;
  process.env.E2E_SPARE_HOUSE = spare;
  if (engines) process.env.E2E_ENGINES_URL = engines.address;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
  return async () => {
    await Promise.all([visited, edited, office, house, ...(engines ? [engines] : [])].map((each) => each.close()));
    for (const one of [...folders, forEngines].filter(Boolean)) await removeDatabase(one);
    await rm(folder, { recursive: true, force: true });
  };
}
