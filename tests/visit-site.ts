import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from 'proper-lockfile';
import type { SiteOptions } from '#site/serving/create-site.ts';
import { ensureBuild } from '../bin/setup/ensure-build.mjs';

/** Address of the website in tests. */
export const origin = 'https://oper.example';

export const buildDir = path.join(import.meta.dirname, '../build');

/** Answers of a backend by path below the locale; everything else is 404. */
export type Answers = Record<string, unknown>;

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

/** A backend made of answers, each tagged with the last part of its path; keeps what it was asked. */
export function backend(known: Answers, requested: Request[] = []) {
  return async (request: Request): Promise<Response> => {
    requested.push(request);
    const key = decodeURIComponent(new URL(request.url).pathname).replace(/^\/(?:de|en)\//, '');
    if (!(key in known)) return Response.json({ code: 'not_found', message: 'x' }, { status: 404 });
    return Response.json(known[key], { headers: { 'Cache-Tag': `tag-${key.split('/').at(-1)}` } });
  };
}

interface Visit {
  build: SiteBuild;
  contentFetch: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
  /** What is sent to the address; absent: it is asked for. */
  form?: Record<string, string>;
  config?: Partial<SiteOptions['config']>;
  readStyleSheet?: SiteOptions['readStyleSheet'];
}

/** What the site answers to a visitor who asks for an address. */
export function visit(
  address: string,
  { build, contentFetch, headers = {}, form, config, readStyleSheet }: Visit,
): Promise<Response> {
  const embedHosts = { video: ['youtube.com'], audio: [], viewer: [], social: [] };
  const site = build.entry.module.createSite({
    build,
    contentFetch,
    config: { siteUrl: origin, embedHosts, ...config },
    readStyleSheet,
  });
  const sent = form && { method: 'POST', body: new URLSearchParams(form) };
  return site(new Request(origin + address, { headers, ...sent }));
}
