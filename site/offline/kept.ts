/** What the worker keeps, and how both sides name it; the page reads the list, only the worker writes it. */
export const stores = { pages: 'pages-1', assets: 'assets-1', pictures: 'pictures-1' } as const;

/** Headers that the worker adds to what it keeps. */
export const keptAt = 'x-kept-at';
export const keptTitle = 'x-kept-title';

/**
 * What a page tells the worker: somebody reads it, at an address (path and query); or nothing is to be kept any more,
 * which the worker confirms over the port that comes with it.
 */
export type Told = { tell: 'visited'; address: string } | { tell: 'stop' };

/** A page that can be read without a connection. */
export interface KeptPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When it was had from the house. */
  at: Date;
}

/** Further pages of a list are reached from its first one; the page about all this needs no mention on itself. */
const unlisted = /[?&]page=|^\/\w+\/offline$/;

/** The pages that are kept in a language, those that lie highest first. */
export async function keptPages(caches: CacheStorage, locale: string): Promise<KeptPage[]> {
  const pages = await caches.open(stores.pages);
  const found = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      if (pathname.split('/')[1] !== locale || unlisted.test(pathname + search)) return [];
      const headers = (await pages.match(url))?.headers;
      const at = new Date(headers?.get(keptAt) ?? '');
      const title = decodeURIComponent(headers?.get(keptTitle) ?? '');
      return headers && title !== '' && !Number.isNaN(at.getTime()) ? [{ address: pathname + search, title, at }] : [];
    }),
  );
  const depth = ({ address }: KeptPage) => address.split('/').length;
  return found.flat().toSorted((a, b) => depth(a) - depth(b) || a.title.localeCompare(b.title, locale));
}
