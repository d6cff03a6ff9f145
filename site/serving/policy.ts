import { createHash } from 'node:crypto';
import type { SiteConfig } from '../content/context.ts';

/**
 * Where the players lie (modules/embed-address.ts) for hosts of the addresses that people paste. Any other host is its own
 * player's, with those below it.
 */
const playersOf: Record<string, string> = {
  'youtube.com': 'www.youtube-nocookie.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'youtu.be': 'www.youtube-nocookie.com',
  'vimeo.com': 'player.vimeo.com',
  'spotify.com': 'open.spotify.com',
  'soundcloud.com': 'w.soundcloud.com',
  'podigee.io': '*.podigee.io',
  'podigee.com': '*.podigee.com',
  'issuu.com': 'e.issuu.com',
  'calameo.com': 'v.calameo.com',
  'instagram.com': 'www.instagram.com',
  'tiktok.com': 'www.tiktok.com',
  'x.com': 'platform.x.com',
};
const tagManagerHost = 'www.googletagmanager.com';

function playersAt(host: string): string[] {
  const player = playersOf[host];
  return player === undefined ? [`https://${host}`, `https://*.${host}`] : [`https://${player}`];
}

/** What every page's policy says besides the scripts. */
const rulesOf = new WeakMap<SiteConfig, string>();

/**
 * The content security policy of a page: of the inline scripts only those that stand behind its content may run. What
 * stands behind it is enough to be given.
 */
export function policyFor(html: string, config: SiteConfig): string {
  const known = rulesOf.get(config) ?? makeRules(config);
  rulesOf.set(config, known);
  const tags = config.tagManager ? ` https://${tagManagerHost}` : '';
  return `default-src 'self'; script-src 'self'${tags}${inlineScripts(html).map(hashOf).join('')}; ${known}`;
}

const hashes = new Map<string, string>();

/** The pages share a few scripts. */
function hashOf(script: string): string {
  const known = hashes.get(script);
  if (known !== undefined) return known;
  const hash = ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  if (hashes.size >= 500) hashes.clear();
  hashes.set(script, hash);
  return hash;
}

function makeRules(config: SiteConfig): string {
  const backend = config.contentApiUrl === undefined ? [] : [new URL(config.contentApiUrl).origin];
  const hosts = Object.values(config.embedHosts).flat();
  const frames = hosts.flatMap(playersAt);
  const tags = config.tagManager ? [tagManagerHost, ...config.tagManager.hosts].map((host) => `https://${host}`) : [];
  const rules: Record<string, string[]> = {
    'style-src': ["'self'"],
    // Placeholders and focal points of pictures stand in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...tags],
    'media-src': ["'self'", ...backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tags],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? [...new Set(frames)] : ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(config.siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * What stands between the tags of every script of the page's own that a browser would run. Those stand behind the
 * content, so that a script that somehow got into the content is not let in along with them.
 */
export function inlineScripts(html: string): string[] {
  const behindContent = html.slice(html.lastIndexOf('</main>') + 1);
  return [...behindContent.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)].flatMap(
    ({ groups }) => {
      const { attributes = '', code = '' } = groups ?? {};
      const runs = !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes);
      return runs ? [code] : [];
    },
  );
}

/** Headers that every answer of the site carries. */
export function securityHeaders(config: SiteConfig): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(config.siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
