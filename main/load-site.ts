import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#server/platform/config.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Backend } from '#server/http/backend.ts';
import type { Reporter } from '#server/platform/reporting/reporter.ts';
import { serverBuild, withHotReload } from '#site/framework/start/development.ts';
import { readStaticFiles, type StaticFiles } from '#server/http/listener/static-files.ts';

export type ContentFetch = (request: Request) => Promise<Response>;
export type SiteFetch = (request: Request) => Promise<Response>;

/** The exports of the site's build that the server needs. */
interface SiteBuild {
  entry: {
    module: {
      createSite(parts: {
        build: unknown;
        contentFetch: ContentFetch;
        queries?: Backend['queries'] | undefined;
        config: Config;
        report: Reporter['report'];
        onChange?: AppContext['changes']['onInvalidate'];
        readStyleSheet?: (address: string) => string | undefined;
      }): SiteFetch;
    };
  };
}

interface SiteParts {
  config: Config;
  contentFetch: ContentFetch;
  /** Calls of the backend of this process; absent: the site shows another backend. */
  queries?: Backend['queries'] | undefined;
  report: Reporter['report'];
  /** Notifies the site of changed content tags; null: all of them. */
  onChange: AppContext['changes']['onInvalidate'];
}

export interface LoadedSite {
  fetch: SiteFetch;
  files: StaticFiles;
  /** Development only: serves the files of the bundler; for other requests it calls `next`. */
  wrap?: (next: RequestListener) => RequestListener;
  /** Development only: stops the bundler. */
  close?: () => Promise<void>;
}

const root = path.join(import.meta.dirname, '..');

/** Both builds have the exports of site/entry.server.tsx. */
function toSiteBuild(module: unknown): SiteBuild {
  return module as SiteBuild;
}

/** The built site. */
export async function loadBuiltSite({
  config,
  contentFetch,
  queries,
  report,
  onChange,
}: SiteParts): Promise<LoadedSite> {
  const entry = path.join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('The site is not built. Run npm start, which builds it, or npm run build.');
  const build = toSiteBuild(await import(pathToFileURL(entry).href));
  const files = await readStaticFiles(path.join(root, 'build/client'), config.offlineReading ? 'sw.js' : 'sw-off.js');
  const readStyleSheet = (address: string) => files.get(address)?.plain.bytes.toString();
  return {
    fetch: build.entry.module.createSite({ build, contentFetch, queries, config, report, onChange, readStyleSheet }),
    files,
  };
}

/** The site from its source files, with reload; for development. */
export async function loadDevelopmentSite(
  { config, contentFetch, queries, report }: Omit<SiteParts, 'onChange'>,
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
      const build = toSiteBuild(await vite.ssrLoadModule(serverBuild));
      const site = build.entry.module.createSite({ build, contentFetch, queries, config, report });
      return withHotReload(await site(request));
    },
    files: new Map(),
    wrap: (next) => (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => next(incoming, outgoing)),
    close: () => vite.close(),
  };
}

/**
 * Waits for the message that the site is built, which the process sends that has started this one. Fails if that process
 * ends before: without it nobody builds.
 */
export function untilBuilt(from: Pick<NodeJS.Process, 'once'> = process): Promise<void> {
  const built = new Promise<void>((resolve, reject) => {
    from.once('message', () => resolve());
    from.once('disconnect', () => reject(new Error('The site was not built.')));
  });
  // It may fail long before anybody waits for it.
  built.catch(() => {});
  return built;
}
