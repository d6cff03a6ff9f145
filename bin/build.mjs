import { placeAdmin } from './bundle/place-admin.mjs';
import { need, ownNode } from './run-command.mjs';
import { hashSources, markBuilt } from './setup/built-sources.mjs';
import { ensureAdminInstall } from './setup/ensure-install.mjs';

const inProduction = { env: { NODE_ENV: 'production' } };

const sources = hashSources();
// npm looks after the packages of the repository only.
await ensureAdminInstall();
await Promise.all([
  buildSite(),
  need('Building the back office', ownNode, ['bin/bundle/build-admin.mjs'], inProduction),
]);
await placeAdmin();
markBuilt(sources);

/** The texts first, because the site imports the result; the back office does not. */
async function buildSite() {
  await need(
    'Compiling the interface texts',
    ownNode,
    [
      'node_modules/@inlang/paraglide-js/bin/run.js',
      'compile',
      '--project',
      './project.inlang',
      '--outdir',
      './messages/paraglide',
      // The address determines the language (site/locale.ts); it is neither stored nor read from storage.
      '--strategy',
      'globalVariable',
      'baseLocale',
      '--silent',
    ],
    inProduction,
  );
  await need('Building the site', ownNode, ['node_modules/@react-router/dev/bin.cjs', 'build'], inProduction);
  await need('Building the service worker', ownNode, ['bin/bundle/build-worker.mjs'], inProduction);
}
