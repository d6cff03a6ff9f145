import path from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { loggedSteps } from './setup/logged-step.mjs';
import { nodeFlags } from './setup/node-flags.mjs';
import { become, root } from './run-command.mjs';

const step = loggedSteps();
await ensureInstall(step);
await ensureBuild(step);
become([...nodeFlags, 'main/main.ts'], {
  NODE_ENV: 'production',
  // Pictures are processed in many threads; glibc would keep a heap of freed memory for each.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
});
