import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contrast } from '#contract/settings/theme/colour.ts';
import { readyThemes, themePreviewName, writeThemePreview } from '#contract/settings/theme/ready-themes.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';
import { backend, visit } from '#tests/visit-site.ts';

const home = { id: 1, title: 'Start', urls: { de: '/de', en: '/en' }, modules: [], is_online: true };
const dark = readyThemes[1]?.theme ?? usualTheme;
const session = { cookie: 'proscenium.session_token=abc' };

interface Given {
  /** More of the settings. */
  site?: object;
  theme?: Theme;
  capabilities?: string[];
  headers?: Record<string, string>;
}

async function open(address: string, { site, theme, capabilities = [], headers }: Given) {
  const contentFetch = backend({
    'api/site/': { name: 'Oper', ...site, ...(theme && { theme }) },
    'pageeditor-api/page/': home,
    'pageeditor-api/page': home,
    'pageeditor-api/user': { email: 'a@oper.example', username: 'A', capabilities },
  });
  const answer = await visit(address, { contentFetch, ...(headers && { headers }) });
  return { answer, html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

const styleOf = (html: string) => /<style data-theme(?:="")?>([^<]*)<\/style>/.exec(html)?.[1];
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, address]) => address);

it('the usual theme adds nothing to a page', async () => {
  const [without, usual] = [await open('/de', {}), await open('/de', { theme: usualTheme })];
  expect(styleOf(usual.html)).toBeUndefined();
  expect(usual.html).toBe(without.html);
  expect(preloads(usual.html)).toEqual([
    expect.stringMatching(/^\/assets\/spectral-300-/),
    expect.stringMatching(/^\/assets\/spectral-400-/),
  ]);
});

