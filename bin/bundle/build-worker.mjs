import path from 'node:path';
import { build } from 'vite';
import { root } from '../run-command.mjs';

// The service worker is one file at the root, so that its scope is the whole site. `sw-off.js` is served instead when
// offline reading is switched off.
await buildWorker('site/shell/offline/worker/service-worker.ts', 'sw.js');
await buildWorker('site/shell/offline/worker/off-worker.ts', 'sw-off.js');

/** @param {string} source @param {string} file */
async function buildWorker(source, file) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: path.join(root, 'build', 'client'),
      emptyOutDir: false,
      target: ['edge122', 'firefox115', 'chrome109', 'safari15.6', 'ios15.6'],
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(root, source),
        output: { format: 'iife', entryFileNames: file },
        treeshake: { manualPureFunctions: ['z', 'localized'] },
      },
    },
  });
}
