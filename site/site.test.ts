import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inlineScripts } from './inline-scripts.fixture.ts';
import { picture } from '#tests/answers.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { buildDir } from '#tests/site-build.ts';
import { type Answers, backend, build, createSite, origin, visit as visitBuilt } from '#tests/visit-site.ts';

const settings = {
  name: 'Oper Colonia',
  phone: '0221 1',
  claim: { de: 'x', en: 'y' },
  social: [{ name: 'YouTube', url: 'https://youtube.com/x' }],
};
const navigation = {
  main_navigation: [{ menu_name: 'Besuch', url: '/de/besuch', children: [], hasChildren: false }],
  menu: [],
  footer: [],
};
const visit = {
  id: 5,
  title: 'Ihr Besuch',
  urls: { de: '/de/besuch', en: '/en/visit' },
  is_online: true,
  meta_description: 'Alles für Ihren Abend.',
  hero: picture(1, { base: '/media/1/abcdefabcdef' }),
  modules: [{ model: 'headline', id: 'h1', content: 'Anfahrt</script><b>', headline_level: '2' }],
};
const answers: Answers = {
  'pageeditor-api/nav': navigation,
  'api/site/': settings,
  'pageeditor-api/redirect': [{ old_path: '/de/alt', new_path: '/de/besuch' }],
  'pageeditor-api/redirect/frueher': { new_path: '/de/besuch' },
  'pageeditor-api/page/besuch': visit,
  'pageeditor-api/page/visit': { ...visit, title: 'Your visit' },
  'pageeditor-api/page/zu': { ...visit, is_online: false },
};

interface Given {
  answers?: Answers;
  contentFetch?: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
}

function visitSite(
  address: string,
  { answers: known = answers, contentFetch = backend(known), headers = {} }: Given = {},
): Promise<Response> {
  return visitBuilt(address, { contentFetch, headers });
}

it('a page is complete in the server’s HTML, in its language, with the tags of its dependencies', async () => {
  const german = await visitSite('/de/besuch');
  const html = await german.text();
  expect(german.status).toBe(200);
  expect(german.headers.get('cache-tag')?.split(',').toSorted()).toEqual([
    'tag-',
    'tag-besuch',
    'tag-nav',
    'tag-redirect',
  ]);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
  expect(html).toContain('<title>Ihr Besuch – Oper Colonia</title>');
  expect(html).toContain('Zum Inhalt springen');
  expect(html.match(/<h1/g)).toHaveLength(1);
  const english = await (await visitSite('/en/visit')).text();
  expect(english).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(english).toContain('Skip to content');
  expect(english).toContain('<a href="/de/besuch" lang="de" hrefLang="de"');
});

