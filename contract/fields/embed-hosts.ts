import { parseUrl } from '#text/parse-url.ts';
/**
 * Hosts whose players may be embedded in a page. The server replaces these defaults with the environment variables
 * EMBED_HOSTS_VIDEO, EMBED_HOSTS_AUDIO, EMBED_HOSTS_VIEWER and EMBED_HOSTS_SOCIAL.
 * A host matches itself and its subdomains; `*.` is not needed.
 */
export const embedKinds = ['video', 'audio', 'viewer', 'social'] as const;
export type EmbedKind = (typeof embedKinds)[number];
export type EmbedHosts = Record<EmbedKind, string[]>;

export const defaultEmbedHosts: EmbedHosts = {
  video: ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com'],
  audio: ['spotify.com', 'soundcloud.com', 'podigee.io', 'podigee.com'],
  viewer: ['issuu.com', 'yumpu.com', 'calameo.com'],
  social: ['instagram.com', 'facebook.com', 'tiktok.com', 'x.com'],
};

/**
 * True for an absolute `https:` URL on one of the hosts or a subdomain of it. Rejects spellings that parsers read
 * differently: backslashes, blanks, quotes, a missing `//`.
 */
export function isAllowedEmbed(hosts: readonly string[], address: string): boolean {
  const url = /^https:\/\/[^\s"<>\\]+$/i.test(address) ? parseUrl(address) : null;
  if (!url) return false;
  const { hostname, port, username, password } = url;
  if (port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
