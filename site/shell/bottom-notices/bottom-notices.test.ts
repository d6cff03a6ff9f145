import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { textOf } from '#tests/open-page.ts';
import { backend, visit } from '#tests/visit-site.ts';

const home = { id: 1, title: 'Start', urls: { de: '/de', en: '/en' }, modules: [], is_online: true };
const session = 'proscenium.session_token=abc';

interface Given {
  isOpen?: boolean;
  capabilities?: string[];
  cookie?: string;
}

/** The notices of a page; null without any. */
async function noticesOf(address: string, { isOpen = false, capabilities = [], cookie = session }: Given) {
  const asked: Request[] = [];
  const known = {
    'api/site/': { name: 'Oper', is_open: isOpen },
    'pageeditor-api/page/': home,
    'pageeditor-api/page': home,
    'pageeditor-api/user': { email: 'a@oper.example', username: 'A', capabilities },
  };
  const answer = await visit(address, { contentFetch: backend(known, asked), headers: { cookie } });
  const { document } = new JSDOM(await answer.text()).window;
  return { notices: document.querySelector('.bottom-notices'), asked: asked.map(({ url }) => new URL(url).pathname) };
}

it('signed-in people read that the house is not open; who may open it gets the way to the checklist', async () => {
  const editor = (await noticesOf('/de', { capabilities: ['pages'] })).notices;
  expect(textOf(editor)).toContain('Noch nicht geöffnet. Besucherinnen und Besucher sehen die Website noch nicht.');
  expect(editor?.querySelector('a')).toBeNull();
  const admin = (await noticesOf('/en', { capabilities: ['pages', 'settings'] })).notices;
  expect(textOf(admin)).toContain('Not open yet.');
  expect(admin?.querySelector('a')?.getAttribute('href')).toBe('/admin');
});

it('neither an open house nor the editor has the notice', async () => {
  expect((await noticesOf('/de', { isOpen: true, capabilities: ['settings'] })).notices).toBeNull();
  expect((await noticesOf('/de?edit', { capabilities: ['settings'] })).notices).toBeNull();
});

it('a page of an open house does not ask who its visitor is', async () => {
  const { asked } = await noticesOf('/de', { isOpen: true, cookie: '' });
  expect(asked.filter((path) => path.endsWith('/user'))).toEqual([]);
});
