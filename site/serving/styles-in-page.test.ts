import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { backend, loadBuild, type SiteBuild, visit } from '#tests/visit-site.ts';
import { stylesFirst } from './styles-in-page.ts';

const besuch = { id: 5, title: 'Ihr Besuch', urls: { de: '/de/besuch' }, is_online: true, modules: [] };

let build: SiteBuild;
beforeAll(async () => {
  build = await loadBuild();
}, 120_000);

async function ask(address: string) {
  const answer = await visit(address, { build, contentFetch: backend({ 'pageeditor-api/page/besuch': besuch }) });
  const html = await answer.text();
  return { head: html.slice(0, html.indexOf('</head>')), policy: answer.headers.get('content-security-policy') ?? '' };
}

test('the home page brings the styles of the house, which its policy allows; their file waits for another page', async () => {
  const { head, policy } = await ask('/de');
  const style = /<style>(?<text>.*?)<\/style>/s.exec(head)?.groups?.text ?? '';
  expect(style).toContain('@layer');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(head.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringContaining('disabled=""')]);
});

test('other pages ask for their style sheets, before their fonts', async () => {
  const { head, policy } = await ask('/de/besuch');
  expect(head).not.toContain('<style>');
  expect(policy).toContain("style-src 'self';");
  expect(head).not.toContain('disabled');
  expect(head.indexOf('rel="stylesheet"')).toBeGreaterThan(0);
  expect(head.indexOf('rel="stylesheet"')).toBeLessThan(head.indexOf('rel="preload"'));
});

test('a head without fonts stays as it is', () => {
  expect(stylesFirst('<head><link rel="stylesheet" href="/a.css"/>')).toBe(
    '<head><link rel="stylesheet" href="/a.css"/>',
  );
});
