import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { loggedSteps } from './setup/logged-step.mjs';
import { nodeFlags } from './setup/node-flags.mjs';
import { become, root } from './run-command.mjs';

const step = loggedSteps();
await ensureInstall(step, { tools: false });
if (hasDatabase()) {
  await ensureBuild(step);
  serve();
} else {
  // The site is built while the server adds the demo content. Only a new database is set up before the build is known to
  // succeed: one with content keeps to the version that runs.
  const server = serve('--await-build');
  await ensureBuild(step);
  server.send('built');
}

/** True if there is a database already, or may be. */
function hasDatabase() {
  const { DATABASE_URL, DATA_DIR } = process.env;
  return Boolean(DATABASE_URL) || existsSync(path.resolve(root, DATA_DIR || 'data', 'db'));
}

/** @param {string[]} parameters */
function serve(...parameters) {
  return become([...nodeFlags, 'main/main.ts', ...parameters], {
    NODE_ENV: 'production',
    // Pictures are processed in many threads; glibc would keep a heap of freed memory for each.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // Otherwise glibc keeps larger and larger pieces of freed memory (decision 035).
    MALLOC_MMAP_THRESHOLD_: '1048576',
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
  });
}
