/**
 * Whose players may stand on a page. Configuration: the server replaces these defaults with
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

let current: EmbedHosts = defaultEmbedHosts;

/** Sets the allowed hosts once at the start of a process; called by the server and by the editor. */
export function configureEmbedHosts(hosts: EmbedHosts): void {
  current = hosts;
}

export function embedHosts(kind: EmbedKind): string[] {
  return current[kind];
}

/**
 * True for an `https:` address on an allowed host (or a subdomain of one). It has to be written out in full: what only
 * some readers would take for such an address (backslashes, blanks, quotes, a missing `//`) is refused.
 */
export function isAllowedEmbed(kind: EmbedKind, address: string): boolean {
  const url = /^https:\/\/[^\s"<>\\]+$/i.test(address) ? parseAddress(address) : null;
  if (!url) return false;
  const { hostname, port, username, password } = url;
  if (port !== '' || username !== '' || password !== '') return false;
  return current[kind].some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The address taken apart, or null; the oldest browsers of the house do not know URL.canParse. */
function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
