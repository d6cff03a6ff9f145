import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { InvalidationListener } from '../../app-context.ts';
import { siteSettings } from '../../db/tables/site.ts';
import { createPartsOff } from '../../platform/parts-off.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { refusePartsOff } from './refuse-parts-off.ts';
import { createRemotePartsOff } from './remote-parts-off.ts';

const backend = await sharedBackend();

const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('while the database is unreachable, the parts that were read last are off', async () => {
  const admin = await backend.signIn('admin');
  await send(backend, 'POST', '/de/api/settings/', admin, { parts_off: ['magazine'] });
  const select = vi.spyOn(backend.ctx.db, 'select');
  const listeners: InvalidationListener[] = [];
  const partsOff = createPartsOff(backend.ctx.db, { onInvalidate: (listener) => void listeners.push(listener) });
  select.mockImplementationOnce(() => {
    throw gone;
  });
  await expect(partsOff()).rejects.toThrow('ECONNREFUSED');
  expect(await partsOff()).toEqual(['magazine']);
  select.mockImplementation(() => {
    throw gone;
  });
  // As after every lost connection.
  for (const notify of listeners) notify(null, true);
  expect(await partsOff()).toEqual(['magazine']);
  select.mockRestore();
  await backend.ctx.db.delete(siteSettings);
  for (const notify of listeners) notify(['site'], false);
  expect(await partsOff()).toEqual([]);
});

it('an address that belongs to no part needs no settings', async () => {
  const partsOff = vi.fn(() => Promise.resolve(['magazine'] as const));
  const app = new Hono().use(refusePartsOff({ partsOff })).get('*', (context) => context.text('here'));
  app.onError((error, context) => context.text(error.message, 404));
  expect((await app.request('/de/programm/calendar.ics')).status).toBe(200);
  expect(partsOff).not.toHaveBeenCalled();
  expect((await app.request('/de/blog/feed.atom')).status).toBe(404);
});

it('every request waits for the first answer of another backend, and none for a later one', async () => {
  let now = Date.parse('2026-11-25T12:00:00Z');
  const answers: ((answer: Response) => void)[] = [];
  const fetch = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  const partsOff = createRemotePartsOff('https://other.example', { fetch, clock: () => new Date(now) });
  const waiting = [partsOff(), partsOff()];
  answers[0]?.(Response.json({ parts_off: ['magazine'] }));
  expect(await Promise.all(waiting)).toEqual([['magazine'], ['magazine']]);
  now += 61_000;
  expect(await partsOff()).toEqual(['magazine']);
  answers[1]?.(Response.json({ parts_off: [] }));
  await vi.waitFor(async () => expect(await partsOff()).toEqual([]));
  now += 61_000;
  await partsOff();
  answers[2]?.(new Response(null, { status: 503 }));
  now += 1000;
  expect(await partsOff()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(3);
});
