import { expect, it } from 'vitest';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { memoryCaches } from '../caches.fixture.ts';
import { cacheNames } from '../stored-pages.ts';
import { offlinePage } from './offline-page.ts';

const origin = 'https://oper.example';

/** The offline page of a device that has stored these pages, by path, and these files. */
async function offlinePageWith(pages: Record<string, string>, files: string[] = []): Promise<string> {
  const caches = memoryCaches(origin);
  const [stored, assets] = [await caches.open(cacheNames.pages), await caches.open(cacheNames.assets)];
  for (const [path, head] of Object.entries(pages)) {
    const html = `<!DOCTYPE html><html><head><title>${path}</title>${head}</head><body></body></html>`;
    await stored.put(origin + path, new Response(html, { headers: { 'content-type': 'text/html' } }));
  }
  for (const path of files) await assets.put(origin + path, new Response('x'));
  return (await offlinePage(caches, 'de', new URL('/de/unbekannt', origin))).text();
}

const colourOf = (html: string) => /<meta name="theme-color" content="([^"]+)">/.exec(html)?.[1];
const fontsOf = (html: string) =>
  [...html.matchAll(/@font-face\{[^}]*font-weight:(\d+)[^}]*url\(([^)]+)\)/g)].map(([, weight, address]) => [
    weight,
    address,
  ]);

const preload = (address: string) => `<link rel="preload" as="font" type="font/woff2" href="${address}"/>`;

it('the offline page has theme, colour and fonts of the page that was stored last, as far as they are stored', async () => {
  const fonts = ['/assets/jost-300-a1.woff2', '/assets/jost-400-b2.woff2'];
  const html = await offlinePageWith(
    {
      '/de/alt': '<meta name="theme-color" content="#aaaaaa"/><style data-theme>html:root{--violet:#111111}</style>',
      '/de/neu': `<meta name="theme-color" content="#102030"/>${fonts.map(preload).join('')}<style data-theme>html:root{--violet:#204060}</style>`,
    },
    fonts.slice(0, 1),
  );
  expect(colourOf(html)).toBe('#102030');
  expect(html).toContain('html:root{--violet:#204060}');
  expect(html).not.toContain('#111111');
  expect(fontsOf(html)).toEqual([['300', fonts[0]]]);
});

it('without a stored page, or one of the usual theme, it has the colours of that', async () => {
  const { stage, accent, gradient_second: second } = usualTheme.colours;
  const stored: Record<string, string>[] = [{}, { '/de/besuch': `<meta name="theme-color" content="${stage}"/>` }];
  for (const pages of stored) {
    const html = await offlinePageWith(pages);
    expect(colourOf(html)).toBe(stage);
    expect(html).toContain(`--stage-c:14,10,12;--light-c:247,242,233;`);
    expect(html).toContain(`--violet:${second};--gradient-1:${accent};`);
    expect(fontsOf(html)).toEqual([]);
  }
});
