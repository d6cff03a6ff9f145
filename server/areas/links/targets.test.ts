import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targetsApi } from '#contract/api.ts';
import { makeArticle, makeEvent, makePage } from '#tests/factories/rows.ts';
import { listenOnLoopback, type Loopback } from '#tests/loopback.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { isPublicAddress } from '../../platform/safe-fetch/public-network.ts';
import { checkAddress } from './routes.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

async function found(path: string) {
  const answer = await stage.app.request(`/de/pageeditor-api/${path}`, { headers: editor });
  expect(answer.status).toBe(200);
  return targetsApi.search.response.parse(await answer.json()).results;
}

it('finds entities by words of their title in either language, with their visibility', async () => {
  const { ctx } = stage;
  const page = await makePage(ctx, { title: { de: 'Zauberwerkstatt', en: 'Magic shop' }, isOnline: false });
  const past = await makeEvent(ctx, {
    title: { de: 'Zauberflöte', en: 'The Magic Flute' },
    start: new Date(ctx.clock().getTime() - 40 * 86_400_000),
    end: new Date(ctx.clock().getTime() - 39 * 86_400_000),
  });
  const coming = await makeEvent(ctx, { title: { de: 'Zauberflöte', en: 'The Magic Flute' } });
  expect((await found('targets?query=magic')).map(({ target, state }) => [target, state])).toEqual([
    [`page:${page.id}`, 'hidden'],
    [`event:${coming.id}`, 'public'],
    [`event:${past.id}`, 'past'],
  ]);
  expect((await found('targets?query=zauber&kind=page')).map(({ target }) => target)).toEqual([`page:${page.id}`]);
  await makePage(ctx, { title: { de: 'Frühjahrs\u00adkonzert', en: '' } });
  expect(await found('targets?query=fruhjahrskonzert')).toHaveLength(1);
  expect(await found('targets?query=100%25')).toEqual([]);
});

it('returns the current target of references: a scheduled article is hidden, a deleted entity missing', async () => {
  const { ctx } = stage;
  const article = await makeArticle(ctx, { publishedAt: new Date(ctx.clock().getTime() + 86_400_000) });
  const results = await found(`target-states?targets=article:${article.id},page:987654,event:4000000000`);
  expect(results.map(({ target, state }) => [target, state])).toEqual([[`article:${article.id}`, 'hidden']]);
});

it('follows a page to its new address', async () => {
  const { ctx } = stage;
  const page = await makePage(ctx, { slug: { de: 'vorher', en: 'before' } });
  const [before] = await found(`target-states?targets=page:${page.id}`);
  const renamed = { slug: { de: 'nachher', en: 'after' } };
  expect(await send(stage, 'POST', `/de/api/pages/${page.id}/`, editor, renamed)).toMatchObject({ status: 200 });
  const [after] = await found(`target-states?targets=page:${page.id}`);
  expect([before?.url, after?.url]).toEqual(['/de/vorher', '/de/nachher']);
});

describe('an external address', () => {
  const methods: string[] = [];
  const server = createServer((request, answer) => {
    methods.push(request.method ?? '');
    answer.writeHead(request.url === '/da' ? 200 : request.url === '/um' ? 302 : 404, { location: '/da' }).end();
  });
  let loopback: Loopback;
  let address: string;
  beforeAll(async () => {
    loopback = await listenOnLoopback(server);
    address = `http://localhost:${loopback.port}`;
  });
  afterAll(() => loopback.close());

  it('is requested once with HEAD, and no redirect is followed', async () => {
    const anywhere = () => true;
    expect(await checkAddress(`${address}/da`, anywhere)).toBe('reachable');
    expect(await checkAddress(`${address}/um`, anywhere)).toBe('reachable');
    expect(await checkAddress(`${address}/weg`, anywhere)).toBe('not_found');
    expect(methods).toEqual(['HEAD', 'HEAD', 'HEAD']);
  });

  it('inside the private network is never requested, by name or by IP address', async () => {
    methods.length = 0;
    expect(await checkAddress(`${address}/da`)).toBe('unknown');
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      expect(await checkAddress(`http://${host}:${loopback.port}/da`)).toBe('unknown');
    expect(methods).toEqual([]);
  });

  it.each([
    ['93.184.216.34', true],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    // 6to4, Teredo, NAT64 with both prefixes, mapped, compatible, translated, ISATAP
    ['2002:7f00:1::', false],
    ['2002:0a00:0001::1', false],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', false],
    ['64:ff9b::10.0.0.1', false],
    ['64:ff9b:1::10.0.0.1', false],
    ['::ffff:93.184.216.34', false],
    ['::127.0.0.1', false],
    ['::ffff:0:10.0.0.1', false],
    ['2606:2800:220:1:0:5efe:10.0.0.1', false],
    ['2606:2800:220:1:200:5efe:a00:1', false],
    ['2001:db8::1', false],
    ['fec0::1', false],
    ['2003::5efe:a00:1', false],
    ['fe80::1%eth0', false],
    ['4000::1', false],
    ['203.0.113.1', false],
    ['192.88.99.1', false],
    ['2001:4860:4860::8888', true],
    ['2606:2800:220:1::1', true],
  ])('%s is public: %s', (ip, expected) => {
    expect(isPublicAddress(ip)).toBe(expected);
  });
});
