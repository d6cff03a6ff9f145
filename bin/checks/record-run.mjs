import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../run-command.mjs';

const page = path.join(root, 'docs/reliability.md');
const section = /(?<=## The last run of all tests\n)[^]*?(?=\n## )/;

/**
 * Writes the result of `npm run test:all` into docs/reliability.md.
 * @param {{ name: string, passed: number, failed: number, retried: number, seconds: number, budget: number }[]} parts
 */
export function recordRun(parts) {
  const commit = execFileSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: root, encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 16).replace('T', ', ');
  const machine = `${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  const rows = parts.map(
    ({ name, passed, failed, retried, seconds, budget }) =>
      `| ${name} | ${passed} | ${failed} | ${retried} | ${seconds} | ${budget} |`,
  );
  const text = [
    '',
    `${day} UTC, commit ${commit}, ${machine}, Node ${process.versions.node}. Written by \`npm run test:all\`.`,
    '',
    '| Part | Passed | Failed | Only at the second try | Seconds | Budget on two quiet cores |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(section, () => text),
  );
}
