import type { AppContext } from '#server/app-context.ts';
import type { SiteFetch } from './load-site.ts';

/** Asks the site for an address as a visitor without cookies, past the page cache. */
export function createVisit(siteUrl: string, site: SiteFetch): NonNullable<AppContext['visit']> {
  return async (address) => {
    const answer = await site(new Request(siteUrl + address, { headers: { accept: 'text/html' } }));
    await answer.body?.cancel();
    return { status: answer.status, location: answer.headers.get('location') };
  };
}
