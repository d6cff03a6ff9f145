import path from 'node:path';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { become, root } from './run-command.mjs';

await ensureInstall();
await ensureBuild();
become(['server/main.ts'], {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
});
