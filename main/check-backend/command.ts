import { parseArgs } from 'node:util';
import { commandLine } from '#server/platform/command-line.ts';
import { checkBackend, type Checked } from './check-backend.ts';
import type { CheckedAnswer } from './check-call.ts';

// npm run check-backend -- https://content.example [--json] [--timeout seconds]
await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, timeout: { type: 'string', default: '8' } },
  });
  const [url, ...more] = positionals;
  const seconds = Number(values.timeout);
  if (url === undefined || more.length > 0 || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`Which backend? ${commandLine('check-backend', 'https://content.example')}`);
  if (!(seconds > 0 && seconds <= 60)) throw new Error('--timeout: seconds for each answer, 1 to 60.');
  const checked = await checkBackend({ url, timeout: seconds * 1000 });
  console.log(values.json ? JSON.stringify(checked, null, 2) : reportText(checked));
  process.exitCode = checked.ok ? 0 : 1;
}

/** The result as a table, with what differs below each call. */
function reportText({ url, ok, answers, emptyScreens }: Checked): string {
  const width = Math.max(...answers.map(({ path }) => path.length));
  const lines = answers.flatMap((answer) => [rowOf(answer, width), ...notesOf(answer)]);
  const failed = answers.filter(({ isNecessary, state }) => isNecessary && state !== 'answered');
  return [
    `Content backend ${url}`,
    '',
    ...lines,
    '',
    ...(emptyScreens.length === 0
      ? ['No screen stays empty.']
      : ['Screens that stay empty:', ...emptyScreens.map(({ address, because }) => `  ${address}  (${because})`)]),
    ok ? 'Every necessary call answers.' : `Necessary calls that fail: ${failed.map(({ path }) => path).join(', ')}`,
  ].join('\n');
}

function rowOf({ path, isNecessary, state, reason, milliseconds, entries }: CheckedAnswer, width: number): string {
  const result =
    state === 'answered'
      ? entries === null
        ? 'ok'
        : `${entries.shown} of ${entries.sent} entries`
      : state === 'absent'
        ? `none (${reason})`
        : `FAILED: ${reason}`;
  return `${isNecessary ? '*' : ' '} ${path.padEnd(width)} ${String(milliseconds).padStart(6)} ms  ${result}`;
}

function notesOf({ dropped, missing, ignored, unusable }: CheckedAnswer): string[] {
  const notes = [
    ['left out', dropped],
    ['missing', missing],
    ['ignored', ignored],
    ['unusable', unusable],
  ] as const;
  return notes.flatMap(([name, counts]) => {
    const all = Object.entries(counts).map(([what, count]) => (count > 1 ? `${what} (${count})` : what));
    return all.length === 0 ? [] : [`      ${name}: ${all.join(', ')}`];
  });
}
