import { testShop } from '#contract/webshop/shop.ts';
import type { Config } from '../../platform/config.ts';

type Known = Pick<Config, 'siteUrl' | 'product' | 'ticketing'>;

interface Shown {
  /** Host of the request. */
  host: string;
  /** True if the provider’s scripts may run. */
  scripts: boolean;
}

/**
 * Headers of every response in the shop. Only the frame’s own script file runs; files of the provider (never inline
 * scripts) run if the configuration allows it, and may then send requests to the shop only.
 */
export function shopHeaders(config: Known, shown: Shown): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf(config, shown),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    // Differs from the value of the site’s pages, so that a shop page has no access to a window in which it opens one.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  };
}

function policyOf({ siteUrl, product, ticketing }: Known, { host, scripts }: Shown): string {
  const { origin, protocol } = new URL(siteUrl);
  const sites = [...new Set([origin, `${protocol}//${host}`])];
  const below = (...paths: string[]) => sites.flatMap((site) => paths.map((path) => `${site}/${path}`));
  const provider = ticketing.url === undefined ? [] : [new URL(ticketing.url).origin];
  const others = ticketing.hosts.map((each) => `https://${each}`);
  const shop = below('webshop/', `${testShop(product)}/`);
  const files = ["'self'", ...sites, ...provider];
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
