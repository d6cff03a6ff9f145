import { expect, it } from 'vitest';
import { backend, visit } from '#tests/visit-site.ts';
import { stylesFirst } from './styles-first.ts';

const besuch = { id: 5, title: 'Ihr Besuch', urls: { de: '/de/besuch' }, is_online: true, modules: [] };

async function request(address: string) {
  const answer = await visit(address, { contentFetch: backend({ 'pageeditor-api/page/besuch': besuch }) });
  const html = await answer.text();
  return { head: html.slice(0, html.indexOf('</head>')), policy: answer.headers.get('content-security-policy') ?? '' };
}

it.each(['/de', '/de/besuch'])('%s requests its style sheets before its fonts', async (address) => {
  const { head, policy } = await request(address);
  expect(head).not.toContain('<style>');
  expect(policy).toContain("style-src 'self';");
  expect(head.indexOf('rel="stylesheet"')).toBeGreaterThan(0);
  expect(head.indexOf('rel="stylesheet"')).toBeLessThan(head.indexOf('rel="preload"'));
});

it('a head without fonts is unchanged', () => {
  expect(stylesFirst('<head><link rel="stylesheet" href="/a.css"/>')).toBe(
    '<head><link rel="stylesheet" href="/a.css"/>',
  );
});
