import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../bin/setup/free-port.mjs';
import { nodeFlags } from '../../bin/setup/node-flags.mjs';
import { type PinnedProcess, startPinned, waitUntilIdle, waitUntilReady } from './pinned-process.ts';

export interface Product {
  address: string;
  process: PinnedProcess;
}

/**
 * Runs `measure` against the built product, started as by bin/start.mjs, with demo content; the next run with the same
 * folder reuses the content.
 */
export async function withProduct<T>(
  env: Record<string, string>,
  dataDir: string,
  measure: (product: Product) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = startPinned('server', [process.execPath, ...nodeFlags, 'main/main.ts'], {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: address,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    ...env,
  });
  try {
    await waitUntilReady(server, `${address}/de`);
    await waitUntilIdle(server);
    return await measure({ address, process: server });
  } finally {
    await server.stop();
  }
}

/** A temporary data folder. */
export async function withDataFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
