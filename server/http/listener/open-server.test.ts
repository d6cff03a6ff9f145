import { afterEach, expect, it } from 'vitest';
import { openServer, type OpenServer } from './open-server.ts';

const opened: OpenServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function open(port = 0): Promise<OpenServer> {
  const server = await openServer({ host: '127.0.0.1', port });
  opened.push(server);
  return server;
}

it('throws a readable message when the port is in use', async () => {
  const { port } = await open();
  await expect(open(port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken by another process. Stop it, or set PORT to a free one.`,
  );
});

it('throws a readable message when the address is not of this machine', async () => {
  await expect(openServer({ host: '203.0.113.1', port: 0 })).rejects.toThrow(
    '203.0.113.1 is no address of this machine',
  );
});

it('answers 503 until a listener is set', async () => {
  const { port, use } = await open();
  const early = await fetch(`http://127.0.0.1:${port}/de`);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('5');
  use((_, outgoing) => void outgoing.end('open'));
  expect(await (await fetch(`http://127.0.0.1:${port}/de`)).text()).toBe('open');
});

it('finishes a running response before it closes', async () => {
  const server = await openServer({ host: '127.0.0.1', port: 0 });
  const started = new Promise<() => void>((resolve) => {
    server.use((_, outgoing) => resolve(() => outgoing.end('to the end')));
  });
  const answer = fetch(`http://127.0.0.1:${server.port}/`);
  const finish = await started;
  const closed = server.close();
  finish();
  expect(await (await answer).text()).toBe('to the end');
  await closed;
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
});
