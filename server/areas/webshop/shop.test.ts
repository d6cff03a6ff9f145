import { afterAll, beforeEach, expect, it } from 'vitest';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { framed } from '#tests/ticket-provider.ts';
import { openShopServer, openShops, useLanguage, visitShop } from './shop-server.fixture.ts';

const session = 'proscenium.session_token=secret; csrftoken=token';
const html = { 'content-type': 'text/html; charset=utf-8' };

type Shops = Awaited<ReturnType<typeof openShops>>;
let provider: Shops['provider'];
let ctx: Shops['shopServer'];
const shops = await openShops();
({ provider, shopServer: ctx } = shops);
beforeEach(() => shops.reset());
afterAll(() => shops.close());

const visit = (path: string, init: RequestInit = {}, at = ctx) => visitShop(at, path, init);

it('a shop page is requested from the provider at the same path, in the language of the shop', async () => {
  const answer = await visit('/webshop/webticket/seatmap?eventId=7&language=en', {
    headers: { 'user-agent': 'Browser', referer: `${ctx.url}/en/programme?date=2026-12-05&utm_source=x` },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Saalplan');
  expect(provider.requested).toMatchObject([
    {
      method: 'GET',
      url: '/webshop/webticket/seatmap?eventId=7&language=en',
      headers: {
        host: `127.0.0.1:${provider.port}`,
        'accept-language': 'en',
        'user-agent': 'Browser',
        'x-forwarded-host': 'oper.example',
        'x-forwarded-for': '127.0.0.1',
        referer: 'http://oper.example/en/programme?date=2026-12-05',
      },
    },
  ]);
});

it('a shop page includes the test shop; an address with a similar prefix belongs to the site', async () => {
  await visit('/colonia-koeln.webshop/webticket/shop');
  await visit('/other-koeln.webshop/webticket/shop');
  await visit('/webshopping');
  expect(provider.requested.map(({ url }) => url)).toEqual(['/colonia-koeln.webshop/webticket/shop']);
  expect(ctx.seen.site).toEqual(expect.arrayContaining(['/other-koeln.webshop/webticket/shop', '/webshopping']));
});

it('a shop page is never cached', async () => {
  provider.answer = (_, outgoing) =>
    outgoing.writeHead(200, { ...html, 'cache-control': 'public, max-age=600', 'cache-tag': 'x' }).end(framed('a'));
  const { headers } = await visit('/webshop/webticket/cart');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  await visit('/webshop/webticket/cart');
  expect(provider.requested).toHaveLength(2);
});

it('a shop page forwards a form unchanged and reports an order', async () => {
  provider.answer = (_, outgoing) => outgoing.writeHead(303, { location: '/webshop/webticket/cart' }).end();
  const body = new URLSearchParams({ 'full-0': '2', name: 'Jenůfa & Co' });
  const answer = await visit('/webshop/webticket/bestseatselect', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/webshop/webticket/cart']);
  expect(provider.requested[0]).toMatchObject({ method: 'POST', body: 'full-0=2&name=Jen%C5%AFfa+%26+Co' });
  expect(ctx.seen.orders).toBe(1);
});

it('a shop page keeps its language if the address contains none', async () => {
  const first = await visit('/webshop/webticket/shop?language=en');
  const cookie = first.headers.getSetCookie().find((each) => each.startsWith('webshop_language'));
  expect(cookie).toBe('webshop_language=en; Path=/webshop; HttpOnly; SameSite=Lax');
  await visit('/webshop/webticket/cart', { headers: { cookie: 'webshop_language=en' } });
  await visit('/webshop/webticket/cart', { headers: { referer: 'http://oper.example/en/visit' } });
  expect(provider.requested.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'en', 'en']);
});

it.each([
  ['/webshop/webticket/eventlist', '/de/programm'],
  ['/webshop/webticket/eventlist?production=3&language=en', '/en/programme'],
  ['/colonia-koeln.webshop/webticket/eventlist/', '/de/programm'],
])('a shop page: %s redirects to the programme of the site', async (path, programme) => {
  const answer = await visit(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, programme]);
  expect(provider.requested).toEqual([]);
});

it('cookies of the site are not sent to the provider, its own are sent under their original names', async () => {
  await visit('/webshop/webticket/cart', {
    headers: { cookie: `${session}; shop.JSESSIONID=abc; cookie_consent_settings=1; shop.bad name=x` },
  });
  expect(provider.requested[0]?.headers.cookie).toBe('JSESSIONID=abc');
  await visit('/webshop/webticket/cart', { headers: { cookie: session } });
  expect(provider.requested[1]?.headers).not.toHaveProperty('cookie');
});

it('cookies of the provider cannot collide with those of the site, whatever their name, path and domain', async () => {
  provider.answer = (_, outgoing) =>
    outgoing
      .writeHead(200, {
        ...html,
        'set-cookie': [
          'proscenium.session_token=mine; Path=/; HttpOnly',
          'csrftoken=mine; Path=/; Domain=oper.example; Max-Age=600',
          '__Host-x=1; Path=/; Secure; SameSite=None',
          'evil; Path=/',
          'a b=c',
          'x=y z',
        ],
      })
      .end(framed('a'));
  const { headers } = await visit('/webshop/webticket/cart');
  expect(headers.getSetCookie()).toEqual([
    'shop.proscenium.session_token=mine; Path=/webshop; HttpOnly; SameSite=Lax',
    'shop.csrftoken=mine; Max-Age=600; Path=/webshop; HttpOnly; SameSite=Lax',
    'shop.__Host-x=1; Path=/webshop; HttpOnly; SameSite=Lax',
  ]);
});

it('headers of the provider are removed except those that a shop needs', async () => {
  provider.answer = (_, outgoing) =>
    outgoing
      .writeHead(200, {
        ...html,
        'content-security-policy': "script-src 'unsafe-inline'",
        'clear-site-data': '"*"',
        'service-worker-allowed': '/',
        refresh: '0; url=https://evil.example',
        'strict-transport-security': 'max-age=1',
        'access-control-allow-origin': '*',
        link: '</x>; rel=preload',
        server: 'Apache',
      })
      .end(framed('<script>alert(1)</script>'));
  const { headers } = await visit('/webshop/webticket/cart');
  for (const name of [
    'clear-site-data',
    'service-worker-allowed',
    'refresh',
    'access-control-allow-origin',
    'link',
    'server',
  ])
    expect(headers.get(name), name).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain("script-src 'unsafe-inline'");
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

const policyOf = async (each: Shops['shopServer'], headers: Record<string, string> = {}) => {
  const answer = await fetch(`${each.url}/webshop/webticket/cart`, { headers });
  const rules = (answer.headers.get('content-security-policy') ?? '').split('; ').map((rule) => rule.split(' '));
  return Object.fromEntries(rules.map(([name = '', ...values]) => [name, values]));
};

it('no script of the provider runs by default', async () => {
  const policy = await policyOf(ctx);
  expect(policy['script-src']).toEqual(['http://oper.example/assets/', `${ctx.url}/assets/`]);
  expect(policy['connect-src']).toEqual(["'none'"]);
  expect(policy['worker-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(
    expect.arrayContaining(['http://oper.example/webshop/', 'https://pay.example']),
  );
  expect(policy['form-action']).not.toContain("'self'");
});

it('script files of the provider run if configured, but never next to a session', async () => {
  const agreed = await openShopServer(provider.url, { scripts: true });
  const policy = await policyOf(agreed);
  expect(policy['script-src']).toEqual(expect.arrayContaining(['http://oper.example/webshop/', provider.url]));
  expect(policy['script-src']).not.toContain("'unsafe-inline'");
  expect(policy['connect-src']).not.toContain("'self'");
  const signedIn = await policyOf(agreed, { cookie: session });
  expect(signedIn['script-src']).toEqual(['http://oper.example/assets/', `${agreed.url}/assets/`]);
  await agreed.close();
});

const leadTo = async (location: string, status = 302) => {
  provider.answer = (_, outgoing) => outgoing.writeHead(status, { location }).end();
  const answer = await visit('/webshop/webticket/shop?event=7');
  return [answer.status, answer.headers.get('location')];
};

it('redirects of the provider lead to the shop, to the site, or to an allowed host', async () => {
  expect(await leadTo('selectseat?eventId=7')).toEqual([302, '/webshop/webticket/selectseat?eventId=7']);
  expect(await leadTo(`${provider.url}/webshop/a;jsessionid=1#b`, 301)).toEqual([302, '/webshop/a;jsessionid=1#b']);
  expect(await leadTo('http://oper.example/de/programm', 308)).toEqual([307, '/de/programm']);
  expect(await leadTo('https://pay.example/x?y=1')).toEqual([302, 'https://pay.example/x?y=1']);
  expect(takeConsoleErrors()).toEqual([]);
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  'http://pay.example/',
  'javascript:alert(1)',
  'http://[',
  '/admin',
  `http://oper.example//evil.example`,
])('redirects of the provider to %s return the frame with an error', async (location) => {
  expect(await leadTo(location)).toEqual([502, null]);
  takeConsoleErrors();
});

it('redirects of the provider without an end return an error', async () => {
  provider.answer = ({ url }, outgoing) => outgoing.writeHead(302, { location: url.endsWith('a') ? 'b' : 'a' }).end();
  let path = '/webshop/webticket/a';
  let cookie = '';
  for (let hops = 1; hops <= 20; hops += 1) {
    const answer = await visit(path, { headers: { cookie } });
    if (answer.status !== 302) {
      expect([answer.status, hops]).toEqual([502, 9]);
      expect(await answer.text()).toContain('data-shop="away"');
      expect(answer.headers.getSetCookie().join()).toContain('webshop_hops=; Max-Age=0');
      takeConsoleErrors();
      return;
    }
    path = answer.headers.get('location') ?? '';
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  throw new Error('It went round for ever');
});

const get = (target: string, more = '') =>
  useLanguage(ctx.port, `GET ${target} HTTP/1.1\r\nHost: oper.example\r\nConnection: close\r\n${more}\r\n`);

it.each([
  '//evil.example/webshop/x',
  '/webshop/../admin',
  '/webshop/%2e%2e/admin',
  '/webshop/..%2fadmin',
  '/webshop/a%2fb',
  '/webshop/a%5c..%5cb',
  '/webshop//evil.example',
  '/webshop/\\evil.example',
  '/webshop/%00',
])('protection against misuse as a proxy rejects %s', async (target) => {
  expect(await get(target)).toMatch(/^HTTP\/1\.1 404 /);
  expect(provider.requested).toEqual([]);
});

it('protection against misuse as a proxy rejects other methods and other Host values', async () => {
  expect(await useLanguage(ctx.port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toBe('');
  expect((await visit('/webshop/webticket/cart', { method: 'DELETE' })).status).toBe(405);
  await useLanguage(ctx.port, 'GET /webshop/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(provider.requested.map(({ headers }) => headers.host)).toEqual([`127.0.0.1:${provider.port}`]);
});

it('protection against misuse as a proxy requests a target in absolute form from the provider, whatever host it names', async () => {
  expect(await get('http://evil.example/webshop/x')).toMatch(/^HTTP\/1\.1 200 /);
  expect(provider.requested.map(({ url, headers }) => [url, headers.host])).toEqual([
    ['/webshop/x', `127.0.0.1:${provider.port}`],
  ]);
});

it('protection against misuse as a proxy detects a loop through itself', async () => {
  const answer = await visit('/webshop/webticket/cart', { headers: { via: '1.1 proscenium-shop' } });
  expect([answer.status, provider.requested.length]).toEqual([400, 0]);
});

const post = (head: string, body: string) =>
  useLanguage(
    ctx.port,
    `POST /webshop/x HTTP/1.1\r\nHost: oper.example\r\nConnection: close\r\n${head}\r\n\r\n${body}`,
  );
const hidden = 'GET /webshop/admin HTTP/1.1\r\nHost: x\r\n\r\n';

it.each([
  ['both lengths', `Content-Length: 5\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${hidden}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden],
  ['another encoding', 'Transfer-Encoding: gzip, chunked, x', `0\r\n\r\n${hidden}`],
  ['broken chunks', 'Transfer-Encoding: chunked', `zz\r\n${hidden}`],
  ['an invalid length', 'Content-Length: +5', hidden],
])('protection against misuse as a proxy rejects a hidden request: %s', async (...[, head, body]) => {
  await post(head, body);
  expect(provider.requested.map(({ url }) => url)).not.toContain('/webshop/admin');
  expect(provider.requested.filter(({ body: sent }) => sent.includes('admin'))).toEqual([]);
});

it('a chunked body is sent with its length, and one that is too long is rejected', async () => {
  await post('Transfer-Encoding: chunked', '3\r\na=1\r\n0\r\n\r\n');
  expect(provider.requested[0]).toMatchObject({ body: 'a=1', headers: { 'content-length': '3' } });
  expect(provider.requested[0]?.headers).not.toHaveProperty('transfer-encoding');
  const long = await visit('/webshop/x', { method: 'POST', body: 'x'.repeat(1_100_000) });
  expect([long.status, provider.requested.length]).toEqual([413, 1]);
});

it('hop-by-hop headers and unknown headers of visitors are not forwarded', async () => {
  await get(
    '/webshop/x',
    'X-Forwarded-For: 1.2.3.4\r\nAuthorization: Basic x\r\nX-Evil: 1\r\nTE: trailers\r\nUpgrade: h2c\r\n',
  );
  const { headers } = provider.requested[0] ?? {};
  for (const name of ['authorization', 'x-evil', 'te', 'upgrade']) expect(headers, name).not.toHaveProperty(name);
  expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
});

it.each([
  ['192.0.2.9, 2001:db8::7', '2001:db8::7'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['unknown', '127.0.0.1'],
])('the provider is told the address of the visitor without its port: %s', async (forwarded, told) => {
  const behind = await openShopServer(provider.url, {}, {}, { trustProxy: true });
  await visit('/webshop/x', { headers: { 'x-forwarded-for': forwarded } }, behind);
  expect(provider.requested[0]?.headers['x-forwarded-for']).toBe(told);
  await behind.close();
});

it('without a provider, the shop is the empty frame, and its list of events redirects to the programme', async () => {
  const closed = await openShopServer(undefined);
  expect(await (await fetch(`${closed.url}/webshop/webticket/shop`)).text()).toContain('<div id="webshop"></div>');
  const list = await fetch(`${closed.url}/webshop/webticket/eventlist?language=en`, { redirect: 'manual' });
  expect(list.headers.get('location')).toBe('/en/programme');
  await closed.close();
});
