import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from '#server/db/lock-data-folder.ts';

/** Takes the data folder named by its argument, says so on a line and keeps it until it is ended. */
const folder = path.join(process.argv[2] ?? '', 'db');
try {
  await mkdir(folder, { recursive: true });
  const release = await lockDataFolder(folder);
  console.log('held');
  process.once('SIGTERM', () => void release().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exit(1);
}
