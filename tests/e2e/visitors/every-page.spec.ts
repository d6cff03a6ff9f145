import { expect, test } from '@playwright/test';
import { localeNames, locales } from '#contract/base/locale.ts';
import { everything } from '../../extent.ts';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { coveredControls } from '../support/covered-controls.ts';
import { crawl, oneOfEachKind, oneOfEachScreen } from '../support/crawl.ts';
import { faultsOfOutline } from '../support/outline-of-page.ts';
import { loadWebFonts } from '../support/wait-for-fonts.ts';
import { waitUntilInteractive, watchPage } from '../support/watch-page.ts';

// One worker for all of it: every page is fetched once. Otherwise the two languages run side by side.
test.describe.configure({ mode: everything ? 'default' : 'parallel' });

const wide = { width: 1280, height: 900 };
const telephone = { width: 360, height: 740 };
const windows = everything ? [telephone, { width: 768, height: 900 }, wide] : [telephone];

/** Pages to which only mails lead have no canonical address; newsletter.spec.ts checks them. */
const ofMails = /\/newsletter\/./;

/** Minimum number of pages of the demo content per language. */
const atLeast = 12;

for (const locale of locales) {
  test.describe(`every page in ${localeNames[locale].name}`, () => {
    test(
      'has one headline and its language, no axe finding or console error, fits 360 pixels, and a mouse meets every visible link and button at its centre',
      { tag: '@core' },
      async ({ page, request }) => {
        test.setTimeout(900_000);
        const seen = watchPage(page);
        const addresses = everything
          ? oneOfEachScreen((await crawl(request, locale)).pages)
          : (await oneOfEachKind(request, locale)).filter((address) => !ofMails.test(address));
        expect(addresses.length).toBeGreaterThanOrEqual(atLeast);
        for (const address of addresses) {
          await test.step(address, async () => {
            await page.setViewportSize(wide);
            const answer = await page.goto(address);
            expect(answer?.status()).toBe(200);
            await waitUntilInteractive(page);
            await expect.soft(page.locator('h1'), address).toHaveCount(1);
            await expect.soft(page.locator('html'), address).toHaveAttribute('lang', new RegExp(`^${locale}`));
            await expect.soft(page.locator('link[rel="canonical"]'), address).toHaveCount(1);
            // The two languages have the same markup.
            if (everything || locale === 'de') {
              expect.soft(await axeFindings(axeOn(page)), address).toEqual([]);
            }
            await loadWebFonts(page);
            for (const window of windows) {
              await page.setViewportSize(window);
              const where = `${address} at ${window.width} px`;
              const width = await page.evaluate(() => document.documentElement.scrollWidth);
              expect.soft(width, where).toBeLessThanOrEqual(window.width);
              // It scrolls to every link.
              if (everything) expect.soft(await coveredControls(page), where).toEqual([]);
            }
          });
        }
        expect(seen.errors).toEqual([]);
        expect(seen.foreign).toEqual([]);
        expect(seen.scripts.filter((script) => /editor|tiptap|prosemirror/i.test(script))).toEqual([]);
      },
    );

    test('has no dead link', async ({ request }) => {
      expect((await crawl(request, locale)).dead).toEqual([]);
    });

    test('has no gap between levels of headings, distinct names in menus, texts for pictures and links that say where they lead', async ({
      request,
    }) => {
      test.setTimeout(600_000);
      for (const [address, page] of (await crawl(request, locale)).html)
        expect.soft(faultsOfOutline(page), address).toEqual([]);
    });

    test('shows each picture of its screen only once', async ({ page }) => {
      await page.goto(`/${locale}`);
      const pictures = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.split('/').slice(0, 4).join('/')));
      expect(pictures.length).toBeGreaterThan(0);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  });
}

test('every page links itself and the other language, both agree, and titles are unique', async ({ request }) => {
  test.setTimeout(600_000);
  const heads = new Map<string, PageHead>();
  for (const locale of locales)
    for (const [address, html] of (await crawl(request, locale)).html) heads.set(address, readHead(html));
  const titles = new Map<string, string>();
  for (const [address, { title, canonical, alternates, isHidden, described }] of heads) {
    expect.soft(canonical, address).toBe(address);
    expect.soft(Object.keys(alternates), address).toEqual(['de', 'en', 'x-default']);
    expect.soft(Object.values(alternates), address).toContain(address);
    for (const other of [alternates.de, alternates.en]) {
      if (other === undefined || other === address) continue;
      const back = heads.get(other) ?? readHead(await (await request.get(other, { maxRedirects: 0 })).text());
      expect.soft(back.alternates, `${address} → ${other}`).toEqual(alternates);
      expect.soft(back.canonical, other).toBe(other);
    }
    if (isHidden) continue;
    const language = address.slice(0, 4);
    expect.soft(titles.get(language + title), `the title of ${address}`).toBeUndefined();
    titles.set(language + title, address);
    expect.soft(described, `description of ${address}`).toBe(1);
  }
});

interface PageHead {
  title: string;
  /** Path of its own address. */
  canonical: string;
  /** Paths by language. */
  alternates: Record<string, string>;
  /** True where search engines are asked to leave it out. */
  isHidden: boolean;
  /** How many descriptions for programs it has. */
  described: number;
}

function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: /\brel="([^"]*)"/.exec(tag)?.[1],
    language: /\bhreflang="([^"]*)"/i.exec(tag)?.[1],
    path: new URL(/\bhref="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '/', 'http://house').pathname,
  }));
  return {
    title: /<title>([^<]*)/.exec(head)?.[1] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.path ?? '',
    alternates: Object.fromEntries(
      links.flatMap(({ rel, language, path }) => (rel === 'alternate' && language ? [[language, path]] : [])),
    ),
    isHidden: /<meta name="robots" content="noindex"/.test(head),
    described: html.match(/<script type="application\/ld\+json">/g)?.length ?? 0,
  };
}

test('the walk notices a gap, a second main heading, two names of a menu, pictures without texts and a vague link', () => {
  const faults = faultsOfOutline(
    `<nav aria-label="Menü"><a href="/a">Übersicht</a><a href="/b">Übersicht</a><a href="/a">Übersicht</a></nav>
     <main><h1>Eins</h1><h3>Drei</h3><h1>Zwei</h1><img src="/x.jpg"><a href="/c"><img src="/y.jpg" alt=""></a>
     <a href="/d">Mehr</a><a href="#top">Mehr</a><a href="/de">Start</a></main>`,
  );
  expect(faults).toEqual([
    '2 headings of level 1',
    "after level 1 comes 'Drei' of level 3",
    "Menü: 2 links are called 'Übersicht'",
    'no alt: /x.jpg',
    'a nameless link to /c',
    "a link to /d is called 'Mehr'",
  ]);
});
