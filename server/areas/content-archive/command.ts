import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../../db/migrate.ts';
import { withDatabase } from '../../db/with-database.ts';
import { failureText } from '../../http/errors/failure-text.ts';
import { adviseTarget, commandLine, counted } from '../../platform/command-line.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { sweepLeftovers } from '../../platform/files/leftovers.ts';
import { type Exported, exportContent } from './export-content.ts';
import { type ExportCommand, requestExport } from './export-socket.ts';
import { importContent } from './import-content.ts';
import type { MergedEntry } from './merge/merge-content.ts';
import { verifyContent } from './verify-content.ts';

// npm run export -- house.zip [--force] [--incomplete]      (without .zip: a folder)
// npm run import-content -- house.zip [--verify] [--incomplete] [--merge] [--dry-run]
const [act, ...given] = process.argv.slice(2);

await run().catch((error: unknown) => {
  console.error(failureText(error));
  process.exit(1);
});

async function run(): Promise<void> {
  if (act === 'import') return runImport();
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { force: { type: 'boolean' }, incomplete: { type: 'boolean' } },
  });
  const name = positionals[0] ?? `export-${new Date().toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')}.zip`;
  const target = path.resolve(name);
  const { records, files, missing } = await write(readConfig(process.env), { target, ...values }).catch(
    (error: unknown) => adviseTarget(error, target, commandLine('export', '/exports/house.zip')),
  );
  console.log(`Exported ${counted(records, 'record')} and ${counted(files, 'file')} to ${target}.`);
  if (missing > 0) console.log(`Missing in the media library, and in the export: ${counted(missing, 'file')}.`);
}

/** A running server on the embedded database writes the export itself, because nobody else can open that database. */
async function write(config: Config, command: ExportCommand): Promise<Exported> {
  const written = config.databaseUrl === undefined ? await requestExport(config.dataDir, command) : null;
  return written ?? withDatabase(config, ({ db }) => exportContent({ db, place: config }, command));
}

async function runImport(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      ...{ verify: { type: 'boolean' }, incomplete: { type: 'boolean' } },
      ...{ merge: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    },
  });
  const [name] = positionals;
  if (name === undefined) throw new Error(`Which export? ${commandLine('import-content', 'house.zip')}`);
  const source = path.resolve(name);
  if (values.verify) return verify(source, values.incomplete);
  const config = readConfig(process.env);
  await sweepLeftovers(config);
  const { incomplete = false, merge = false, 'dry-run': dryRun = false } = values;
  const { records, files, entries } = await withDatabase(config, async (database) => {
    await migrate(database);
    return importContent(database, { config, source, incomplete, merge, dryRun });
  });
  for (const entry of entries) if (entry.outcome !== 'unchanged') console.log(describe(entry));
  if (dryRun) return console.log('Nothing was changed: this was a dry run.');
  if (merge) return console.log(`Merged ${counted(records, 'record')} of ${source}.`);
  console.log(`Imported ${counted(records, 'record')} and ${counted(files, 'file')} from ${source}.`);
  console.log('The house is as open or closed as it was before; its users are those that it had.');
}

/** `events 12 Salome: changed, here 40; kept: title` */
function describe({ kind, key, ownId, title, outcome, kept, refused }: MergedEntry): string {
  const parts = [
    `${kind} ${key} ${title}: ${outcome}${ownId === null || String(ownId) === key ? '' : `, here ${ownId}`}`,
    ...(kept.length > 0 ? [`stays as it is here: ${kept.join(', ')}`] : []),
    ...refused.map(({ field, reason }) => `refused: ${[field, reason].filter(Boolean).join(': ')}`),
  ];
  return parts.join('; ');
}

/** Needs no database. */
async function verify(source: string, incomplete = false): Promise<void> {
  const { manifest, records } = await verifyContent({ source, incomplete, fieldSettings: readConfig(process.env) });
  const { files, created_at: at, house } = manifest;
  const found = `${counted(records, 'record')} and ${counted(files.length, 'file')} of ${house}`;
  console.log(`${source} is complete, and its records can be read: ${found}, exported ${at}.`);
}
