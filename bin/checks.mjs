import { ownNode, run } from './run-command.mjs';

/** What makes files that the others read. */
const making = [
  { name: 'messages', command: 'npm', parameters: ['run', '--silent', 'messages'] },
  { name: 'route types', command: 'react-router', parameters: ['typegen'] },
];
const looking = [
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
  { name: 'lint', command: 'oxlint', parameters: [] },
  { name: 'format', command: 'oxfmt', parameters: ['--check'] },
  { name: 'unused code', command: 'knip', parameters: [] },
  { name: 'paths in the docs', command: ownNode, parameters: ['bin/check-docs.mjs'] },
];

/**
 * What `npm run check` and `npm test` look at before any test runs; two at a time, each with its output in one piece.
 * @param {(name: string, good: boolean) => void} tell
 */
export async function runChecks(tell) {
  for (const check of making) await runCheck(check, tell);
  const queue = [...looking];
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check, tell);
  };
  await Promise.all([lane(), lane()]);
}

async function runCheck({ name, command, parameters }, tell) {
  const lines = [];
  const code = await run(command, parameters, { onLine: (line) => lines.push(line) });
  console.log([`\n— ${name}`, ...lines].join('\n'));
  tell(name, code === 0);
}
