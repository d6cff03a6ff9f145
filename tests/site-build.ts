import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from 'proper-lockfile';
import type { SiteOptions } from '#site/serving/create-site.ts';
import { ensureBuild } from '../bin/setup/ensure-build.mjs';

export const buildDir = path.join(import.meta.dirname, '../build');

export type SiteBuild = SiteOptions['build'] & {
  entry: { module: { createSite(options: SiteOptions): (request: Request) => Promise<Response> } };
};

/** The site as it is built, after building it where it is not: one test file builds, the others wait. */
export async function loadBuild(): Promise<SiteBuild> {
  const root = path.dirname(buildDir);
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const release = await lock(root, {
    lockfilePath: path.join(cache, 'test-build.lock'),
    retries: { retries: 400, factor: 1, minTimeout: 250 },
  });
  await ensureBuild().finally(release);
  return import(pathToFileURL(path.join(buildDir, 'server/index.js')).href);
}
