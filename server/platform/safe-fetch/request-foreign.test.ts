import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listenOnLoopback } from '#tests/loopback.ts';
import { createForeignRequest, NoAnswer } from './request-foreign.ts';

const asked: string[] = [];
const server = createServer((question, answer) => {
  const path = question.url ?? '';
  asked.push(path);
  if (path === '/bild.jpg') answer.end('ein Bild');
  else if (path === '/alt.jpg') answer.writeHead(301, { location: '/bild.jpg' }).end();
  else if (path === '/kreis') answer.writeHead(302, { location: '/kreis' }).end();
  else if (path === '/innen') answer.writeHead(302, { location: 'http://10.0.0.1/geheim' }).end();
  else answer.writeHead(404).end('fehlt');
});
const { url: origin, close } = await listenOnLoopback(server);
afterAll(close);

const { signal } = new AbortController();
const allowed = createForeignRequest(['127.0.0.1']);
const send = (request: typeof allowed, address: string, bytes = 1000) =>
  request(address, { accept: '*/*', bytes, timeout: 5000, signal });
/** The text at a path, or the status of another answer. */
const bring = async (path: string, bytes?: number) => {
  const { status, body } = await send(allowed, origin + path, bytes);
  return status === 200 ? body.toString() : status;
};

it('a file is fetched, also over a redirect', async () => {
  expect(await bring('/bild.jpg')).toBe('ein Bild');
  expect(await bring('/alt.jpg')).toBe('ein Bild');
});

it('what is missing has its status; what is too large, without an end or no address throws', async () => {
  expect(await bring('/fehlt')).toBe(404);
  await expect(bring('/bild.jpg', 5)).rejects.toThrow(NoAnswer);
  await expect(bring('/kreis')).rejects.toThrow('take_over_redirects');
  for (const address of ['bild.jpg', 'file:///etc/passwd'])
    await expect(send(allowed, address)).rejects.toThrow('take_over_wrong_address');
  await expect(send(allowed, 'http://127.0.0.1:1/')).rejects.toMatchObject({ mayRecover: true });
});

it('addresses in a private network are not requested, not even behind a redirect', async () => {
  const before = asked.length;
  await expect(send(createForeignRequest([]), `${origin}/bild.jpg`)).rejects.toThrow('take_over_not_public');
  expect(asked).toHaveLength(before);
  await expect(bring('/innen')).rejects.toThrow('take_over_not_public');
});
