import { shopBase } from '#contract/shop.ts';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../env.ts';
import { ProviderFault } from './provider-fault.ts';

type Known = Pick<Config, 'siteUrl' | 'product' | 'ticketing'>;

/**
 * Where a shop page is asked for at the provider. Only its path and query count, whatever else the address says; what
 * could be read as another path than the one that was checked is refused.
 */
export function providerAddress(target: string, { product, ticketing }: Known): URL {
  const [path = '', ...query] = target.split('?');
  if (ticketing.url === undefined || /%2f|%5c|%2e|\\|\/\//i.test(path)) throw new AppError('bad_request');
  const provider = new URL(ticketing.url);
  const url = new URL(provider);
  url.pathname = provider.pathname.replace(/\/$/, '') + path;
  url.search = query.length > 0 ? `?${query.join('?')}` : '';
  url.hash = '';
  const stays = url.origin === provider.origin && url.pathname.startsWith(provider.pathname.replace(/\/$/, ''));
  if (!stays || shopBase(ownPath(url, provider), product) === null) throw new AppError('bad_request');
  return url;
}

/** A path at the provider as visitors see it. */
function ownPath(url: URL, provider: URL): string {
  return url.pathname.slice(provider.pathname.replace(/\/$/, '').length);
}

/**
 * Where a redirect of the provider leads a visitor: on in the shop, back into the house, or to a host that the house has
 * named. Anywhere else is a fault, for nobody shall be led away under the house's name.
 */
export function redirectAddress(location: string, asked: URL, { siteUrl, product, ticketing }: Known): string {
  if (!URL.canParse(location, asked)) throw new ProviderFault('rubbish', 'a redirect to no address');
  const url = new URL(location, asked);
  const provider = new URL(ticketing.url ?? siteUrl);
  const rest = url.search + url.hash;
  if (url.origin === provider.origin) {
    const path = ownPath(url, provider);
    if (path.startsWith('//') || shopBase(path, product) === null)
      throw new ProviderFault('rubbish', `a redirect to ${url.pathname}, which is not in the shop`);
    return path + rest;
  }
  if (url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('//')) return url.pathname + rest;
  if (url.protocol === 'https:' && ticketing.hosts.includes(url.host)) return url.href;
  throw new ProviderFault('rubbish', `a redirect to ${url.origin}`);
}
