import path from 'node:path';
import { build } from 'vite';
import { root } from '../run-command.mjs';
import { adminDraft } from './place-admin.mjs';

await build({
  configFile: path.join(root, 'admin/vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  build: { outDir: adminDraft, emptyOutDir: true },
});
