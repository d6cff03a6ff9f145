import { ownNode, run } from '../run-command.mjs';

/** These write files that the checks read. */
const generators = [
  { name: 'messages', command: 'npm', parameters: ['run', '--silent', 'messages'] },
  { name: 'route types', command: 'react-router', parameters: ['typegen'] },
];
/** The longest first: it takes most of the time of one lane, the others share the second. */
const checks = [
  { name: 'lint', command: 'oxlint', parameters: [] },
  {
    name: 'types',
    command: 'tsc',
    // What has not changed since the last run is not checked again.
    parameters: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo'],
  },
  {
    // Scripts of visitors and editors, with only the methods that the oldest supported browsers have.
    name: 'methods of the oldest browsers',
    command: 'tsc',
    parameters: [
      '-p',
      'tsconfig.browsers.json',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/browsers.tsbuildinfo',
    ],
  },
  { name: 'unused code', command: 'knip', parameters: [] },
  { name: 'format', command: 'oxfmt', parameters: ['--check'] },
  { name: 'migrations', command: ownNode, parameters: ['bin/checks/check-migrations.mjs'] },
  { name: 'paths in the docs', command: ownNode, parameters: ['bin/checks/check-docs.mjs'] },
];

/**
 * The static checks of `npm run check` and `npm test`. Two run at a time; the output of each is printed in one piece.
 * @param {(name: string, good: boolean) => void} report
 */
export async function runChecks(report) {
  for (const generator of generators) await runCheck(generator, report);
  const queue = [...checks];
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check, report);
  };
  await Promise.all([lane(), lane()]);
}

async function runCheck({ name, command, parameters }, report) {
  const lines = [];
  const startedAt = performance.now();
  const code = await run(command, parameters, { onLine: (line) => lines.push(line) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log([`\n— ${name} (${seconds} s)`, ...lines].join('\n'));
  report(name, code === 0);
}
