import { createAccounts } from './areas/accounts/accounts.ts';
import { authSecret, sharedSecret } from './areas/accounts/sessions/secrets.ts';
import { backupCommand } from './areas/backup/backup-socket.ts';
import { takeOverCommands } from './areas/take-over/runs/start-taking-over.ts';
import { exportCommand } from './areas/content-archive/export-socket.ts';
import { accountCommand } from './areas/users/command/account-command.ts';
import { readDatabaseFacts } from './areas/status/database-facts.ts';
import { OutageLog, watchConnections } from './db/connections/outage-log.ts';
import { migrate } from './db/migrate.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase, silenceTimeout } from './db/open-database.ts';
import { poolerWarning } from './db/pooler.ts';
import { serveCommands, type SocketCommands } from './platform/command-socket.ts';
import type { Config } from './platform/config.ts';
import type { AppContext } from './app-context.ts';
import { checkFileStore } from './platform/files/check-file-store.ts';
import { openStorage, placeOf } from './platform/files/stored-files.ts';
import { onceAcrossProcesses } from './platform/pictures/across-processes.ts';
import { createChanges } from './platform/invalidation/changes.ts';
import { createNextPublication } from './platform/invalidation/next-publication.ts';
import { createPartsOff } from './platform/parts-off.ts';
import { PresenceHub } from './platform/presence/presence-hub.ts';
import { createRateLimiter } from './platform/limits/rate-limiter.ts';
import { createReporter } from './platform/reporting/reporter.ts';
import { reindexIfOutdated } from './areas/search/reindex.ts';

interface OpenContext {
  ctx: AppContext;
  database: OpenDatabase;
  close(): Promise<void>;
  /** Fails every running query, so that nothing waits any longer for a database that does not answer. */
  disconnect(): void;
}

interface Outside {
  onPool?: DatabaseOptions['onPool'];
  /** Sends requests to other servers. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Opens and migrates the database and creates the services that all areas use. */
export async function createContext(settings: Config, outside: Outside = {}): Promise<OpenContext> {
  const { onPool, fetch = globalThis.fetch } = outside;
  const database = await openDatabase({ ...settings, onPool });
  const outages = watchOutages(database);
  const changes = createChanges({
    engine: database.engine,
    databaseUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
    outage: outages.sessions,
  });
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
    outages.begin();
    const pooler = database.engine === 'postgres' ? await poolerWarning(database.sessions) : null;
    if (pooler !== null) console.error(pooler);
    const clock = () => new Date();
    const config = await withSecret(settings, database);
    if (database.engine === 'pglite') {
      endCommands = await serveCommands(config.dataDir, commandsOf(database, config, clock));
    }
    const accounts = createAccounts({ db: database.db, config, clock });
    const storage = await openStorage(config);
    const files = database.engine === 'postgres' ? { ...storage, alone: onceAcrossProcesses(database.db) } : storage;
    const warning = await checkFileStore({ db: database.db, files, place: placeOf(config) });
    if (warning !== null) console.error(warning);
    const reporter = createReporter({ dsn: config.errorReportingDsn, fetch, clock });
    const presence = new PresenceHub({ db: database.db, changes, clock });
    const nextPublication = createNextPublication(database.db, changes);
    const partsOff = createPartsOff(database.db, changes);
    const shared = database.engine === 'postgres';
    const limits = createRateLimiter({ db: database.db, shared, clock, secret: authSecret(config) });
    const services = { files, accounts, changes, reporter, limits, presence, nextPublication, partsOff };
    const ctx = { db: database.db, ...services, config, clock, fetch };
    return { ctx, database, close, disconnect: database.disconnect };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Nobody else tells those who run the server that the database has gone away while it runs. */
function watchOutages({ pool, sessions: direct }: OpenDatabase) {
  const queries = new OutageLog();
  const sessions = pool === direct ? queries : new OutageLog('DATABASE_DIRECT_URL');
  watchConnections(pool, queries);
  return {
    sessions,
    begin() {
      queries.begin();
      sessions.begin();
    },
  };
}

/** What the server does for commands of the shell, which cannot open the embedded database themselves. */
function commandsOf(database: OpenDatabase, config: Config, clock: () => Date): SocketCommands {
  const { db, engine } = database;
  return {
    ...backupCommand(database, config),
    ...exportCommand(database, config),
    ...takeOverCommands({ db, clock, config }),
    ...accountCommand({ db, clock }),
    facts: () => readDatabaseFacts({ db, engine, place: config }),
  };
}

/** Processes with a common store share no folder, so a generated secret is in the database. */
async function withSecret(config: Config, { db }: OpenDatabase): Promise<Config> {
  if (config.media === undefined || config.authSecret !== undefined) return config;
  return { ...config, authSecret: await sharedSecret(db, config.dataDir) };
}
