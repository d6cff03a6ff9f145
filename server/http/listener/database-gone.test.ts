import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '#tests/loopback.ts';
import { openCopy } from '#tests/test-backend.ts';
import { createDatabaseProxy } from '#tests/tcp-proxy.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { testEngine } from '#tests/test-engine.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { createContext } from '../../create-context.ts';
import { PageCache } from '../../platform/page-cache/page-cache.ts';
import { createListener } from './listener.ts';

let door: Awaited<ReturnType<typeof createDatabaseProxy>>;
let base = '';
const closing: (() => unknown)[] = [];

/** A site of one page with the menu; it forwards an error response of the backend. */
beforeAll(async () => {
  if (testEngine() !== 'postgres') return;
  const copy = await openCopy();
  await copy.database.close();
  door = await createDatabaseProxy(copy.databaseUrl ?? '');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'proscenium-gone-'));
  const { ctx, close } = await createContext({ ...readConfig({ DATA_DIR: dataDir }), databaseUrl: door.url });
  const app = createApp(ctx);
  const site = async (request: Request) => {
    const menus = await app.fetch(new Request(new URL('/de/pageeditor-api/nav', request.url)));
    if (!menus.ok) return new Response('The backend cannot be reached', { status: menus.status });
    return new Response(await menus.text(), { headers: { 'Content-Type': 'text/html', 'Cache-Tag': 'navigation' } });
  };
  const pages = new PageCache({ bytes: 1e6, render: (key) => site(new Request(`http://house.example${key}`)) });
  ctx.changes.onInvalidate((tags, missed) => (missed ? pages.markAllStale() : pages.drop(tags)));
  const listener = createListener({
    pages,
    files: new Map(),
    backend: (request) => app.fetch(request),
    site,
    uploadBytes: 1000,
  });
  const server = await listenOnLoopback(createServer(listener));
  base = server.url;
  closing.push(
    server.close,
    close,
    copy.drop,
    () => door.shut(),
    () => rm(dataDir, { recursive: true, force: true }),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

const statusOf = async (target: string) => (await fetch(base + target)).status;

describe.runIf(testEngine() === 'postgres')('while PostgreSQL is unreachable', () => {
  it('sends cached pages, answers 503 to other requests, and recovers by itself', async () => {
    expect(await statusOf('/de')).toBe(200);
    await door.shut();
    expect(await statusOf('/de')).toBe(200);
    expect(await statusOf('/de/neu')).toBe(503);
    const call = await fetch(`${base}/de/pageeditor-api/nav`);
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).not.toBeNull();
    expect(await call.json()).toMatchObject({ code: 'unavailable' });
    expect(await statusOf('/de')).toBe(200);
    expect(takeConsoleErrors()).toEqual([expect.stringMatching(/^The database cannot be reached \(/)]);
    await door.open();
    await expect.poll(() => statusOf('/de/neu'), { timeout: 15_000 }).toBe(200);
    expect(await statusOf('/de')).toBe(200);
  });
});
