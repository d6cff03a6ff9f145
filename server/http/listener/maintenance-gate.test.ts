import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '#contract/base/errors.ts';
import { listenOnLoopback } from '#tests/loopback.ts';
import { PageCache } from '../../platform/page-cache/page-cache.ts';
import { prepareResponse } from '../../platform/page-cache/prepared-response.ts';
import type { GateAnswer, GateRequest } from './maintenance-gate.ts';
import { createListener } from './listener.ts';

const asked: GateRequest[] = [];
const house = { isOpen: false, gone: false };
const gate = {
  isOpen: () => house.isOpen,
  async admit(request: GateRequest): Promise<GateAnswer> {
    asked.push(request);
    if (house.gone) throw new AppError('unavailable');
    if (request.target === '/robots.txt') return 'everybody';
    return request.cookie.includes('staff') ? 'person' : new Response('bald', { status: 503 });
  },
};

async function site(): Promise<Response> {
  return new Response('Haus', { headers: { 'Content-Type': 'text/html', 'Cache-Tag': 'page:1' } });
}

const pages = new PageCache({ bytes: 1e6, render: site });
const files = new Map([
  ['/assets/entry-1.js', prepareResponse(['Content-Type', 'text/javascript'], { plain: Buffer.from('1') })],
]);
const backend = async () => new Response('Antwort', { headers: { 'Cache-Control': 'public, max-age=600' } });
const listener = createListener({ pages, files, backend, site, gate, uploadBytes: 1000 });
const { url: base, close } = await listenOnLoopback(createServer(listener));

beforeEach(() => {
  asked.length = 0;
  Object.assign(house, { isOpen: false, gone: false });
});
afterAll(close);

async function ask(path: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const answer = await fetch(base + path, { headers });
  return [answer.status, await answer.text()];
}

it('an open house is not asked', async () => {
  house.isOpen = true;
  expect(await ask('/de')).toEqual([200, 'Haus']);
  expect(asked).toEqual([]);
});

it('a closed one refuses pages that are cached, and calls', async () => {
  house.isOpen = true;
  await ask('/de');
  expect(pages.find('/de')).toBeDefined();
  house.isOpen = false;
  expect(await ask('/de?x=1', { 'accept-language': 'en' })).toEqual([503, 'bald']);
  expect(asked).toEqual([{ method: 'GET', target: '/de?x=1', cookie: '', language: 'en' }]);
  expect(await ask('/de/api/events/')).toEqual([503, 'bald']);
});

it('who may enter gets the site, and built files are for everybody', async () => {
  expect(await ask('/de', { cookie: 'staff=1' })).toEqual([200, 'Haus']);
  expect(await ask('/assets/entry-1.js')).toEqual([200, '1']);
});

it('no cache may keep what only some may see', async () => {
  const kept = async (path: string, cookie = '') =>
    (await fetch(base + path, { headers: { cookie } })).headers.get('cache-control');
  expect(await kept('/robots.txt')).toBe('public, max-age=600');
  expect(await kept('/de/programm/calendar.ics', 'staff=1')).toBe('private, no-store');
  expect(await kept('/de', 'staff=1')).toBe('private, no-store');
  house.isOpen = true;
  expect(await kept('/de/programm/calendar.ics', 'staff=1')).toBe('public, max-age=600');
});

it('a gate that cannot tell answers 503', async () => {
  house.gone = true;
  expect((await ask('/de'))[0]).toBe(503);
});
