import { need, ownNode } from './run-command.mjs';

const inProduction = { env: { NODE_ENV: 'production' } };

// Interface texts first: the site imports what comes out.
await need(
  'Compiling the interface texts',
  ownNode,
  [
    'node_modules/@inlang/paraglide-js/bin/run.js',
    'compile',
    '--project',
    './project.inlang',
    '--outdir',
    './site/paraglide',
    // Which language it is, the address says (site/locale.ts); nothing is kept of it or read from what is kept.
    '--strategy',
    'globalVariable',
    'baseLocale',
    '--silent',
  ],
  inProduction,
);
await need('Building the site', ownNode, ['node_modules/@react-router/dev/bin.cjs', 'build'], inProduction);
await need('Naming the style sheets plainly', ownNode, ['bin/plain-styles.mjs'], inProduction);
await need('Building the service worker', ownNode, ['bin/build-worker.mjs'], inProduction);
await need('Building the back office', ownNode, ['bin/build-admin.mjs'], inProduction);
