import path from 'node:path';
import { build } from 'vite';
import { root } from '../run-command.mjs';
import { adminDraft } from './place-admin.mjs';

// Into a folder of its own, because the site is built at the same time and empties its folder.
await build({
  configFile: path.join(root, 'admin/vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  build: { outDir: adminDraft, emptyOutDir: true },
});
