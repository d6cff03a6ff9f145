import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../run-command.mjs';

// The files of the back office are served like those of the site; its page is not, because every answer carries a new
// nonce.
await build({ configFile: path.join(root, 'admin/vite.config.ts'), configLoader: 'native', logLevel: 'warn' });
await mkdir(path.join(root, 'build', 'admin'), { recursive: true });
await rename(path.join(root, 'build/client/admin/index.html'), path.join(root, 'build/admin/index.html'));
