import { cacheNames } from '../stored-pages.ts';
import { storedAt, assetsIn, byAge } from './stored-response.ts';

const day = 86_400_000;
const maxPages = 60;
export const maxPageAge = 30 * day;
const maxPictures = 60;
/** How long an unreferenced script stays in the cache: an older version of a page may still be open. */
const maxUnusedAssetAge = 7 * day;
const assetLimit = 150;

interface TidyParts {
  caches: CacheStorage;
  now: () => number;
}

/** Deletes entries beyond the limits of age and number. */
export async function tidy({ caches, now }: TidyParts): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  await dropOldest(pages, maxPages, now() - maxPageAge);
  await dropOldest(await caches.open(cacheNames.pictures), maxPictures);
  const assets = await caches.open(cacheNames.assets);
  // Reading every page takes time; do it only when there are many files.
  if ((await assets.keys()).length > assetLimit) await dropUnusedAssets(assets, pages, now() - maxUnusedAssetAge);
}

async function dropOldest(cache: Cache, max: number, oldest = 0): Promise<void> {
  const known = await byAge(cache);
  for (const [index, { url, at }] of known.entries())
    if (index < known.length - max || at < oldest) await cache.delete(url);
}

async function dropUnusedAssets(assets: Cache, pages: Cache, before: number): Promise<void> {
  const needed = new Set<string>();
  for (const request of await pages.keys()) {
    const html = await (await pages.match(request))?.text();
    for (const address of assetsIn(html ?? '')) needed.add(address);
  }
  for (const request of await assets.keys()) {
    const isOld = storedAt(await assets.match(request)) < before;
    if (isOld && !needed.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}
