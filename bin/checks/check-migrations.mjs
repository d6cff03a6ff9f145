import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';
import { breakingStatements } from './breaking-statements.mjs';

let good = true;
for (const file of globSync('server/db/migrations/*.sql', { cwd: root })) {
  for (const statement of breakingStatements(readFileSync(path.join(root, file), 'utf8'))) {
    good = false;
    console.error(`${file}: the version before does not survive this: ${statement}`);
  }
}
if (!good) console.error('See "Upgrade and rollback" in docs/operations.md.');
const snapshots = globSync('server/db/migrations/meta/*_snapshot.json', { cwd: root }).toSorted();
for (const file of snapshots.slice(0, -1)) {
  good = false;
  console.error(`${file} is of no use any more: drizzle-kit compares with the newest one.`);
}
process.exit(good ? 0 : 1);
