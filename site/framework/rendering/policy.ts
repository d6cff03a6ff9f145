import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../content/context.ts';

/**
 * Hosts of players (modules/embeds/embed-address.ts) by the host of the address that editors paste. Any other host
 * serves its own player, from itself or a subdomain.
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
/** Hosts have no scheme: on a page over HTTPS they then stand for HTTPS only, and every page is smaller. */
const tagManagerHost = 'www.googletagmanager.com';

function playersAt(host: string): string[] {
  const player = playersOf[host];
  return player === undefined ? [host, `*.${host}`] : [player];
}

/** Hashes of inline elements, as `hashOf` returns them. */
interface InlineHashes {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** The content security policy of pages; only inline scripts and styles with the given hashes are applied. */
export function policyFor({ scripts = [], styles = [] }: InlineHashes, config: SiteConfig): string {
  const tags = config.tagManager ? ` ${tagManagerHost}` : '';
  const rules = otherRulesByConfig.get(config) ?? otherRules(config);
  otherRulesByConfig.set(config, rules);
  return `default-src 'self'; script-src 'self'${tags}${quoted(scripts)}; style-src 'self'${quoted(styles)}; ${rules}`;
}

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('');
}

/** The hash of an inline script or style sheet, as the policy takes it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The configuration does not change while the process runs. */
const otherRulesByConfig = new WeakMap<SiteConfig, string>();

/** The parts of the policy that are the same on every page. */
function otherRules(config: SiteConfig): string {
  const backend = config.contentApiUrl === undefined ? [] : [new URL(config.contentApiUrl).origin];
  const hosts = Object.values(config.embedHosts).flat();
  const frames = hosts.flatMap(playersAt);
  const tags = config.tagManager ? [tagManagerHost, ...config.tagManager.hosts] : [];
  const rules: Record<string, string[]> = {
    // Placeholders and focal points of pictures use style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...tags],
    // Fonts and workers follow `default-src` and `script-src`, as these two do where the house's own files are enough.
    ...(backend.length > 0 && { 'media-src': ["'self'", ...backend] }),
    ...(tags.length > 0 && { 'connect-src': ["'self'", ...tags], 'worker-src': ["'self'"] }),
    // The editor shows a page before and after publishing in frames.
    'frame-src': ["'self'", ...new Set(frames)],
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

/** Headers of every response of the site. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
