import { expect, test } from '@playwright/test';

test('the address of a page in the other language redirects to the right one', async ({ request }) => {
  const answer = await request.get('/en/besuch/anfahrt?a=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  const location = new URL(answer.headers().location ?? '', 'http://house.example');
  expect(location.pathname + location.search).toBe('/en/visit/getting-here?a=1');
});

test('an old address redirects with 301', { tag: '@core' }, async ({ request }) => {
  const redirects = (await (await request.get('/de/pageeditor-api/redirect')).json()) as {
    old_path: string;
    new_path: string;
  }[];
  expect(redirects.length).toBeGreaterThan(0);
  for (const { old_path: from, new_path: to } of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers().location, from).toContain(to);
  }
});

test('a page is cached, compressed, and answers 304 to a matching ETag', { tag: '@core' }, async ({ request }) => {
  await request.get('/de');
  const answer = await request.get('/de', { headers: { 'Accept-Encoding': 'br' } });
  const { etag = '', ...headers } = answer.headers();
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(headers['cache-control']).toContain('must-revalidate');
  // Cache-Tag is sent only if a setting asks for it.
  expect(headers).not.toHaveProperty('cache-tag');
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'self'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const again = await request.get('/de', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('a page rendered for an editor is never cached', async ({ request }) => {
  const answer = await request.get('/de?edit');
  expect(answer.headers()['cache-control']).toMatch(/private|no-store/);
  expect(answer.headers()).not.toHaveProperty('cache-tag');
});

test('built files are immutable', async ({ request }) => {
  const html = await (await request.get('/de')).text();
  const assets = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g)].map(([address]) => address))];
  expect(assets.length).toBeGreaterThan(0);
  for (const asset of assets) {
    const answer = await request.get(asset);
    expect(answer.status(), asset).toBe(200);
    expect(answer.headers()['cache-control'], asset).toContain('immutable');
  }
});
