/** Names of caches and headers, shared by page and worker; the page only reads the caches, the worker writes them. */
export const cacheNames = { pages: 'pages-1', assets: 'assets-1', pictures: 'pictures-1' } as const;

/** Headers that the worker adds to stored responses. */
export const storedAtHeader = 'x-kept-at';
export const storedTitleHeader = 'x-kept-title';

/**
 * Messages from a page to the worker: a page was visited, with its address (path and query); or storing has ended,
 * which the worker confirms through the message port.
 */
export type WorkerMessage = { type: 'visited'; address: string } | { type: 'stop' };

/** A page stored for offline reading. */
export interface StoredPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When it was fetched. */
  at: Date;
}

/** Leaves out later pages of lists, which their first page links to, and the page about offline reading itself. */
const unlisted = /[?&]page=|^\/\w+\/offline$/;

/** Stored pages in a language, those nearest to the root first. */
export async function listStoredPages(caches: CacheStorage, locale: string): Promise<StoredPage[]> {
  const pages = await caches.open(cacheNames.pages);
  const found = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      if (pathname.split('/')[1] !== locale || unlisted.test(pathname + search)) return [];
      const headers = (await pages.match(url))?.headers;
      const at = new Date(headers?.get(storedAtHeader) ?? '');
      const title = decodeURIComponent(headers?.get(storedTitleHeader) ?? '');
      return headers && title !== '' && !Number.isNaN(at.getTime()) ? [{ address: pathname + search, title, at }] : [];
    }),
  );
  const depth = ({ address }: StoredPage) => address.split('/').length;
  return found.flat().sort((a, b) => depth(a) - depth(b) || a.title.localeCompare(b.title, locale));
}
