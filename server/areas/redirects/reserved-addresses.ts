import { partsOfAddress } from '#contract/pages/redirects/old-address.ts';
import { partOfAddress } from '#contract/settings/parts.ts';
import { isBackendPath } from '../../http/listener/request-target.ts';

/** The site’s own files, and a name that stays free for the office. */
const others = /^\/(?:assets|fonts|office)(?:\/|$)|^\/sw(?:-off)?\.js$/;

/** True for an old address at which no redirect is looked up: the backend, the ticket shop or a file answers. */
export function isReserved(oldPath: string): boolean {
  const { path, parameters } = partsOfAddress(oldPath);
  if (path === '/' && parameters.length === 0) return true;
  // A pattern is reserved if everything below it is: `/media/*`, but not `/*`.
  const below = path.replace(/\*$/, 'x').toLowerCase();
  return [path, below].some((one) => isBackendPath(one) || partOfAddress(one) === 'webshop' || others.test(one));
}
