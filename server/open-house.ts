import path from 'node:path';
import { createAccounts } from './accounts/accounts.ts';
import { serveBackups } from './backup/backup-socket.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { Config } from './env.ts';
import type { House } from './house.ts';
import { createDiskFiles } from './media/disk-files.ts';
import { createChanges } from './page-cache/changes.ts';
import { Lines } from './presence/lines.ts';
import { createReporter } from './reporting/reporter.ts';
import { keepSearchCurrent } from './search/reindex.ts';

/** The house with everything it needs, on a database that is up to date. */
export async function openHouse(config: Config): Promise<{ house: House; close(): Promise<void> }> {
  const database = await openDatabase(config);
  const changes = createChanges({ engine: database.engine, databaseUrl: config.databaseUrl });
  let endBackups = async () => {};
  const close = async () => {
    await endBackups();
    await changes.close();
    await database.close();
  };
  try {
    await migrate(database);
    await keepSearchCurrent(database);
    await changes.ready;
    if (database.engine === 'pglite') endBackups = await serveBackups(database, config);
    const clock = () => new Date();
    const accounts = createAccounts({ db: database.db, config, clock });
    const files = createDiskFiles(path.join(config.dataDir, 'media'));
    const reporter = createReporter({ dsn: config.errorReportingDsn, fetch, clock });
    const lines = new Lines({ db: database.db, changes, clock });
    return { house: { db: database.db, files, accounts, changes, reporter, lines, config, clock, fetch }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
