import { afterAll, expect, it } from 'vitest';
import { openForeignBackend } from '#tests/foreign-backend.ts';
import type { NodeBindings } from './listener/request-context.ts';
import type { Config } from '../platform/config.ts';
import { type ReadAnswer, withRemoteBackend } from './remote-backend.ts';

let requested: string[] = [];
const elsewhere = await openForeignBackend((path, query) => {
  requested.push(`${path}?${query}`);
  return path === 'api/calendar/' ? { json: ['2026-11-28'] } : null;
});
afterAll(() => elsewhere.close());

const readAnswer: ReadAnswer = (_, body) => body;
const own = () => Response.json('own');
const bindings = {} as NodeBindings;

async function requestPath(address: string, init: RequestInit = {}, contentApiUrl: string | undefined = elsewhere.url) {
  requested = [];
  const backend = withRemoteBackend({ config: { contentApiUrl } as Config, fetch, readAnswer }, own);
  const answer = await backend(new Request(`https://oper.example${address}`, init), bindings);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it.each([
  ['/de/api/calendar/', 'api/calendar/?'],
  ['/en/api/events/7/', 'api/events/7/?'],
  ['/de/api/search/autocomplete/?query=tosca', 'api/search/autocomplete/?query=tosca'],
])('what browsers ask for by themselves comes from the backend that has the content: %s', async (address, path) => {
  const { body } = await requestPath(address);
  expect(requested).toEqual([path]);
  expect(body).not.toBe('own');
});

it('forwards the response of the remote backend, also a 404', async () => {
  expect(await requestPath('/de/api/calendar/')).toEqual({ status: 200, body: ['2026-11-28'] });
  expect((await requestPath('/de/api/events/7/')).status).toBe(404);
});

it('passes on what was read, with language and query, and nothing that could not be read', async () => {
  const asked: unknown[] = [];
  const read: ReadAnswer = ({ id }, body, how) => {
    asked.push([id, body, how]);
    return id === 'suggest' ? null : ['read'];
  };
  const backend = withRemoteBackend(
    { config: { contentApiUrl: elsewhere.url } as Config, fetch, readAnswer: read },
    own,
  );
  const get = async (path: string) => backend(new Request(`https://oper.example${path}`), bindings);
  elsewhere.answer = () => ({ json: { results: ['2026-11-28'] } });
  expect(await (await get('/en/api/calendar/?a=1')).json()).toEqual(['read']);
  expect(asked).toEqual([['getCalendar', { results: ['2026-11-28'] }, { locale: 'en', query: { a: '1' } }]]);
  await expect(get('/de/api/search/autocomplete/?query=x')).rejects.toMatchObject({ code: 'unavailable' });
});

it.each([
  ['/de/api/events/', { method: 'POST', body: '{}' }],
  ['/de/api/newsletter/', { method: 'POST', body: '{}' }],
  ['/de/pageeditor-api/user', {}],
  ['/de/api/account/', {}],
])('everything else is the own backend’s: %s', async (address, init) => {
  expect((await requestPath(address, init)).body).toBe('own');
  expect(requested).toEqual([]);
});

it('sends no request without a remote backend', async () => {
  const backend = withRemoteBackend({ config: {} as Config, fetch, readAnswer }, own);
  expect(backend).toBe(own);
});

it.each([
  ['hangs up in the middle', 'stops in the middle'],
  ['has failed', { status: 500 }],
  ['gives a page instead of data', { text: '<!doctype html><title>Wartung</title>' }],
] as const)('a backend that %s is unavailable', async (_, answer) => {
  const before = elsewhere.answer;
  elsewhere.answer = () => answer;
  await expect(requestPath('/de/api/calendar/')).rejects.toMatchObject({ code: 'unavailable' });
  elsewhere.answer = before;
});

it('sends no header of the visitor to the remote backend', async () => {
  const sent: [string, string][] = [];
  const spy: typeof fetch = async (request) => {
    sent.push(...new Request(request).headers);
    return Response.json([]);
  };
  const backend = withRemoteBackend(
    { config: { contentApiUrl: 'https://content.example' } as Config, fetch: spy, readAnswer },
    own,
  );
  await backend(
    new Request('https://oper.example/de/api/calendar/', { headers: { cookie: 'a=1', 'x-forwarded-for': '1.2.3.4' } }),
    bindings,
  );
  expect(sent).toEqual([['accept', 'application/json']]);
});
