import { z } from 'zod';
import type { OpenDatabase } from '../../db/open-database.ts';
import { sendCommand, type SocketCommands } from '../../platform/command-socket.ts';
import type { Config } from '../../platform/config.ts';
import { writeAndRecord } from './schedule/backup-runs.ts';
import { type Target, type Written, writtenSchema } from './write-backup.ts';

const requestSchema = z.object({ file: z.string(), incomplete: z.boolean() });

/** The command that writes a backup of the embedded database, which only the server process can open. */
export function backupCommand(database: OpenDatabase, config: Config): SocketCommands {
  return { backup: (body) => writeAndRecord(database, config, requestSchema.parse(body)) };
}

/** Requests a backup from the server that uses a data folder; null if none runs. */
export async function askForBackup(dataDir: string, { file, incomplete = false }: Target): Promise<Written | null> {
  const written = await sendCommand(dataDir, 'backup', { file, incomplete });
  return written === null ? null : writtenSchema.parse(written);
}