it('news is part of the page and of its tags, and its script may run', async () => {
  const link = { url: '/de/besuch' };
  const news = [
    { id: 3, title: 'Straßenbahn', text: '', link, link_text: 'Anfahrt' },
    { id: 4, title: 'Später', text: '', link, link_text: '' },
  ];
  const list = { count: 2, next: null, previous: null, results: news };
  const headers = { 'Cache-Tag': 'breaking-news', 'Cache-Until': '2099-01-01T00:00:00.000Z' };
  const others = backend(answers);
  const contentFetch = (request: Request) =>
    request.url.endsWith('/de/api/breaking-news/')
      ? Promise.resolve(Response.json(list, { headers }))
      : others(request);
  const answer = await visitSite('/de/besuch', { contentFetch });
  const html = await answer.text();
  const banner = /<section[^>]*aria-label="Wichtige Information"[\s\S]*?<\/section><script>(.*?)<\/script>/.exec(html);
  expect(banner?.[0]).toContain('Straßenbahn');
  expect(html.slice(0, html.indexOf('<main'))).not.toContain('Später');
  expect(answer.headers.get('cache-tag')?.split(',')).toContain('breaking-news');
  expect(answer.headers.get('cache-until')).toBe('2099-01-01T00:00:00.000Z');
  const hash = createHash('sha256')
    .update(banner?.[1] ?? '')
    .digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

it('the policy allows exactly the inline scripts of the page', async () => {
  const answer = await visitSite('/de/besuch');
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const hashes = inlineScripts(html).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(hashes.length).toBeGreaterThan(0);
  expect(allowed.toSorted()).toEqual(["'self'", ...hashes].toSorted());
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
  expect(html).not.toContain('Anfahrt</script><b>');
});

it('scripts start after the first paint: the head names none, the start data ends the page, and nothing mentions the editor', async () => {
  const html = await (await visitSite('/de/besuch')).text();
  expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/<script|modulepreload/);
  const scripts = html.slice(html.lastIndexOf('</footer>')).match(/<script[^>]+src=[^>]*>/g);
  expect(scripts).toEqual([expect.stringMatching(/^<script src="\/assets\/start-[\w-]+\.mjs" defer>$/)]);
  expect(html.match(/<script[^>]+src=/g)).toHaveLength(1);
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  const assets = path.join(buildDir, 'client/assets');
  expect(files.length).toBeGreaterThan(3);
  expect(readdirSync(assets).some((file) => /^editor-[^/]*\.js$/.test(file))).toBe(true);
  expect(files.filter((file) => file.includes('editor'))).toEqual([]);
  const withChecks = files.filter((file) =>
    readFileSync(path.join(assets, path.basename(file)), 'utf8').includes('ZodError'),
  );
  expect(withChecks).toEqual([]);
});

it('every response has the security headers', async () => {
  for (const address of ['/de/besuch', '/de/nirgends', '/', '/de/besuch.data']) {
    const { headers } = await visitSite(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    // Only by a setting, for the whole server (server/http/with-hsts.ts).
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).toBeTruthy();
  }
});

it('an unsupported method is rejected with the allowed ones', async () => {
  const site = createSite({ contentFetch: backend(answers) });
  for (const [method, address, allowed] of [
    ['PUT', '/de/besuch', 'GET, HEAD'],
    ['POST', '/de/produktionen', 'GET, HEAD'],
    ['OPTIONS', '/en/contacts', 'GET, HEAD, POST'],
    ['DELETE', '/en/contacts', 'GET, HEAD, POST'],
  ] as const) {
    const answer = await site(new Request(origin + address, { method, headers: { origin } }));
    expect([answer.status, answer.headers.get('allow')], `${method} ${address}`).toEqual([405, allowed]);
  }
});

it('an unknown address shows the error page, with status 404, title 404 and no caching', async () => {
  const answer = await visitSite('/de/nirgends');
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-tag')).toBeNull();
  expect(html).toContain('<title>404</title>');
  expect(html).toContain('404 Not Found');
  expect(html).toContain('Die gesuchte Seite wurde leider nicht gefunden.');
  expect(html).toContain('zur Startseite');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await visitSite('/en/nowhere')).text()).toContain(
    'Unfortunately, the page you are looking for could not be found.',
  );
});

it.each(['/fr/besuch', '/de/%E0%A4%A', '/de/a%00b', '/de/zu', '/favicon.ico'])('%s is not found', async (address) => {
  expect((await visitSite(address)).status).toBe(404);
});

