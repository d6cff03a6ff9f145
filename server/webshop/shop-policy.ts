import { testShop } from '#contract/shop.ts';
import { isSecure } from '../accounts/session-cookie.ts';
import type { Config } from '../env.ts';

type Known = Pick<Config, 'siteUrl' | 'product' | 'ticketing'>;

interface Shown {
  /** Host by which the visitor reaches the house, as the request names it. */
  host: string;
  /** True: the provider's scripts may run. */
  scripts: boolean;
}

/**
 * Headers of every answer in the shop. Of scripts only the frame's own file runs; the provider's, as files and never
 * inline, where the house has agreed to it, and then they may ask nothing but the shop.
 */
export function shopHeaders(config: Known, shown: Shown): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf(config, shown),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    // Another value than the house's pages have: a window that a shop page opens on one of them is out of its reach.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    ...(isSecure(config) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

function policyOf({ siteUrl, product, ticketing }: Known, { host, scripts }: Shown): string {
  const { origin, protocol } = new URL(siteUrl);
  const houses = [...new Set([origin, `${protocol}//${host}`])];
  const below = (...paths: string[]) => houses.flatMap((house) => paths.map((path) => `${house}/${path}`));
  const provider = ticketing.url === undefined ? [] : [new URL(ticketing.url).origin];
  const others = ticketing.hosts.map((each) => `https://${each}`);
  const shop = below('webshop/', `${testShop(product)}/`);
  const files = ["'self'", ...houses, ...provider];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...below('assets/'), ...(scripts ? [...shop, ...provider] : [])],
    'style-src': [...files, "'unsafe-inline'"],
    'img-src': [...files, 'data:'],
    'font-src': files,
    'media-src': files,
    'connect-src': scripts ? [...shop, ...provider] : ["'none'"],
    'form-action': [...shop, ...below('de/search', 'en/search'), ...provider, ...others],
    'frame-src': scripts && others.length > 0 ? others : ["'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
