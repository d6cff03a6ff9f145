import { expect, it, vi } from 'vitest';
import { fillPath, queryString } from './address.ts';
import { readCsrfToken } from './browser-transport.ts';
import { readAnswer, readError } from './read-answer.ts';
import { sendCall } from './send-call.ts';
import { createSender } from './send-once.ts';

it('fills in and encodes parameters, but not the slashes of paths and slugs', () => {
  expect(fillPath('/{locale}/api/page/{path}', { locale: 'de', path: 'haus/über uns' })).toBe(
    '/de/api/page/haus/%C3%BCber%20uns',
  );
  expect(fillPath('/{locale}/api/events/{id}/', { locale: 'de', id: '7/../8' })).toBe('/de/api/events/7%2F..%2F8/');
  expect(fillPath('/{locale}/', {})).toBe('//');
});

it('leaves empty values out of a query', () => {
  expect(queryString({ page: 2, query: '', sort: undefined, none: null, all: false })).toBe('?page=2&all=false');
  expect(queryString({ query: '' })).toBe('');
  expect(queryString()).toBe('');
});

it('reads the CSRF token among other cookies', () => {
  expect(readCsrfToken('a=1; csrftoken=x%3Dy; b=2')).toBe('x=y');
  expect(readCsrfToken('not-csrftoken=1')).toBe('');
  expect(readCsrfToken('csrftoken=')).toBe('');
});

const send = async (call: Parameters<typeof sendCall>[1]) => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => new Response());
  await sendCall({ fetch, csrfToken: () => 'token' }, call);
  const [address, init] = fetch.mock.calls[0] ?? [];
  return { address, init, headers: new Headers(init?.headers) };
};

it('sends JSON with the CSRF header when it writes, and neither when it reads', async () => {
  const written = await send({ method: 'POST', address: '/de/api/x/', body: { a: 1 } });
  expect(written.init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' });
  expect(written.headers.get('x-csrftoken')).toBe('token');
  expect(written.headers.get('content-type')).toBe('application/json');
  const read = await send({ method: 'GET', address: '/de/api/x/' });
  expect(read.headers.has('x-csrftoken')).toBe(false);
  expect(read.headers.has('content-type')).toBe(false);
  expect(read.init).not.toHaveProperty('body');
});

it('sends a file as its bytes', async () => {
  const file = new Blob(['a;b'], { type: 'text/csv' });
  const { init, headers } = await send({ method: 'POST', address: '/de/api/x/', body: file });
  expect(init?.body).toBe(file);
  expect(headers.has('content-type')).toBe(false);
});

it('reads an empty response, one that is not JSON, and an error of the contract', async () => {
  expect(await readAnswer(new Response(null, { status: 204 }))).toBeNull();
  expect(await readAnswer(new Response('<html>'))).toBeUndefined();
  expect(readError({ code: 'not_found', message: 'There is none.' })).toMatchObject({ code: 'not_found' });
  expect(readError('<html>')).toBeNull();
});

const create = { method: 'POST', address: '/de/api/persons/', body: { name: 'Mimì' } };
const keyOf = (init?: RequestInit) => new Headers(init?.headers).get('idempotency-key');

function sender(answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    (answers.shift() ?? created)(),
  );
  let now = 0;
  const write = createSender({ fetch, csrfToken: () => 'token' }, () => now);
  const later = (milliseconds: number) => (now += milliseconds);
  return { write, later, keys: () => fetch.mock.calls.map(([, init]) => keyOf(init)) };
}

const created = async () => Response.json({ id: 7 }, { status: 201 });

it('a second press sends the same write no second time', async () => {
  const { write, later, keys } = sender([created, created, created]);
  const both = await Promise.all([write(create), write(create)]);
  later(900);
  const answers = await Promise.all([...both, await write(create)].map((one) => one.json() as Promise<unknown>));
  expect(answers.map((one) => JSON.stringify(one))).toEqual(Array(3).fill('{"id":7}'));
  expect(keys()).toHaveLength(1);
  await write({ ...create, body: { name: 'Musetta' } });
  await write(create);
  expect(new Set(keys()).size).toBe(3);
});

it('a write is sent again later, and after a refusal at once, with another key', async () => {
  const { write, later, keys } = sender([async () => new Response(null, { status: 422 }), created, created]);
  await write(create);
  await write(create);
  later(1100);
  await write(create);
  expect(new Set(keys()).size).toBe(3);
});

it('a write without an answer is sent again with its key', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { write, keys } = sender([lost, async () => new Response(null, { status: 504 }), created]);
  await expect(write(create)).rejects.toThrow('Failed to fetch');
  await write(create);
  await write(create);
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys()).size).toBe(1);
});

it('a write without an answer is meant anew after another write to the same address', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { write, keys } = sender([lost]);
  await expect(write({ ...create, body: { done: true } })).rejects.toThrow('Failed to fetch');
  await write({ ...create, address: '/de/api/elsewhere/' });
  await write({ ...create, body: { done: false } });
  await write({ ...create, body: { done: true } });
  expect(new Set(keys()).size).toBe(4);
});
