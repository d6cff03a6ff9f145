import { access } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { askForBackup } from './backup-socket.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup, type Written } from './write-backup.ts';

// npm run backup -- house.tar.gz · npm run restore -- house.tar.gz [--force]
const [act, ...given] = process.argv.slice(2);
const force = given.includes('--force');
const file = given.find((one) => !one.startsWith('--'));

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (act === 'restore' && file === undefined) throw new Error('Which backup? npm run restore -- house.tar.gz');
  const target = path.resolve(file ?? `backup-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.tar.gz`);
  if (act === 'restore') await access(target);
  else await refuseExisting(target);
  const { rows, files } = await (act === 'restore' ? restore(config, target) : backUp(config, target));
  const summary = `${rows} rows and ${files} files`;
  console.log(act === 'restore' ? `Restored ${summary} from ${target}.` : `Wrote ${summary} to ${target}.`);
}

/** A running server on the embedded database writes the backup itself, because nobody else can open that database. */
async function backUp(config: Config, target: string): Promise<Written> {
  const written = config.databaseUrl === undefined ? await askForBackup(config.dataDir, target) : null;
  return written ?? withDatabase(config, (database) => writeBackup(database, config, target));
}

function restore(config: Config, source: string): Promise<Written> {
  return withDatabase(config, async (database) => {
    await migrate(database);
    return readBackup(database, { config, source, force });
  });
}

async function withDatabase<T>(config: Config, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function refuseExisting(target: string): Promise<void> {
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists && !force) throw new Error(`${target} is there already. With --force it is written over.`);
}
