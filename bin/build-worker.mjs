import path from 'node:path';
import { build } from 'vite';
import { root } from './run-command.mjs';

// The service worker is a program of its own: one file at the root, whose scope is the whole site. The other one takes
// its place where the house has switched it off.
await buildWorker('service-worker.ts', 'sw.js');
await buildWorker('off-worker.ts', 'sw-off.js');

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
        input: path.join(root, 'site/offline/worker', source),
        output: { format: 'iife', entryFileNames: file },
        treeshake: { manualPureFunctions: ['z', 'localized'] },
      },
    },
  });
}
