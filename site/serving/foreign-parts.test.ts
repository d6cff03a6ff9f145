import { expect, it } from 'vitest';
import { article, eventAnswer } from '#tests/answers.ts';
import { listOf } from '#tests/open-page.ts';
import { backend, origin, visit } from '#tests/visit-site.ts';

const entry = (menu_name: string, url: string) => ({ menu_name, url, children: [], hasChildren: false });
const known = {
  'pageeditor-api/nav': {
    main_navigation: [entry('Magazin', '/de/blog'), entry('Besuch', '/de/besuch')],
    menu: [entry('Karten', '/webshop')],
    footer: [entry('Abo', '/de/abonnements')],
  },
  'pageeditor-api/redirect': [],
  'pageeditor-api/page/': {
    title: 'Start',
    modules: [{ model: 'link', id: 'a', content: 'Zum Abo', link_url: '/de/abonnements' }],
  },
  'api/events/': listOf([eventAnswer(1)]),
  'api/blog/articles/': listOf([article(1)]),
};

async function open(address: string, off?: unknown) {
  const answers = { ...known, 'api/site/': { name: 'Fremdes Haus', ...(off !== undefined && { parts_off: off }) } };
  const answer = await visit(address, {
    contentFetch: backend(answers),
    config: { contentApiUrl: 'https://backend.example', siteUrl: origin },
  });
  return { status: answer.status, html: await answer.text() };
}

const traces = /\/de\/(?:blog|abonnements|merkzettel)|\/webshop|name="EMAIL"|Zum Abo/g;

it.each([undefined, null, 'all', ['museum']])('a foreign backend whose setting is %j has every part', async (off) => {
  const { html } = await open('/de', off);
  expect(new Set(html.match(traces))).toEqual(
    new Set(['/de/blog', '/de/abonnements', '/de/merkzettel', '/webshop', 'name="EMAIL"', 'Zum Abo']),
  );
  expect(html).not.toContain('rel="manifest"');
  expect((await open('/de/blog', off)).status).toBe(200);
});

it('what a foreign backend switches off is on no page, whatever else it sends', async () => {
  const off = ['magazine', 'subscriptions', 'webshop', 'newsletter', 'shortlist'];
  const { status, html } = await open('/de', off);
  expect([status, html.match(traces)]).toEqual([200, null]);
  expect(html).toContain('/de/besuch');
  for (const address of ['/de/blog', '/de/abonnements', '/de/merkzettel', '/de/newsletter', '/webshop']) {
    const found = await open(address, off);
    expect(found.status, address).toBe(404);
    expect(found.html, address).toContain('/de/besuch');
  }
});
