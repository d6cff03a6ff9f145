import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';
import { ensureAdminInstall } from './ensure-install.mjs';

// Called by npm after an install.

// The package “node” has linked its program from the package of this system, whose headers and documents take as much
// space again as the rest of a small installation. The link stays.
rmSync(path.join(root, 'node_modules/node/node_modules'), { recursive: true, force: true });
// One command is enough for both folders; install-packages.mjs installs them at the same time.
if (process.env.ADMIN_PACKAGES !== 'separately') await ensureAdminInstall();
