import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPublic } from './fetch-public.ts';

let server: Server;
let origin = '';
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((question, answer) => {
    const path = question.url ?? '';
    asked.push(path);
    if (path === '/bild.jpg') answer.end('ein Bild');
    else if (path === '/alt.jpg') answer.writeHead(301, { location: '/bild.jpg' }).end();
    else if (path === '/kreis') answer.writeHead(302, { location: '/kreis' }).end();
    else if (path === '/innen') answer.writeHead(302, { location: 'http://10.0.0.1/geheim' }).end();
    else answer.writeHead(404).end('fehlt');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const isAllowed = (ip: string) => ip === '127.0.0.1';
const bring = async (path: string, bytes = 1000) => {
  const found = await fetchPublic(origin + path, { bytes, isAllowed });
  return found && Buffer.from(found).toString();
};

test('a file is brought, also over a redirect', async () => {
  expect(await bring('/bild.jpg')).toBe('ein Bild');
  expect(await bring('/alt.jpg')).toBe('ein Bild');
});

test('nothing is brought that is missing, too large, without an end or no address', async () => {
  expect(await bring('/fehlt')).toBeNull();
  expect(await bring('/bild.jpg', 5)).toBeNull();
  expect(await bring('/kreis')).toBeNull();
  for (const address of ['bild.jpg', 'file:///etc/passwd', 'http://127.0.0.1:1/'])
    expect(await fetchPublic(address, { bytes: 1000, isAllowed })).toBeNull();
});

test('addresses in a private network are not requested, not even behind a redirect', async () => {
  const before = asked.length;
  expect(await fetchPublic(`${origin}/bild.jpg`, { bytes: 1000 })).toBeNull();
  expect(asked).toHaveLength(before);
  expect(await bring('/innen')).toBeNull();
});
