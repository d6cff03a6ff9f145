import { keptAt, keptTitle, stores } from '../kept.ts';
import { isForEverybody } from './keepable.ts';
import { ageOf, assetsIn, iso, stamped, titleOf } from './kept-answer.ts';
import { oldestPage } from './tidy.ts';

/** What the worker needs of the browser; passed in. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  now: () => number;
}

export interface Stores {
  /** A page as it was when it was last had; undefined where it never was, or too long ago. */
  page(address: string): Promise<Response | undefined>;
  /** When a page was last had, in milliseconds; 0 where it never was. */
  hadAt(address: string): Promise<number>;
  /** Keeps an answer, if it is one for everybody, and what the page needs to look as it should. Gives back its text, or null. */
  keepPage(address: string, answer: Response): Promise<string | null>;
  /** What never changes under its address: kept, or had from the house and kept. */
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

/** The browser allows no storage, or has no room: then the house is asked, as without a worker. */
function nothing(): undefined {}