it('another theme is part of the page, allowed by its hash, with its own fonts preloaded', async () => {
  const { html, policy } = await open('/de', { theme: dark });
  const css = styleOf(html) ?? '';
  expect(css).toContain(`--paper:${dark.colours.ground}`);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
  expect(html.indexOf('data-theme')).toBeGreaterThan(html.lastIndexOf('rel="stylesheet"'));
  expect(html.indexOf('data-theme')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain(`<meta name="theme-color" content="${dark.colours.stage}"/>`);
  const fonts = preloads(html);
  expect(fonts).toEqual([
    expect.stringMatching(/^\/assets\/archivo-300-/),
    expect.stringMatching(/^\/assets\/archivo-400-/),
  ]);
  for (const address of fonts) expect(css).toContain(`url(${address})`);
});

const own: Theme = { ...usualTheme, typeface: 'own' };
const standIn = { size: 98.2, ascent: 91, descent: 22.5 };
const face = (weights: string) => ({
  url: `/media/house/typeface-${weights}-0123456789ab.woff2`,
  ...{ usual: standIn, android: standIn },
});
const typeface = { kind: 'sans', light: face('300'), regular: face('400'), italic: face('400-italic') };

it('the typeface of a house is part of the page like a shipped one: faces, preloads, stand-ins, allowed by the hash', async () => {
  const { html, policy } = await open('/de', { theme: own, site: { own_typeface: typeface } });
  const css = styleOf(html) ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(css).toContain(
    `@font-face{font-family:House;font-weight:300;src:url(${typeface.light.url})format("woff2");font-display:optional}`,
  );
  expect(css).toContain('--serif:House,var(--stand-in),sans-serif');
  expect(css).toContain('local("Arial")');
  expect(css).toContain('size-adjust:98.2%;ascent-override:91%;descent-override:22.5%;');
  expect(css).not.toContain('unicode-range');
  expect(preloads(html)).toEqual([typeface.light.url, typeface.regular.url]);
});

it('the typeface of a house without light and italic has one file for both weights', async () => {
  const one = { ...typeface, light: null, regular: face('300-400'), italic: null };
  const { html } = await open('/de', { theme: own, site: { own_typeface: one } });
  const css = styleOf(html) ?? '';
  expect(css).toContain(`font-family:House;font-weight:300 400;src:url(${one.regular.url})`);
  expect(css).not.toContain('italic');
  expect(preloads(html)).toEqual([one.regular.url]);
});

it.each([
  ['there is none', null],
  ['an address is another one', { ...typeface, regular: { ...face('400'), url: 'https://fonts.example/a.woff2' } }],
  ['an address leaves the style sheet', { ...typeface, regular: { ...face('400'), url: 'x)}</style>' } }],
  ['a number is none', { ...typeface, light: { ...face('300'), usual: { ...standIn, size: '98.2%' } } }],
  ['its kind is unknown', { ...typeface, kind: 'x;}' }],
])('the typeface of a house leaves the usual one where %s', async (_, sent) => {
  const { html } = await open('/de', { theme: own, site: { own_typeface: sent } });
  expect(styleOf(html)).toBeUndefined();
  expect(preloads(html)[0]).toMatch(/^\/assets\/spectral-300-/);
});

it('the typeface of a house is not loaded while the look has another one', async () => {
  const { html } = await open('/de', { site: { own_typeface: typeface } });
  expect(html).not.toContain('/media/house/typeface');
});

it('a theme that is none leaves the usual one', async () => {
  const broken = { ...dark, colours: { ...dark.colours, ink: 'red;}</style>' } };
  expect(styleOf((await open('/de', { theme: broken })).html)).toBeUndefined();
});

it('only who may change the settings sees an address in a theme that is not stored, and nothing keeps it', async () => {
  const address = `/de?${new URLSearchParams({ [themePreviewName]: writeThemePreview(dark) })}`;
  const seen = await open(address, { capabilities: ['settings'], headers: session });
  expect(styleOf(seen.html)).toContain(`--paper:${dark.colours.ground}`);
  expect(seen.answer.headers.get('cache-control')).toBe('private, no-store');
  expect(seen.answer.headers.get('cache-tag')).toBeNull();
  expect(seen.answer.headers.get('x-robots-tag')).toContain('noindex');
  const others: Given[] = [{}, { capabilities: ['settings'] }, { capabilities: ['pages'], headers: session }];
  for (const given of others) expect(styleOf((await open(address, given)).html)).toBeUndefined();
  const broken = `/de?${new URLSearchParams({ [themePreviewName]: '{"colours":{"ink":"red"}}' })}`;
  const refused = await open(broken, { capabilities: ['settings'], headers: session });
  expect(styleOf(refused.html)).toBeUndefined();
});

it('a theme that is not stored shows the logo for its own grounds', async () => {
  const mark = (url: string) => ({ url, width: 3, height: 1 });
  const site = { logo: mark('/hell.svg'), logo_on_dark: mark('/dunkel.svg') };
  const address = `/de?${new URLSearchParams({ [themePreviewName]: writeThemePreview(dark) })}`;
  const logos = (html: string) => ['/hell.svg', '/dunkel.svg'].filter((url) => html.includes(`src="${url}"`));
  expect(logos((await open('/de', { site })).html)).toEqual(['/hell.svg', '/dunkel.svg']);
  const tried = await open(address, { site, capabilities: ['settings'], headers: session });
  expect(logos(tried.html)).toEqual(['/dunkel.svg']);
});

it('a colour that the house has chosen for a category is part of the page, visible on its ground', async () => {
  const categories = [
    { slug: 'liederabend', colour: '#34489a' },
    { slug: "x'] *", colour: '#34489a' },
    { slug: 'tanz' },
  ];
  const site = { category_colours: categories };
  const usual = await open('/de', { site });
  expect(styleOf(usual.html)).toBe("@media screen{[data-category='liederabend']{--category:#34489a}}");
  expect(usual.policy).toContain(
    `'sha256-${createHash('sha256')
      .update(styleOf(usual.html) ?? '')
      .digest('base64')}'`,
  );
  expect(preloads(usual.html)[0]).toMatch(/^\/assets\/spectral-300-/);
  const css = styleOf((await open('/de', { site, theme: dark })).html) ?? '';
  const shown = /\[data-category='liederabend'\]\{--category:(#[0-9a-f]{6})\}\}$/.exec(css)?.[1] ?? '';
  expect(contrast(shown, dark.colours.ground)).toBeGreaterThanOrEqual(3);
  expect(shown).not.toBe('#34489a');
});
