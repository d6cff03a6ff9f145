import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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

it('answers 503 until a listener is set, except that the process is well', async () => {
  const { port, use } = await open();
  const early = await fetch(`http://127.0.0.1:${port}/de`);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('5');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  use((_, outgoing) => void outgoing.end('open'));
  expect(await (await fetch(`http://127.0.0.1:${port}/de`)).text()).toBe('open');
});

it('says what to do when the headers are too large', async () => {
  const { port } = await open();
  const said = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('close', () => resolve(text));
  });
  expect(said).toMatch(/^HTTP\/1.1 431 .*\r\n/);
  expect(said).toContain('more than 16 kB of headers. Please delete the cookies');
});

it('closes the connection of a request that it cannot read, although the client leaves its end open', async () => {
  const { port, server } = await open();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write('no request\r\n\r\n'));
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString())).on('error', () => {});
  await expect.poll(() => text).toMatch(/^HTTP\/1.1 400 /);
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: 3000 }).toBe(0);
  socket.destroy();
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

/** Sends requests one after the other on one connection until the server ends it; returns what the server sent. */
function talk(port: number, pauseBetween: number): Promise<{ answers: string[]; error: string | undefined }> {
  return new Promise((resolve) => {
    const answers: string[] = [];
    let error: string | undefined;
    let unanswered = 0;
    const socket = connect(port, '127.0.0.1');
    const ask = () => {
      if (!socket.writable) return;
      unanswered += 1;
      socket.write('GET /de HTTP/1.1\r\nHost: oper.example\r\n\r\n');
    };
    socket.on('connect', ask);
    socket.on('data', (bytes) => {
      answers.push(bytes.toString());
      unanswered -= 1;
      if (/^connection: close/im.test(bytes.toString())) socket.end();
      else setTimeout(ask, pauseBetween);
    });
    socket.on('error', ({ message }) => (error = message));
    socket.on('close', () => resolve({ answers, error: error ?? (unanswered > 0 ? 'no answer' : undefined) }));
  });
}

it('answers every request on an open connection while it closes, the last with Connection: close, and resets none', async () => {
  const server = await openServer({ host: '127.0.0.1', port: 0 });
  server.use((_, outgoing) => void setTimeout(() => outgoing.end('played'), 5));
  const clients = Array.from({ length: 20 }, (_, number) => talk(server.port, number * 10));
  await pause(100);
  await server.close();
  const ended = await Promise.all(clients);
  expect(ended.flatMap(({ error }) => error ?? [])).toEqual([]);
  for (const { answers } of ended) expect(answers.at(-1)).toMatch(/^connection: close/im);
});

it('ends an unused connection without a reset', async () => {
  const server = await openServer({ host: '127.0.0.1', port: 0 });
  server.use((_, outgoing) => void outgoing.end('played'));
  const waiting = talk(server.port, 60_000);
  await pause(50);
  const startedAt = Date.now();
  await server.close();
  expect(Date.now() - startedAt).toBeLessThan(3000);
  expect(await waiting).toMatchObject({ error: undefined, answers: [expect.stringContaining('keep-alive')] });
});
