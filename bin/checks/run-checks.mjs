import { ownNode, run } from '../run-command.mjs';

/** These write files that the checks read; neither needs the other. */
const generators = [
  { name: 'messages', command: 'npm', parameters: ['run', '--silent', 'messages'] },
  { name: 'route types', command: 'react-router', parameters: ['typegen'] },
];
/** The longest first: it takes most of the time of one lane, the others share the second. */
const checks = [
  // With `typeCheck` in its settings it reports errors of types as well, from the program that its rules need anyway.
  { name: 'lint and types', command: 'oxlint', parameters: [] },
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

/** Builds the site if its sources have changed, which takes all processors: last, when the others are done. */
const builtFiles = {
  name: 'built files and the oldest browsers',
  command: ownNode,
  parameters: ['bin/checks/check-browsers.mjs'],
};

/**
 * The static checks of `npm run check` and `npm test`. Two run at a time; the output of each is printed in one piece.
 * @param {(name: string, good: boolean) => void} report
 */
export async function runChecks(report) {
  await Promise.all(generators.map((generator) => runCheck(generator, report)));
  const queue = [...checks];
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check, report);
  };
  await Promise.all([lane(), lane()]);
  await runCheck(builtFiles, report);
}

async function runCheck({ name, command, parameters }, report) {
  const lines = [];
  const startedAt = performance.now();
  const code = await run(command, parameters, { onLine: (line) => lines.push(line) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log([`\n— ${name} (${seconds} s)`, ...lines].join('\n'));
  report(name, code === 0);
}
