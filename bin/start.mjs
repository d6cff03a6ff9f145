import path from 'node:path';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { become, root } from './run-command.mjs';

await ensureInstall();
await ensureBuild();
// Drawing pages leaves much behind for a moment; the engine would put 128 MB aside for it.
become(['--max-semi-space-size=16', 'server/main.ts'], {
  NODE_ENV: 'production',
  // Pictures are made in many threads; glibc would keep a heap of freed memory for each of them.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
});
