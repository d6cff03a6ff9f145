import path from 'node:path';
import { defineConfig } from 'vite';

/** The back office is a program of its own, below /admin/. Its page is answered by server/back-office. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  // Each answer puts a fresh one in its place.
  html: { cspNonce: '{nonce}' },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(import.meta.dirname, '../build/client/admin'),
    emptyOutDir: true,
    target: ['edge122', 'firefox115', 'chrome109', 'safari15.6', 'ios15.6'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    // Its libraries mark what runs in a browser, which here is all of it.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
