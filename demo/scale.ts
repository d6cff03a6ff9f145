import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { createContext } from '#server/create-context.ts';
import { fillDatabase } from './scale/fill.ts';
import { seedDemo } from './seed.ts';

const report = (line: string) => console.log(`  ${line}`);

/** `npm run demo:scale -- --events 100000`: adds that many events to the database, for tests at that size. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { events: { type: 'string' } } });
  const events = Number(values.events);
  if (!Number.isInteger(events) || events < 1 || events > 10_000_000)
    throw new Error('Say how many events, from 1 to 10,000,000: npm run demo:scale -- --events 100000');
  const config = readConfig(process.env);
  await addContent(config);
  const database = await openDatabase(config);
  try {
    const client = await database.pool.connect();
    try {
      await fillDatabase(client, { events, now: new Date(), report });
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

/** Migrates the database and, if it is empty, adds the demo content, as the first start does. */
async function addContent(config: Config): Promise<void> {
  const { ctx, database, close } = await createContext(config);
  try {
    if (config.demo) await seedDemo(ctx, database);
  } finally {
    await close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