it.each([
  ['/', 302, '/de'],
  ['/de/alt?a=1', 301, '/de/besuch?a=1'],
  ['/de/frueher?a=1', 301, '/de/besuch?a=1'],
])('%s answers %i to %s', async (address, status, location) => {
  const answer = await visitSite(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

it('a session sees offline pages and old revisions, and its page is not cached', async () => {
  const requested: Request[] = [];
  const known = { ...answers, 'pageeditor-api/user': { email: 'a@oper.example', username: 'a', admin_menus: [] } };
  const headers = { cookie: 'a=b; proscenium.session_token=x' };
  expect((await visitSite('/de/zu', { answers: known, headers })).status).toBe(200);
  const answer = await visitSite('/de/besuch?version_id=3', { contentFetch: backend(known, requested), headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-tag')).toBeNull();
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(requested.some(({ url }) => url.endsWith('/page/besuch?version_id=3'))).toBe(true);
  expect(requested.every((request) => request.headers.get('cookie') === headers.cookie)).toBe(true);
});

it('cookies of visitors without a session are not forwarded', async () => {
  const requested: Request[] = [];
  await visitSite('/de/besuch?edit', {
    contentFetch: backend(answers, requested),
    headers: { cookie: 'cookie_consent_settings=x' },
  });
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.some((request) => request.headers.has('cookie'))).toBe(false);
  expect(requested.some(({ url }) => url.includes('edit='))).toBe(false);
});

it('when the error page fails too, a minimal page with a link home is sent', async () => {
  const root = build.routes.root;
  if (!root) throw new Error('no root');
  const ErrorBoundary = () => {
    throw new Error('broken');
  };
  const broken = {
    ...build,
    routes: { ...build.routes, root: { ...root, module: { ...root.module, ErrorBoundary } } },
  };
  const site = createSite({ build: broken, contentFetch: backend(answers) });
  const answer = await site(new Request(`${origin}/de/nirgends`));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('An error occurred while showing the error page</p><p><a href="/">');
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('broken'), expect.stringContaining('broken')]);
});

it('a page without its unavailable menus is shown, but not cached; the log says so once', async () => {
  const whole = backend(answers);
  const contentFetch = (request: Request) =>
    request.url.endsWith('/nav') ? Promise.resolve(new Response(null, { status: 503 })) : whole(request);
  const site = createSite({ contentFetch });
  const visits = [1, 2].map(() => site(new Request(`${origin}/de/besuch`)));
  for (const { status, headers } of await Promise.all(visits))
    expect([status, headers.get('cache-tag')]).toEqual([200, null]);
  expect(takeConsoleErrors()).toEqual(['The menus cannot be had: 503 from getNavigation']);
});

it('a backend that only has pages is sufficient', async () => {
  const minimal = {
    'pageeditor-api/page/besuch': {
      title: 'Besuch',
      modules: [
        { model: 'text', id: 1, content: '<p>Guten Abend</p>' },
        { model: 'unheard-of', id: 2 },
      ],
    },
  };
  const answer = await visitSite('/de/besuch', { answers: minimal });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<p>Guten Abend</p>');
  expect(html).toContain('<title>Besuch</title>');
});

it('a data request has the same tags, and redirects as data', async () => {
  const data = await visitSite('/de/besuch.data?_routes=de.slug');
  expect(data.status).toBe(200);
  expect(data.headers.get('cache-tag')?.split(',')).toContain('tag-besuch');
  const moved = await visitSite('/de/alt.data');
  expect([moved.status, await moved.text()]).toEqual([202, expect.stringContaining('/de/besuch')]);
});

it('global data is requested once, until it changes', async () => {
  const requested: Request[] = [];
  const listeners: ((tags: string[] | null) => void)[] = [];
  const onChange = (listener: (tags: string[] | null) => void) => void listeners.push(listener);
  const site = createSite({ contentFetch: backend(answers, requested), onChange });
  const menus = () => requested.filter(({ url }) => url.endsWith('/nav')).length;
  const first = await site(new Request(`${origin}/de/besuch`));
  const second = await site(new Request(`${origin}/de/besuch`));
  expect(menus()).toBe(1);
  expect(second.headers.get('cache-tag')?.split(',').toSorted()).toEqual(
    first.headers.get('cache-tag')?.split(',').toSorted(),
  );
  for (const listener of listeners) listener(['tag-nav']);
  await site(new Request(`${origin}/de/besuch`));
  expect(menus()).toBe(2);
});
