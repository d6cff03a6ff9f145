import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listOf } from '#tests/open-page.ts';
import { buildDir } from '#tests/site-build.ts';
import { backend, visit } from '#tests/visit-site.ts';
import { createInlineStyles } from './inline-styles.ts';
import { hashOf } from './policy.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const head = `<head>${link('house')}${link('list')}${link('rows')}<title>A</title>`;
const texts: Record<string, string> = { '/assets/list.css': '.a{color:$&}', '/assets/rows.css': '.b{top:0}' };

it('puts the sheets of a screen into one element and disables their links', () => {
  const inline = createInlineStyles((address) => texts[address]);
  const css = '.a{color:$&}.b{top:0}';
  const off = (name: string) => link(name).replace('/>', ' disabled=""/>');
  expect(inline(head, ['/assets/house.css'])).toEqual({
    head: `<head>${link('house')}<style>${css}</style>${off('list')}${off('rows')}<title>A</title>`,
    hashes: [hashOf(css)],
  });
});

it('a sheet that something else loads on demand has an address ending in #', () => {
  const inline = createInlineStyles((address) => texts[address]);
  const given = `<head>${link('house')}${link('list').replace('.css', '.css#')}`;
  expect(inline(given, ['/assets/house.css']).head).toContain(`<style>${texts['/assets/list.css']}</style>`);
});

it.each([
  ['is missing', () => undefined],
  ['could end the element', () => '.a{content:"</style>"}'],
])('leaves the links as they are if a text %s', (_, read) => {
  expect(createInlineStyles(read)(head, ['/assets/house.css'])).toEqual({ head, hashes: [] });
});

it.each([
  ['the programme', '/de/programm', { 'api/events/': listOf([]) }],
  ['the search', '/de/search?q=mozart', { 'api/search/': { totals: {}, results: [] } }],
])('%s has one style sheet as a file, and the policy allows the others', async (_, address, answers) => {
  const answer = await visit(address, {
    contentFetch: backend(answers),
    readStyleSheet: (sheet) => readFileSync(path.join(buildDir, 'client', sheet), 'utf8'),
  });
  const html = await answer.text();
  expect(html.match(/<link rel="stylesheet" href="[^"]+"\/>/g)).toHaveLength(1);
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(css).not.toBe('');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' '${hashOf(css)}';`);
});
