import { z } from 'zod';
import type { OpenDatabase } from '../../db/open-database.ts';
import { sendCommand, type SocketCommands } from '../../platform/command-socket.ts';
import type { ExportSource } from './archive/prepare-export.ts';
import { type Exported, exportContent, exportedSchema } from './export-content.ts';

const commandSchema = z.object({
  target: z.string(),
  force: z.boolean().default(false),
  incomplete: z.boolean().default(false),
});
export type ExportCommand = z.input<typeof commandSchema>;

/** The command that exports the content from the embedded database, which only the server process can open. */
export function exportCommand({ db }: Pick<OpenDatabase, 'db'>, place: ExportSource['place']): SocketCommands {
  return { export: (body) => exportContent({ db, place }, commandSchema.parse(body)) };
}

/** Requests an export from the server that uses a data folder; null if none runs. */
export async function requestExport(dataDir: string, command: ExportCommand): Promise<Exported | null> {
  const written = await sendCommand(dataDir, 'export', command);
  return written === null ? null : exportedSchema.parse(written);
}
