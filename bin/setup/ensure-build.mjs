import { ownNode } from '../run-command.mjs';
import { buildState, hashSources } from './built-sources.mjs';
import { openStep } from './logged-step.mjs';

/** Builds the site if there is no build or its sources have changed since. `step` runs a command. */
export async function ensureBuild(step = openStep) {
  const state = buildState(hashSources());
  if (state === 'complete') return;
  if (state === 'missing')
    await step('Building the site', ownNode, ['bin/build.mjs'], { env: { NODE_ENV: 'production' } });
  await step('Compressing the built files', ownNode, ['bin/bundle/compress.mjs']);
}
