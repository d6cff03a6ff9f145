import { access } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { readConfig } from '../env.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

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
  const database = await openDatabase(config);
  try {
    // A backup changes nothing.
    if (act === 'restore') await migrate(database);
    const counts =
      act === 'restore'
        ? await readBackup(database, config, target, { force })
        : await writeBackup(database, config, target);
    const told = `${counts.rows} rows and ${counts.files} files`;
    console.log(act === 'restore' ? `Restored ${told} from ${target}.` : `Wrote ${told} to ${target}.`);
  } finally {
    await database.close();
  }
}

async function refuseExisting(target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere && !force) throw new Error(`${target} is there already. With --force it is written over.`);
}
