import { storedAtHeader, storedTitleHeader, cacheNames } from '../stored-pages.ts';
import { isPublicPage } from './page-address.ts';
import { storedAt, assetsIn, toIsoTime, withHeaders, titleOf } from './stored-response.ts';
import { maxPageAge } from './tidy.ts';

/** Browser functions of the worker, injected. */
export interface StoreOptions {
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  now: () => number;
}

export interface OfflineStore {
  /** The stored page; undefined when it was never stored or is too old. */
  page(address: string): Promise<Response | undefined>;
  /** When a page was last fetched, in milliseconds since 1970; 0 for never. */
  storedAt(address: string): Promise<number>;
  /**
   * Stores a public response together with the files that the page needs. Returns its text, or null. A page that is not
   * there any more is deleted.
   */
  storePage(address: string, answer: Response): Promise<string | null>;
  /** Deletes the stored pages; their cache stays, as storing has not ended. */
  deletePages(): Promise<void>;
  /** An immutable file, from the cache or fetched and stored. */
  immutableFile(request: Request, store: 'assets' | 'pictures'): Promise<Response>;
}

export function createOfflineStore({ caches, fetch, now }: StoreOptions): OfflineStore {
  const open = (name: keyof typeof cacheNames) => caches.open(cacheNames[name]);
  const find = async (address: string) => (await open('pages')).match(address);
  const put = async (cache: Cache, address: string, answer: Response, added: Record<string, string> = {}) =>
    cache.put(address, await withHeaders(answer, { [storedAtHeader]: toIsoTime(now()), ...added }));

  async function storeAssets(html: string): Promise<void> {
    const assets = await open('assets');
    for (const address of assetsIn(html)) {
      if (await assets.match(address)) continue;
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) await put(assets, address, answer);
    }
  }

  return {
    async page(address) {
      const found = await find(address).catch(ignoreError);
      return found && now() - storedAt(found) <= maxPageAge ? found : undefined;
    },
    async storedAt(address) {
      return storedAt(await find(address));
    },
    async storePage(address, answer) {
      // A navigation does not show where it is redirected to.
      const isMoved = answer.redirected || answer.type === 'opaqueredirect';
      if (isMoved || answer.status === 404 || answer.status === 410) await (await open('pages')).delete(address);
      if (!isPublicPage(answer)) return null;
      const html = await answer.clone().text();
      await put(await open('pages'), address, answer, { [storedTitleHeader]: encodeURIComponent(titleOf(html)) });
      await storeAssets(html);
      return html;
    },
    async deletePages() {
      const pages = await open('pages');
      for (const request of await pages.keys()) await pages.delete(request);
    },
    async immutableFile(request, store) {
      const cache = await open(store).catch(ignoreError);
      const known = await cache?.match(request.url);
      if (known) return known;
      const answer = await fetch(request);
      if (cache && answer.status === 200) await put(cache, request.url, answer.clone()).catch(ignoreError);
      return answer;
    },
  };
}

/** Storage is blocked or full: send the request to the server, as without a worker. */
function ignoreError(): undefined {}
