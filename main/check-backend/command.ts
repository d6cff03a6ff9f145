import { parseArgs } from 'node:util';
import { commandLine } from '#server/platform/command-line.ts';
import { checkBackend } from './check-backend.ts';
import { reportText } from './report-text.ts';

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
