import { expect, it } from 'vitest';
import { assetsIn } from './stored-response.ts';

it('finds every address that a page needs for rendering and running, including its start script', () => {
  const html =
    '<link rel="stylesheet" href="/assets/house-a1.css"/><link rel="preload" href="/assets/spectral-300-b2.woff2" as="font"/><link rel="preload" href="/media/house/typeface-300-400-0123456789ab.woff2" as="font"/>' +
    '<script type="application/json" id="page-start">[{"entry":"/assets/entry.client-c3.js"}]</script>' +
    '<script src="/assets/start-d4.mjs" defer></script><img src="/assets/work-light-e5.avif"/>';
  expect([...assetsIn(html)]).toEqual([
    '/assets/house-a1.css',
    '/assets/spectral-300-b2.woff2',
    '/media/house/typeface-300-400-0123456789ab.woff2',
    '/assets/entry.client-c3.js',
    '/assets/start-d4.mjs',
  ]);
});
