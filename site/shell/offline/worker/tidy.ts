import { stores } from '../kept.ts';
import { ageOf, assetsIn, byAge } from './kept-answer.ts';

const day = 86_400_000;
const mostPages = 60;
export const oldestPage = 30 * day;
const mostPictures = 60;
/** How long an unreferenced script stays in the cache: an older version of a page may still be open. */
const unneededAsset = 7 * day;
const manyAssets = 150;

interface TidyParts {
  caches: CacheStorage;
  now: () => number;
}

/** Deletes entries beyond the limits of age and number. */
export async function tidy({ caches, now }: TidyParts): Promise<void> {
  const pages = await caches.open(stores.pages);
  await dropOldest(pages, mostPages, now() - oldestPage);
  await dropOldest(await caches.open(stores.pictures), mostPictures);
  const assets = await caches.open(stores.assets);
  // Reading every page takes time; do it only when there are many files.
  if ((await assets.keys()).length > manyAssets) await dropUnneeded(assets, pages, now() - unneededAsset);
}

async function dropOldest(cache: Cache, most: number, oldest = 0): Promise<void> {
  const known = await byAge(cache);
  for (const [index, { url, at }] of known.entries())
    if (index < known.length - most || at < oldest) await cache.delete(url);
}

async function dropUnneeded(assets: Cache, pages: Cache, before: number): Promise<void> {
  const needed = new Set<string>();
  for (const request of await pages.keys()) {
    const html = await (await pages.match(request))?.text();
    for (const address of assetsIn(html ?? '')) needed.add(address);
  }
  for (const request of await assets.keys()) {
    const isOld = ageOf(await assets.match(request)) < before;
    if (isOld && !needed.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}
