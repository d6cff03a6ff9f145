import { describe, expect, it } from 'vitest';
import { type ErrorBody, errorSchema } from '#contract/base/errors.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { addressOf, endpoints } from './contract-calls.ts';
import { someOf } from './extent.ts';
import { sharedBackend } from './test-backend.ts';

const localised = someOf(
  endpoints.filter(({ path }) => path.startsWith('/{locale}/')),
  { index: 0, count: 160 },
);
const germanWords =
  /[äöüß]|\b(?:der|die|das|ein|eine|einen|kein|keine|nicht|ist|sind|und|oder|bitte|wird|werden|fehlt|höchstens|mindestens|Sie|Eingabe|erwartet)\b/i;
const englishWords =
  /\b(?:the|no|not|is|are|and|or|please|must|may|be|missing|unknown|invalid|input|expected|received|least|most|required|string|number|int|boolean|object|undefined|nonoptional)\b/i;
const foreign: Record<Locale, RegExp> = { de: englishWords, en: germanWords };

/** Bodies that fit no call, or fit it but for their values. */
const bodies: Record<string, string> = {
  'half of a JSON': '{"a":',
  'a list': '[]',
  'an empty object': '{}',
  'unknown fields': '{"nothing_like_it":1}',
};

const backend = await sharedBackend();
const admin = await backend.signIn('admin');

/** Texts of a refusal for people; none if the call succeeded. */
async function textsOf(address: string, init: RequestInit): Promise<string[]> {
  const answer = await backend.app.request(address, init);
  const text = await answer.text();
  if (answer.status < 400) return [];
  const body: ErrorBody = errorSchema.parse(JSON.parse(text));
  return [body.message, ...(body.issues ?? []).map(({ path, message }) => `${path}: ${message}`)];
}

/** Every field of a body with a value of the wrong type, and each text too long. */
function wrongBodies({ body }: Endpoint): Record<string, string> {
  const names = body && 'shape' in body && typeof body.shape === 'object' ? Object.keys(body.shape ?? {}) : [];
  if (names.length === 0) return {};
  const each = (value: unknown) => JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
  return {
    'numbers everywhere': each(-1.5),
    'texts everywhere': each('<x>'),
    'long texts everywhere': each('ä'.repeat(20_001)),
    'empty texts everywhere': each(''),
    'lists everywhere': each([{}]),
    'objects everywhere': each({ de: '', en: 7 }),
    'null everywhere': each(null),
  };
}

describe.each(
  localised.map(
    (endpoint, index) => [`${endpoint.id}: ${endpoint.method} ${endpoint.path}`, { endpoint, index }] as const,
  ),
)('%s', (_, { endpoint, index }) => {
  it('refuses in the language of its path', async () => {
    const method = endpoint.method.toUpperCase();
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const attempts: [string, RequestInit][] = [['nobody', { method }]];
    const headers: Record<string, string> = { ...admin, 'content-type': 'application/json' };
    if (hasBody) {
      const { 'X-CSRFToken': __, ...withoutToken } = admin;
      attempts.push(['no token', { method, headers: withoutToken, body: '{}' }]);
      attempts.push(['a form', { method, headers: { ...admin, 'content-type': 'text/plain' }, body: 'x' }]);
      for (const [name, body] of Object.entries({ ...bodies, ...wrongBodies(endpoint) }))
        attempts.push([name, { method, headers, body }]);
    } else attempts.push(['an admin', { method, headers: admin }]);
    const wrong: string[] = [];
    const queries = hasBody ? [''] : ['', 'page=x&page_size=-1&season=&date=x&from=1&edit=1&version_id=x'];
    const calls = attempts.flatMap(([name, init]) => queries.map((query) => ({ name, init, query })));
    for (const { name, init, query } of someOf(calls, { index, count: 3 })) {
      const refused = async (locale: Locale) => {
        const plain = addressOf(endpoint, { locale });
        return textsOf(query === '' ? plain : `${plain}${plain.includes('?') ? '&' : '?'}${query}`, init);
      };
      const texts: Record<Locale, string[]> = { de: await refused('de'), en: await refused('en') };
      wrong.push(...texts.de.filter((text) => texts.en.includes(text)).map((text) => `both, ${name}: ${text}`));
      for (const locale of locales)
        wrong.push(
          ...texts[locale].filter((text) => foreign[locale].test(text)).map((text) => `${locale}, ${name}: ${text}`),
        );
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

it.each([
  ['GET', '/api/nothing/'],
  ['POST', '/api/productions/'],
  ['PUT', '/api/nothing/1/'],
  ['GET', '/pageeditor-api/nothing'],
  ['GET', '/api/productions/nonsense/'],
])('%s /{locale}%s is refused in the language of its path', async (method, path) => {
  for (const locale of locales) {
    const texts = await textsOf(`/${locale}${path}`, { method, headers: admin });
    expect(texts.filter((text) => foreign[locale].test(text))).toEqual([]);
    expect(texts).not.toEqual([]);
  }
});
