import { createHash } from 'node:crypto';
import type { SiteConfig } from '../content/context.ts';

/** Players' own host names, where they differ from the ones in the addresses that people paste. */
const playersOf: Record<string, string[]> = {
  'youtube.com': ['www.youtube-nocookie.com', 'www.youtube.com'],
  'youtu.be': ['www.youtube-nocookie.com'],
  'vimeo.com': ['player.vimeo.com'],
};

function playersAt(host: string): string[] {
  const players = (playersOf[host] ?? []).map((player) => `https://${player}`);
  return [`https://${host}`, `https://*.${host}`].concat(players);
}

/** The content security policy of a page: only the inline scripts that stand in it may run. */
export function policyFor(html: string, config: SiteConfig): string {
  const backend = config.contentApiUrl === undefined ? [] : [new URL(config.contentApiUrl).origin];
  const hosts = Object.values(config.embedHosts).flat();
  const frames = hosts.flatMap(playersAt);
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    ],
    'style-src': ["'self'"],
    // Placeholders and focal points of pictures stand in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend],
    'media-src': ["'self'", ...backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [...new Set(frames)],
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
