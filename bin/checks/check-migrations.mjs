import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';
import { breakingStatements } from './breaking-statements.mjs';

/** Number of the last migration before this rule. */
const lastUnchecked = 31;

let good = true;
for (const file of globSync('server/db/migrations/*.sql', { cwd: root })) {
  if (Number(path.basename(file).slice(0, 4)) <= lastUnchecked) continue;
  for (const statement of breakingStatements(readFileSync(path.join(root, file), 'utf8'))) {
    good = false;
    console.error(`${file}: the version before does not survive this: ${statement}`);
  }
}
if (!good) console.error('See "Upgrade and rollback" in docs/operations.md.');
process.exit(good ? 0 : 1);
