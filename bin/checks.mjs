import { ownNode } from './run-command.mjs';

/** What `npm run check` and `npm test` look at before any test runs: a name, a command and its parameters. */
export const checks = [
  { name: 'messages', command: 'npm', parameters: ['run', '--silent', 'messages'] },
  { name: 'route types', command: 'react-router', parameters: ['typegen'] },
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
  { name: 'lint', command: 'oxlint', parameters: [] },
  { name: 'format', command: 'oxfmt', parameters: ['--check'] },
  { name: 'unused code', command: 'knip', parameters: [] },
  { name: 'paths in the docs', command: ownNode, parameters: ['bin/check-docs.mjs'] },
];
