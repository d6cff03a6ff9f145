import path from 'node:path';
import { defineConfig } from 'vite';
import { guideChapters } from './help/bundle/guide-chapters.ts';
import { materialIcons } from './icons/bundle/material-icons.ts';

const root = path.join(import.meta.dirname, '..');

/** Builds the back office, served below /admin/; the server answers its page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  plugins: [guideChapters(), materialIcons()],
  // admin/ has a package.json of its own, so the root's `imports` do not apply here.
  resolve: {
    alias: {
      '#contract': path.join(root, 'contract'),
      '#messages': path.join(root, 'messages'),
      '#text': path.join(root, 'text'),
      '#time': path.join(root, 'time'),
    },
  },
  // The server replaces the placeholder in each response.
  html: { cspNonce: '{nonce}' },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(root, 'build/client/admin'),
    emptyOutDir: true,
    target: ['edge122', 'firefox115', 'chrome109', 'safari15.6', 'ios15.6'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    // The libraries contain 'use client' directives.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
