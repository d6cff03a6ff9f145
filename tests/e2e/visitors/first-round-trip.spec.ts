import http from 'node:http';
import { expect, test } from '@playwright/test';
import { screenPaths } from '../../../bench/setup/screens.ts';

/** Ten segments of 1,460 bytes: what a server may send before the first acknowledgement (RFC 6928). */
const firstRoundTrip = 14_600;

/** Bytes of an answer on the wire, with its headers. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = { headers: { 'accept-encoding': 'gzip, deflate, br' }, agent: false };
    const asked = http.get(address, ask, (answer) => {
      const { socket } = answer;
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}`));
      answer.on('end', () => resolve(socket.bytesRead)).resume();
    });
    asked.on('error', reject);
  });
}

test('the style sheet of every page comes in the first round trip of a connection', async ({ request, baseURL }) => {
  const html = await (await request.get('/de')).text();
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(sheet).toMatch(/^\/.+\.css$/);
  expect(await bytesOf(`${baseURL}${sheet}`)).toBeLessThanOrEqual(firstRoundTrip);
});

test('every kind of screen comes in the first round trip of a connection', async ({ baseURL }) => {
  for (const path of await screenPaths({ address: String(baseURL) }))
    // The first answers are compressed quickly, later ones well.
    await expect
      .poll(() => bytesOf(`${baseURL}${path}`), { message: path, timeout: 60_000, intervals: [0, 50, 500, 1000] })
      .toBeLessThanOrEqual(firstRoundTrip);
});

test('no kind of screen requests a style sheet of its own', async ({ request, baseURL }) => {
  for (const path of await screenPaths({ address: String(baseURL) })) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="stylesheet" href="[^"]+"\/>/g), path).toHaveLength(1);
  }
});
