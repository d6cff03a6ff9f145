import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as api from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';

const backend = await sharedBackend();
backend.app.get('/de/api/broken', () => {
  throw new Error('something secret broke');
});
backend.app.get('/de/api/broken-statement', async (context) => {
  await backend.database.db.execute('select 1 / 0');
  return context.text('never');
});

async function requestPath(path: string, init?: RequestInit) {
  const answer = await backend.app.request(path, init);
  return { status: answer.status, body: errorSchema.parse(await answer.json()) };
}

it('an unknown path returns 404 in the language of the path', async () => {
  expect(await requestPath('/en/api/nothing/')).toEqual({
    status: 404,
    body: { code: 'not_found', message: 'There is nothing to be found here.' },
  });
  expect((await requestPath('/de/api/nothing/')).body.message).toBe('Hier ist nichts zu finden.');
});

it.each(['/fr/pageeditor-api/nav', '/DE/pageeditor-api/nav', '/d%65x/api/events/', '/de-AT/api/site/'])(
  'requests without a matching route or with a wrong path returns the error shape for the unknown locale in %s',
  async (path) => {
    expect(await requestPath(path)).toMatchObject({ status: 400, body: { code: 'invalid_locale' } });
  },
);

it.each([
  ['a parent step', '/de/pageeditor-api/page/besuch%2f..%2fgeheim'],
  ['a backslash', '/de/pageeditor-api/page/besuch%5c..%5cgeheim'],
  ['a null byte', '/de/pageeditor-api/page/besuch%00'],
  ['a broken percent sign', '/de/pageeditor-api/page/%E0%A4%A'],
  ['1300 characters', `/de/pageeditor-api/page/${'a'.repeat(1300)}`],
])('requests without a matching route or with a wrong path returns 400 for %s', async (_, path) => {
  expect(await requestPath(path)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

it('request validation names a query parameter that is not a number, in the language of the path', async () => {
  const german = await requestPath('/de/api/events/?page=zwei');
  expect(german).toMatchObject({ status: 400, body: { code: 'bad_request', issues: [{ path: 'page' }] } });
  expect(german.body.issues?.[0]?.message).toMatch(/^Ungültige Eingabe/);
  expect((await requestPath('/en/api/events/?page=two')).body.issues?.[0]?.message).toMatch(/^Invalid input/);
});

it('request validation returns 413 for a body of more than four megabytes', async () => {
  const answer = await requestPath('/de/pageeditor-api/container', {
    method: 'POST',
    body: 'x'.repeat(4 * 1024 * 1024 + 1),
  });
  expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

it('an unexpected error is logged with its stack and returned without details', async () => {
  expect(await requestPath('/de/api/broken')).toEqual({
    status: 500,
    body: { code: 'internal', message: 'Da ist uns ein Fehler unterlaufen.' },
  });
  const [line] = takeConsoleErrors();
  expect(line).toContain('GET /de/api/broken: Error: something secret broke\n    at ');
});

it('an unexpected error of the database is logged with statement and code', async () => {
  expect((await requestPath('/de/api/broken-statement')).status).toBe(500);
  const [line] = takeConsoleErrors();
  expect(line).toContain('Failed query: select 1 / 0');
  expect(line).toContain('code=22012');
});

it.each(['/de/api/site/', '/de/api/nothing/', '/fr/api/site/', '/auth/get-session', '/openapi.json'])(
  'sends nosniff for %s',
  async (path) => {
    expect((await backend.app.request(path)).headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

describe('/openapi.json', () => {
  interface Description {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; security?: unknown }>>;
    components: { schemas: Record<string, unknown>; securitySchemes: Record<string, { in: string; name: string }> };
  }

  async function read(): Promise<Description> {
    const answer = await backend.app.request('/openapi.json');
    expect(answer.status).toBe(200);
    return (await answer.json()) as Description;
  }

  it('lists every endpoint of the contract and marks those that need a session', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area));
    expect(endpoints.length).toBeGreaterThan(15);
    for (const { path, method, id, access } of endpoints) {
      expect(paths[path]?.[method], `${method} ${path}`).toMatchObject({ operationId: id });
      expect(Boolean(paths[path]?.[method]?.security), `session of ${id}`).toBe(access !== undefined);
    }
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...(await read()) });
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('refers only to schemas that it defines', async () => {
    const description = await read();
    const known = new Set(Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`));
    const used = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(10);
    expect([...new Set(used)].filter((reference) => !known.has(reference))).toEqual([]);
    expect(description.components.securitySchemes.session).toMatchObject({
      in: 'cookie',
      name: 'proscenium.session_token',
    });
  });

  it('gives every operation a unique id', async () => {
    const { paths } = await read();
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
