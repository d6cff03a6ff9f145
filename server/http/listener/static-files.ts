import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareResponse, type PreparedResponse } from '../../platform/page-cache/prepared-response.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const year = 31_536_000;

/** Files by their address, `/assets/entry-4f2a.js`. */
export type StaticFiles = ReadonlyMap<string, PreparedResponse>;

/** Address of the service worker; its folder is its scope. */
export const workerAddress = '/sw.js';

/** Address of the worker that takes the place of the other one, and removes everything it has stored. */
export const offWorkerAddress = '/sw-off.js';

/**
 * Reads the built files into memory, with the `.br` and `.gz` files beside them. `worker` is the file that
 * is served as the service worker.
 */
export async function readStaticFiles(folder: string, worker = 'sw.js'): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const all = new Set(names);
  const own = names.filter((name) => types[path.extname(name)] !== undefined && !name.includes('/.vite/'));
  const addressOf = (name: string) => `/${path.relative(folder, name).split(path.sep).join('/')}`;
  const addresses = own.map((name) => [addressOf(name), name] as const);
  const files = await Promise.all(
    addresses.map(async ([address, name]) => {
      const read = async (file: string) => (all.has(file) ? await readFile(file) : undefined);
      const encodings = { plain: await readFile(name), br: await read(`${name}.br`), gzip: await read(`${name}.gz`) };
      return [address, prepareResponse(headersOf(address, path.extname(name)), encodings)] as const;
    }),
  );
  const byAddress = new Map(files);
  const chosen = byAddress.get(`/${worker}`);
  if (chosen) byAddress.set(workerAddress, chosen);
  return byAddress;
}

/** Names in `/assets/` and `/admin/assets/` contain a hash. CORS is open for shop pages on a foreign host. */
function headersOf(address: string, extension: string): string[] {
  const hashed = /^\/(?:admin\/)?assets\//.test(address);
  const isWorker = /^\/sw[\w-]*\.js$/.test(address);
  return [
    'Content-Type',
    types[extension] ?? 'application/octet-stream',
    'Cache-Control',
    hashed ? `public, max-age=${year}, immutable` : isWorker ? 'no-cache' : 'public, max-age=3600',
    'X-Content-Type-Options',
    'nosniff',
    'Access-Control-Allow-Origin',
    '*',
    // Restricts the requests of the service worker.
    ...(isWorker ? ['Content-Security-Policy', "default-src 'none'; connect-src 'self'"] : []),
  ];
}
