import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { targetsApi } from '#contract/api.ts';
import { makeArticle } from '#tests/factories/article.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { makePage } from '#tests/factories/page.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { checkAddress, isPublicAddress } from './check-address.ts';

let stage: TestHouse;
let editor: Record<string, string>;
beforeAll(async () => {
  stage = await createTestHouse();
  editor = await stage.signIn('editor');
});
afterAll(() => stage.close());

async function found(path: string) {
  const answer = await stage.app.request(`/de/pageeditor-api/${path}`, { headers: editor });
  expect(answer.status).toBe(200);
  return targetsApi.search.response.parse(await answer.json()).results;
}

test('things are found by words of their title in either language, with whether visitors see them', async () => {
  const { house } = stage;
  const page = await makePage(house, { title: { de: 'Zauberwerkstatt', en: 'Magic shop' }, isOnline: false });
  const past = await makeEvent(house, {
    title: { de: 'Zauberflöte', en: 'The Magic Flute' },
    start: new Date(house.clock().getTime() - 40 * 86_400_000),
    end: new Date(house.clock().getTime() - 39 * 86_400_000),
  });
  const coming = await makeEvent(house, { title: { de: 'Zauberflöte', en: 'The Magic Flute' } });
  expect((await found('targets?query=magic')).map(({ target, state }) => [target, state])).toEqual([
    [`page:${page.id}`, 'hidden'],
    [`event:${coming.id}`, 'public'],
    [`event:${past.id}`, 'past'],
  ]);
  expect((await found('targets?query=zauber&kind=page')).map(({ target }) => target)).toEqual([`page:${page.id}`]);
  expect(await found('targets?query=100%25')).toEqual([]);
});

test('references tell what they lead to now, an article that is not out yet is hidden, and what is gone is missing', async () => {
  const { house } = stage;
  const article = await makeArticle(house, { publishedAt: new Date(house.clock().getTime() + 86_400_000) });
  const results = await found(`target-states?targets=article:${article.id},page:987654,event:4000000000`);
  expect(results.map(({ target, state }) => [target, state])).toEqual([[`article:${article.id}`, 'hidden']]);
});

test('a link keeps leading to a page that gets another address', async () => {
  const { house } = stage;
  const page = await makePage(house, { slug: { de: 'vorher', en: 'before' } });
  const [before] = await found(`target-states?targets=page:${page.id}`);
  const answer = await stage.app.request(`/de/api/pages/${page.id}/`, {
    method: 'POST',
    headers: { ...editor, 'content-type': 'application/json' },
    body: JSON.stringify({ slug: { de: 'nachher', en: 'after' } }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const [after] = await found(`target-states?targets=page:${page.id}`);
  expect([before?.url, after?.url]).toEqual(['/de/vorher', '/de/nachher']);
});

test('visitors do not ask', async () => {
  for (const path of ['targets', 'target-states?targets=page:1', 'address-state?address=https://oper.example'])
    expect((await stage.app.request(`/de/pageeditor-api/${path}`)).status).toBe(401);
});

describe('a foreign address', () => {
  let server: Server;
  let address: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, answer) => {
      asked.push(request.method ?? '');
      answer.writeHead(request.url === '/da' ? 200 : request.url === '/um' ? 302 : 404, { location: '/da' }).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('is asked once, without its content, and no redirect is followed', async () => {
    const anywhere = () => true;
    expect(await checkAddress(`${address}/da`, anywhere)).toBe('reachable');
    expect(await checkAddress(`${address}/um`, anywhere)).toBe('reachable');
    expect(await checkAddress(`${address}/weg`, anywhere)).toBe('not_found');
    expect(asked).toEqual(['HEAD', 'HEAD', 'HEAD']);
  });

  test('inside the house’s own network is never asked, by name or by number', async () => {
    asked.length = 0;
    expect(await checkAddress(`${address}/da`)).toBe('unknown');
    const port = new URL(address).port;
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      expect(await checkAddress(`http://${host}:${port}/da`)).toBe('unknown');
    expect(asked).toEqual([]);
  });

  test.each([
    ['93.184.216.34', true],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['2606:2800:220:1::1', true],
  ])('%s is public: %s', (ip, expected) => {
    expect(isPublicAddress(ip)).toBe(expected);
  });
});
