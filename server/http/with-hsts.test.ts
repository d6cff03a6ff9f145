import { createServer, get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '#tests/loopback.ts';
import { readConfig } from '../platform/config.ts';
import { prepareResponse, sendPrepared } from '../platform/page-cache/prepared-response.ts';
import { type HstsSettings, withHsts } from './with-hsts.ts';

/** All headers of the answer of a server that sends one cached page. */
async function headersOf(settings: HstsSettings | undefined, sent: Record<string, string>) {
  const page = prepareResponse(['Content-Type', 'text/html'], { plain: Buffer.from('page') });
  const server = createServer(
    withHsts(settings, (request, response) => sendPrepared(request, { response, answer: page })),
  );
  const { port, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers: sent, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    }).on('error', reject);
  });
}

const year = { maxAge: 31_536_000, includeSubDomains: false };
const https = { 'X-Forwarded-Proto': 'https' };

it('Strict-Transport-Security is sent with a cached page to a request by https, and the page’s own headers stay', async () => {
  expect(await headersOf(year, https)).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'content-type': 'text/html',
    'content-length': '4',
  });
});

it('Strict-Transport-Security includes subdomains where that is set, and ends with the age 0', async () => {
  const all = await headersOf({ ...year, includeSubDomains: true }, https);
  expect(all['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const ended = await headersOf({ maxAge: 0, includeSubDomains: false }, https);
  expect(ended['strict-transport-security']).toBe('max-age=0');
});

it.each<[string, HstsSettings | undefined, Record<string, string>]>([
  ['without the setting', undefined, https],
  ['by http', year, { 'X-Forwarded-Proto': 'http' }],
  ['without a proxy', year, {}],
  ['by http at the nearest proxy', year, { 'X-Forwarded-Proto': 'https, http' }],
])('Strict-Transport-Security is not sent %s', async (_, settings, sent) => {
  expect(await headersOf(settings, sent)).not.toHaveProperty('strict-transport-security');
});

const proxied = { SITE_URL: 'https://oper.example', TRUST_PROXY: 'true' };

it('the settings are off by default and read with and without subdomains', () => {
  expect(readConfig(proxied).hsts).toBeUndefined();
  expect(readConfig({ ...proxied, HSTS_MAX_AGE: '300' }).hsts).toEqual({ maxAge: 300, includeSubDomains: false });
  expect(readConfig({ ...proxied, HSTS_MAX_AGE: '300', HSTS_SUBDOMAINS: 'true' }).hsts).toEqual({
    maxAge: 300,
    includeSubDomains: true,
  });
});

it.each<[string, Record<string, string>, RegExp]>([
  ['an age that is no number', { ...proxied, HSTS_MAX_AGE: '1y' }, /HSTS_MAX_AGE/],
  ['an age beyond two years', { ...proxied, HSTS_MAX_AGE: '63072001' }, /HSTS_MAX_AGE/],
  ['subdomains without an age', { ...proxied, HSTS_SUBDOMAINS: 'true' }, /HSTS_SUBDOMAINS: needs HSTS_MAX_AGE/],
  ['a site by http', { TRUST_PROXY: 'true', HSTS_MAX_AGE: '300' }, /HSTS_MAX_AGE: needs a SITE_URL with https/],
  ['no trusted proxy', { SITE_URL: 'https://oper.example', HSTS_MAX_AGE: '300' }, /HSTS_MAX_AGE: .*TRUST_PROXY/],
])('the settings refuse %s', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
