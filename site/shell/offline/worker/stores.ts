import { keptAt, keptTitle, stores } from '../kept.ts';
import { isForEverybody } from './keepable.ts';
import { ageOf, assetsIn, iso, stamped, titleOf } from './kept-answer.ts';
import { oldestPage } from './tidy.ts';

/** Browser functions of the worker, injected. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  now: () => number;
}

export interface Stores {
  /** The stored page; undefined when it was never stored or is too old. */
  page(address: string): Promise<Response | undefined>;
  /** When a page was last fetched, in milliseconds since 1970; 0 for never. */
  hadAt(address: string): Promise<number>;
  /** Stores a public response together with the files that the page needs. Returns its text, or null. */
  keepPage(address: string, answer: Response): Promise<string | null>;
  /** An immutable file, from the cache or fetched and stored. */
  lasting(request: Request, store: 'assets' | 'pictures'): Promise<Response>;
}

export function createStores({ caches, fetch, now }: Surroundings): Stores {
  const open = (name: keyof typeof stores) => caches.open(stores[name]);
  const find = async (address: string) => (await open('pages')).match(address);
  const put = async (cache: Cache, address: string, answer: Response, added: Record<string, string> = {}) =>
    cache.put(address, await stamped(answer, { [keptAt]: iso(now()), ...added }));

  async function keepAssets(html: string): Promise<void> {
    const assets = await open('assets');
    for (const address of assetsIn(html)) {
      if (await assets.match(address)) continue;
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) await put(assets, address, answer);
    }
  }

  return {
    async page(address) {
      const found = await find(address).catch(nothing);
      return found && now() - ageOf(found) <= oldestPage ? found : undefined;
    },
    async hadAt(address) {
      return ageOf(await find(address));
    },
    async keepPage(address, answer) {
      if (!isForEverybody(answer)) return null;
      const html = await answer.clone().text();
      await put(await open('pages'), address, answer, { [keptTitle]: encodeURIComponent(titleOf(html)) });
      await keepAssets(html);
      return html;
    },
    async lasting(request, store) {
      const kept = await open(store).catch(nothing);
      const known = await kept?.match(request.url);
      if (known) return known;
      const answer = await fetch(request);
      if (kept && answer.status === 200) await put(kept, request.url, answer.clone()).catch(nothing);
      return answer;
    },
  };
}

/** Storage is blocked or full: send the request to the server, as without a worker. */
function nothing(): undefined {}
