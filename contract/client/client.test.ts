import { expect, test, vi } from 'vitest';
import { fillPath, queryString } from './address.ts';
import { readCsrfToken } from './csrf.ts';
import { readAnswer, readError } from './read-answer.ts';
import { sendCall } from './send-call.ts';

test('fills in and encodes parameters, but not the slashes of paths and slugs', () => {
  expect(fillPath('/{locale}/api/page/{path}', { locale: 'de', path: 'haus/über uns' })).toBe(
    '/de/api/page/haus/%C3%BCber%20uns',
  );
  expect(fillPath('/{locale}/api/events/{id}/', { locale: 'de', id: '7/../8' })).toBe('/de/api/events/7%2F..%2F8/');
  expect(fillPath('/{locale}/', {})).toBe('//');
});

test('leaves empty values out of a query', () => {
  expect(queryString({ page: 2, query: '', sort: undefined, none: null, all: false })).toBe('?page=2&all=false');
  expect(queryString({ query: '' })).toBe('');
  expect(queryString()).toBe('');
});

test('reads the CSRF token among other cookies', () => {
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

test('sends JSON with the CSRF header when it writes, and neither when it reads', async () => {
  const written = await send({ method: 'POST', address: '/de/api/x/', body: { a: 1 } });
  expect(written.init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' });
  expect(written.headers.get('x-csrftoken')).toBe('token');
  expect(written.headers.get('content-type')).toBe('application/json');
  const read = await send({ method: 'GET', address: '/de/api/x/' });
  expect(read.headers.has('x-csrftoken')).toBe(false);
  expect(read.headers.has('content-type')).toBe(false);
  expect(read.init).not.toHaveProperty('body');
});

test('sends a file as its bytes', async () => {
  const file = new Blob(['a;b'], { type: 'text/csv' });
  const { init, headers } = await send({ method: 'POST', address: '/de/api/x/', body: file });
  expect(init?.body).toBe(file);
  expect(headers.has('content-type')).toBe(false);
});

test('reads an empty response, one that is not JSON, and an error of the contract', async () => {
  expect(await readAnswer(new Response(null, { status: 204 }))).toBeNull();
  expect(await readAnswer(new Response('<html>'))).toBeUndefined();
  expect(readError({ code: 'not_found', message: 'There is none.' })).toMatchObject({ code: 'not_found' });
  expect(readError('<html>')).toBeNull();
});
