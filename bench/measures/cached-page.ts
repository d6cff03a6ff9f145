import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { type Figure, median } from '../figure.ts';
import { load, type Load } from '../setup/load.ts';
import { startPinned, waitUntilReady } from '../setup/pinned-process.ts';
import { freePort } from '../../bin/setup/free-port.mjs';
import type { Product } from '../setup/product.ts';

// Many short rounds: the speed of the machine changes within seconds, and both halves of a pair should meet the same.
const rounds = 40;
const seconds = 1;
const warmUp = 10;

/** Does a page from the cache cost more than bare node:http with the same bytes? */
export async function measureCachedPage({ address }: Product, folder: string, name = 'cached page'): Promise<Figure[]> {
  const url = `${address}/de`;
  const { headers, body } = await rawAnswer(url);
  const [headersFile, bodyFile] = [path.join(folder, 'headers.json'), path.join(folder, 'body')];
  await writeFile(headersFile, JSON.stringify(headers));
  await writeFile(bodyFile, body);
  const port = await freePort();
  const bareUrl = `http://127.0.0.1:${port}/`;
  const bare = startPinned('server', [
    process.execPath,
    'bench/setup/bare-server.ts',
    String(port),
    headersFile,
    bodyFile,
  ]);
  const pairs: { bare: Load; cached: Load }[] = [];
  try {
    await waitUntilReady(bare, bareUrl);
    // Before V8 has compiled the code of a hit, the figure would measure V8.
    await load(bareUrl, warmUp);
    await load(url, warmUp);
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ bare: await load(bareUrl, seconds), cached: await load(url, seconds) });
    }
  } finally {
    await bare.stop();
  }
  const cached = pairs.map((pair) => pair.cached);
  return [
    {
      name: `${name}, ratio to bare node:http`,
      value: median(pairs.map((pair) => pair.cached.rate / pair.bare.rate)),
      unit: '',
      budget: { min: 0.85 },
      note: `${Math.round(median(cached.map(({ rate }) => rate)))} of ${Math.round(median(pairs.map((pair) => pair.bare.rate)))} responses/s; median of ${rounds} pairs; ${body.length} bytes, br`,
    },
    {
      name: `${name}, p99`,
      value: median(cached.map(({ p99 }) => p99)),
      unit: 'ms',
      budget: { max: 12 },
      note: `bare node:http in the same run: ${median(pairs.map((pair) => pair.bare.p99)).toFixed(2)} ms`,
    },
    {
      name: `${name}, errors`,
      value: cached.reduce((sum, { errors }) => sum + errors, 0),
      unit: '',
      budget: { max: 0 },
    },
  ];
}

/** Raw header names and values and the bytes on the wire, after the background compression has finished. */
async function rawAnswer(url: string): Promise<{ headers: string[]; body: Buffer }> {
  for (let visit = 0; visit < 20; visit += 1) await rawOnce(url);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return rawOnce(url);
}

function rawOnce(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const ofConnection = /^(?:date|connection|keep-alive)$/i;
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const pairs = answer.rawHeaders.flatMap((name, index) =>
          index % 2 === 0 && !ofConnection.test(name) ? [name, answer.rawHeaders[index + 1] ?? ''] : [],
        );
        resolve({ headers: pairs, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject).end();
  });
}
