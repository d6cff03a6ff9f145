import { expect } from '@playwright/test';
import { localeNames, locales, type Locale } from '#contract/base/locale.ts';
import { screenOf, screens } from '#site/screens.ts';
import { test } from './test.ts';

const decline = { de: 'Alle ablehnen', en: 'Reject all' };

/** One address of each kind of screen, from the site maps; those that are in none have no parameters. */
async function oneOfEachScreen(house: string, locale: Locale): Promise<string[]> {
  const textOf = async (path: string) => (await fetch(house + path)).text();
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  const found = new Map<string, string>();
  for (const map of pathsIn(await textOf('/sitemap.xml'))) {
    for (const path of pathsIn(await textOf(map))) {
      const name = screenOf(path)?.name;
      if (path.split('/')[1] === locale && name && !found.has(name)) found.set(name, path);
    }
  }
  for (const { name, path } of screens) {
    if (!found.has(name) && !/[:*]/.test(path[locale])) found.set(name, `/${locale}/${path[locale]}`);
  }
  return [...found.values(), `/${locale}/search?q=oper`, `/${locale}/bausteine`];
}

for (const locale of locales) {
  test(`every kind of screen starts, shows its title and fits into the window (${localeNames[locale].name})`, async ({
    house,
    visitor,
  }) => {
    // Each screen takes two to four seconds in WebKit on two cores.
    test.setTimeout(400_000);
    const addresses = await oneOfEachScreen(house, locale);
    expect(addresses.length).toBeGreaterThan(20);
    const widths = [1280, 360];
    // The question about consent would lie over every screen.
    await visitor.open(`/${locale}`);
    await visitor.click({ css: 'dialog button', name: decline[locale] });
    await visitor.sees({ css: 'dialog[open]' }, 0);
    for (const address of addresses) {
      const html = await (await fetch(house + address)).text();
      const title = /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(html)?.[1] ?? '';
      await visitor.open(address);
      const words = title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim();
      expect(words, address).not.toBe('');
      expect.soft(await visitor.run(() => document.querySelector('main h1')?.textContent), address).toContain(words);
      for (const width of widths) {
        await visitor.resize(width, 900);
        const wide = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
      // The next screen opens in the window as it is now.
      widths.reverse();
    }
  });
}
