import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { root } from './run-command.mjs';

// The back office: its files lie beside the site's and are served like those; its page does not, since every answer
// carries a nonce of its own.
await build({ configFile: path.join(root, 'admin/vite.config.ts'), configLoader: 'native', logLevel: 'warn' });
await mkdir(path.join(root, 'build', 'admin'), { recursive: true });
await rename(path.join(root, 'build/client/admin/index.html'), path.join(root, 'build/admin/index.html'));
