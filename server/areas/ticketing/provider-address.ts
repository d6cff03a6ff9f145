import { shopBase } from '#contract/webshop/shop.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Config } from '../../platform/config.ts';
import { ProviderFault } from './provider-client.ts';

type Known = Pick<Config, 'siteUrl' | 'product' | 'ticketing'>;

/**
 * Address of a shop page at the provider. Uses only path and query of the target; rejects targets that could be parsed as
 * a different path than the one that was checked.
 */
export function providerAddress(target: string, { product, ticketing }: Known): URL {
  const [path = '', ...query] = target.split('?');
  if (ticketing.url === undefined || /%2f|%5c|%2e|\\|\/\//i.test(path)) throw new AppError('not_found');
  const provider = new URL(ticketing.url);
  const url = new URL(provider);
  url.pathname = provider.pathname.replace(/\/$/, '') + path;
  url.search = query.length > 0 ? `?${query.join('?')}` : '';
  url.hash = '';
  const stays = url.origin === provider.origin && url.pathname.startsWith(provider.pathname.replace(/\/$/, ''));
  if (!stays || shopBase(ownPath(url, provider), product) === null) throw new AppError('not_found');
  return url;
}

/** A path at the provider in the form that visitors see. */
function ownPath(url: URL, provider: URL): string {
  return url.pathname.slice(provider.pathname.replace(/\/$/, '').length);
}

/**
 * Target of a provider’s redirect: within the shop, on the site, or on an allowed host. Any other target is a fault, so
 * that the shop is not an open redirect.
 */
export function redirectAddress(location: string, requested: URL, { siteUrl, product, ticketing }: Known): string {
  if (!URL.canParse(location, requested)) throw new ProviderFault('rubbish', 'a redirect to no address');
  const url = new URL(location, requested);
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
