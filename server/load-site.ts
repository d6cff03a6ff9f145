import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from './env.ts';
import type { House } from './house.ts';
import type { Reporter } from './reporting/reporter.ts';
import { readStaticFiles, type StaticFiles } from './static-files/read-static-files.ts';

export type ContentFetch = (request: Request) => Promise<Response>;
export type SiteFetch = (request: Request) => Promise<Response>;

/** What the site's build exports as far as the server needs it. */
interface SiteBuild {
  entry: {
    module: {
      createSite(parts: {
        build: unknown;
        contentFetch: ContentFetch;
        config: Config;
        report: Reporter['report'];
        onChange?: House['changes']['onDrop'];
      }): SiteFetch;
    };
  };
}

interface SiteParts {
  config: Config;
  contentFetch: ContentFetch;
  report: Reporter['report'];
  /** Says which tags of the content changed, null for everything. */
  onChange: House['changes']['onDrop'];
}

export interface LoadedSite {
  fetch: SiteFetch;
  files: StaticFiles;
  /** Development only: answers what the bundler serves, and calls `next` for the rest. */
  wrap?: (next: RequestListener) => RequestListener;
  /** Development only: ends the bundler. */
  close?: () => Promise<void>;
}

const root = path.join(import.meta.dirname, '..');

/** The built site. */
export async function loadBuiltSite({ config, contentFetch, report, onChange }: SiteParts): Promise<LoadedSite> {
  const entry = path.join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('The site is not built. Run npm start, which builds it, or npm run build.');
  const build = (await import(pathToFileURL(entry).href)) as SiteBuild;
  return {
    fetch: build.entry.module.createSite({ build, contentFetch, config, report, onChange }),
    files: await readStaticFiles(path.join(root, 'build/client'), config.offlineReading ? 'sw.js' : 'sw-off.js'),
  };
}

/** The site straight from its sources, with reload; for developers. */
export async function loadDevelopmentSite(
  { config, contentFetch, report }: Omit<SiteParts, 'onChange'>,
  server: Server,
): Promise<LoadedSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    async fetch(request) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild;
      const site = build.entry.module.createSite({ build, contentFetch, config, report });
      return forDevelopment(await site(request));
    },
    files: new Map(),
    wrap: (next) => (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => next(incoming, outgoing)),
    close: () => vite.close(),
  };
}

/** The bundler's own scripts and styles, which the policy would refuse, and what hot reload has to find first. */
async function forDevelopment(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Security-Policy');
  const { status } = response;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(response.body, { status, headers });
  headers.delete('Content-Length');
  const html = await response.text();
  const first = '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>';
  return new Response(html.replace('<head>', `<head>${first}`), { status, headers });
}
