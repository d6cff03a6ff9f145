import path from 'node:path';
import { createAccounts } from './areas/accounts/accounts.ts';
import { backupCommand } from './areas/backup/backup-socket.ts';
import { accountCommand } from './areas/users/command/account-command.ts';
import { readDatabaseFacts } from './areas/status/database-facts.ts';
import { migrate } from './db/migrate.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase, silenceTimeout } from './db/open-database.ts';
import { serveCommands } from './platform/command-socket.ts';
import type { Config } from './platform/config.ts';
import type { AppContext } from './app-context.ts';
import { checkFileStore } from './platform/files/check-file-store.ts';
import { createDiskFiles } from './platform/files/disk-files.ts';
import { createChanges } from './platform/invalidation/changes.ts';
import { createNextPublication } from './platform/invalidation/next-publication.ts';
import { PresenceHub } from './platform/presence/presence-hub.ts';
import { createReporter } from './platform/reporting/reporter.ts';
import { reindexIfOutdated } from './areas/search/reindex.ts';

interface OpenContext {
  ctx: AppContext;
  database: OpenDatabase;
  close(): Promise<void>;
  /** Fails every running query, so that nothing waits any longer for a database that does not answer. */
  disconnect(): void;
}

/** Opens and migrates the database and creates the services that all areas use. */
export async function createContext(config: Config, onPool?: DatabaseOptions['onPool']): Promise<OpenContext> {
  const database = await openDatabase({ ...config, onPool });
  const changes = createChanges({ engine: database.engine, databaseUrl: config.databaseUrl });
  let endCommands = async () => {};
  const close = async () => {
    await endCommands();
    await changes.close();
    await database.close();
  };
  try {
    await migrate(database);
    await reindexIfOutdated(database);
    database.limitSilence(silenceTimeout);
    await changes.ready;
    const clock = () => new Date();
    if (database.engine === 'pglite') {
      const { db, engine } = database;
      const { dataDir } = config;
      const commands = {
        ...backupCommand(database, config),
        ...accountCommand({ db, clock }),
        facts: () => readDatabaseFacts({ db, engine, dataDir }),
      };
      endCommands = await serveCommands(config.dataDir, commands);
    }
    const accounts = createAccounts({ db: database.db, config, clock });
    const place = path.join(config.dataDir, 'media');
    const files = createDiskFiles(place);
    const warning = await checkFileStore({ db: database.db, files, place });
    if (warning !== null) console.error(warning);
    const reporter = createReporter({ dsn: config.errorReportingDsn, fetch, clock });
    const presence = new PresenceHub({ db: database.db, changes, clock });
    const nextPublication = createNextPublication(database.db, changes);
    const services = { files, accounts, changes, reporter, presence, nextPublication };
    const ctx = { db: database.db, ...services, config, clock, fetch };
    return { ctx, database, close, disconnect: database.disconnect };
  } catch (error) {
    await close();
    throw error;
  }
}
