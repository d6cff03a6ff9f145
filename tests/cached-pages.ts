import { PageCache } from '#server/platform/page-cache/page-cache.ts';
import type { SiteOptions } from '#site/serving/create-site.ts';
import type { TestBackend } from './test-backend.ts';
import { createSite, origin } from './visit-site.ts';

/** The pages of the site on a backend in this process, kept and dropped as on a server. */
export function cachedPages(
  { app, ctx: { changes } }: TestBackend,
  config?: Partial<SiteOptions['config']>,
): PageCache {
  const site = createSite({
    contentFetch: async (request) => app.request(request),
    queries: app.queries,
    config,
    onChange: changes.onInvalidate,
  });
  const pages = new PageCache({ bytes: 1e8, render: (key) => site(new Request(origin + key)), now: () => 0 });
  changes.onInvalidate((tags) => pages.drop(tags));
  return pages;
}
