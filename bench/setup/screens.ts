import type { Product } from './product.ts';

/** Paths of fourteen kinds of screen in both languages, with the next event, its production and so on of the demo. */
export async function screenPaths({ address }: Pick<Product, 'address'>): Promise<string[]> {
  const lists = {
    de: {
      programme: '/de/programm',
      productions: '/de/produktionen',
      artists: '/de/kuenstler',
      magazine: '/de/blog',
      subscriptions: '/de/abonnements',
      visit: '/de/besuch',
      contact: '/de/kontakt',
    },
    en: {
      programme: '/en/programme',
      productions: '/en/productions',
      artists: '/en/artists',
      magazine: '/en/blog',
      subscriptions: '/en/subscriptions',
      visit: '/en/visit',
      contact: '/en/contacts',
    },
  };
  const paths: string[] = [];
  for (const [locale, list] of Object.entries(lists)) {
    paths.push(`/${locale}`, `/${locale}/search?q=mozart`);
    for (const path of Object.values(list)) paths.push(path);
    for (const name of ['programme', 'productions', 'artists', 'magazine', 'subscriptions'] as const)
      paths.push(await firstIn(address, list[name]));
  }
  return paths;
}

/** The first page with a number that a list links to and that search engines may index: not a private event. */
async function firstIn(address: string, list: string): Promise<string> {
  const links = (await htmlOf(address + list)).matchAll(new RegExp(`href="(${list}/[^"?#]+/\\d+)"`, 'g'));
  for (const [, path = ''] of links) if (!(await htmlOf(address + path)).includes('"noindex"')) return path;
  throw new Error(`${list} links to no page`);
}

async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
