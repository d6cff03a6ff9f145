import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type TakeOverFinding,
  type TakeOverRun,
  takeOverSubjects,
  type TakeOverWish,
  takeOverWishSchema,
} from '#contract/office/take-over-run.ts';
import { closeEmptyHouse } from '#server/areas/opening/close-empty-house.ts';
import {
  followRun,
  joinedSchema,
  joinRun,
  type Progress,
  progressSchema,
  explained,
  followCommand,
  joinCommand,
  startTakingOver,
} from '#server/areas/take-over/runs/start-taking-over.ts';
import { createContext } from '#server/create-context.ts';
import { commandLine, exitCodeOf, wrongUsage } from '#server/platform/command-line.ts';
import { failureText } from '#server/http/errors/failure-text.ts';
import { sendCommand } from '#server/platform/command-socket.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { createForeignRequest } from '#server/platform/safe-fetch/request-foreign.ts';
import { foreignReader } from './foreign-reader.ts';

/** Most findings that are printed; the back office and `--json` have all. */
const maxShown = 200;

/** What a run did, for the shell. */
function reportText({ run: ended, findings }: Finished): string {
  const lines = [`\n${ended.source}: ${ended.status}${ended.failure === null ? '' : ` – ${ended.failure}`}`, ''];
  const kinds = ended.counts.map(({ kind }) => kind);
  const width = Math.max(8, ...kinds.map((kind) => kind.length));
  const columns = ['created', 'changed', 'unchanged', 'kept', 'present'] as const;
  lines.push(['kind'.padEnd(width), ...columns.map((name) => name.padStart(9))].join('  '));
  for (const count of ended.counts)
    lines.push([count.kind.padEnd(width), ...columns.map((name) => String(count[name]).padStart(9))].join('  '));
  for (const finding of ['unreadable', 'kept', 'skipped'] as const) {
    const found = findings.filter((one) => one.finding === finding);
    if (found.length === 0) continue;
    lines.push('', `${titles[finding]}: ${found.length}`);
    lines.push(...found.slice(0, maxShown).map(lineOf));
    if (found.length > maxShown) lines.push(`… and ${found.length - maxShown} more; --json has all.`);
  }
  return lines.join('\n');
}

const titles = { unreadable: 'Could not be read', kept: 'Changed here, not overwritten', skipped: 'Left out' };

function lineOf({ kind, title, field, message, address }: TakeOverFinding): string {
  const subject = [kind, title && `“${title}”`].filter(Boolean).join(' ');
  return `  ${subject}${field === '' ? '' : `, ${field}`}: ${message}\n    ${address}`;
}

const usage = `${commandLine('take-over', 'https://old.example')} [--public] [--only ${takeOverSubjects.join(',')}] [--json]`;

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(failureText(error));
  process.exit(exitCodeOf(error));
});

async function run(given: string[]): Promise<void> {
  const { wish, json } = readArguments(given);
  const config = readConfig(process.env);
  const done = (await inRunningServer(config, { wish, json })) ?? (await here(config, { wish, json }));
  console.log(json ? JSON.stringify(done, null, 2) : reportText(done));
  process.exitCode = done.run.status === 'done' ? 0 : 1;
}

interface Wanted {
  wish: TakeOverWish;
  json: boolean;
}

function readArguments(given: string[]): Wanted {
  const { values, positionals } = parse(given);
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw wrongUsage(usage);
  const wish = takeOverWishSchema.safeParse({
    source,
    state: values.public ? 'public' : 'draft',
    ...(values.only === undefined ? {} : { subjects: values.only.split(',').map((name) => name.trim()) }),
  });
  if (!wish.success) throw wrongUsage(usage);
  return { wish: wish.data, json: values.json };
}

function parse(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        public: { type: 'boolean', default: false },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrongUsage(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** A running server on the embedded database does it itself; null if there is none. */
async function inRunningServer(config: Config, { wish, json }: Wanted): Promise<Finished | null> {
  if (config.databaseUrl !== undefined) return null;
  const answer = await sendCommand(config.dataDir, joinCommand, wish);
  if (answer === null) return null;
  const { id } = joinedSchema.parse(answer);
  return follow(
    async (after) => progressSchema.parse(await sendCommand(config.dataDir, followCommand, { id, after })),
    json,
  );
}

/** In this process. When it is killed, the next one, or the server, goes on with the run. */
async function here(config: Config, { wish, json }: Wanted): Promise<Finished> {
  const { ctx, close } = await createContext(config);
  const request = createForeignRequest(config.takeOverHosts);
  try {
    await closeEmptyHouse(ctx);
    const { id } = await explained(() => joinRun(ctx, { wish, request }));
    const worker = startTakingOver({ ctx, request, reader: foreignReader }, 500);
    const stop = () =>
      void worker
        .close()
        .then(close)
        .finally(() => process.exit(130));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      return await follow((after) => followRun(ctx, id, after), json);
    } finally {
      await worker.close();
    }
  } finally {
    await ctx.presence.close();
    await close();
  }
}

interface Finished {
  run: TakeOverRun;
  findings: TakeOverFinding[];
}

/** Waits for the end of a run and says meanwhile how far it is. */
async function follow(progress: (after: number) => Promise<Progress>, json: boolean): Promise<Finished> {
  const findings: TakeOverFinding[] = [];
  let shown = '';
  for (;;) {
    const { run: state, findings: more } = await progress(findings.at(-1)?.id ?? 0);
    findings.push(...more);
    const count = state.counts.find(({ kind }) => kind === state.stage);
    const line = `${state.stage ?? ''} ${count ? count.created + count.changed + count.unchanged + count.kept + count.present : 0}`;
    if (!json && state.stage !== null && line !== shown) console.log(line);
    shown = line;
    if (state.status !== 'running' && more.length === 0) return { run: state, findings };
    await pause(1000);
  }
}
