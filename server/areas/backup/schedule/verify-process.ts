import { verifyBackup } from '../inspect-backup.ts';

/** Verifies the archive that its argument names. It loads much less than the command, so that it starts at once. */
const [, , archive = ''] = process.argv;
await verifyBackup(archive, archive).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
