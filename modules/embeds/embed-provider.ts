import { parseUrl } from '#text/parse-url.ts';
import { defaultEmbedHosts, type EmbedHosts } from '#contract/fields/embed-hosts.ts';

const names: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'spotify.com': 'Spotify',
  'soundcloud.com': 'SoundCloud',
  'podigee.io': 'Podigee',
  'podigee.com': 'Podigee',
  'issuu.com': 'Issuu',
  'yumpu.com': 'Yumpu',
  'calameo.com': 'Calaméo',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
};

/** Content of an external provider. */
export interface ForeignContent {
  /** Its address at the provider, always https. */
  address: string;
  /** Name of the provider, or its host if the provider is unknown. */
  provider: string;
}

/** Reads an address or an embed code; null without an https address. */
export function readForeign(value: string): ForeignContent | null {
  const trimmed = value.trim();
  const inCode = /\ssrc=["']([^"']+)["']/.exec(trimmed)?.[1];
  const address = (trimmed.startsWith('<') ? (inCode ?? '') : trimmed)
    .replaceAll('&amp;', '&')
    .replace(/^\/\//, 'https://');
  const url = /^https:/i.test(address) ? parseUrl(address) : null;
  return url && { address: url.href, provider: providerOf(url.hostname) };
}

/** Name of the provider of a host; the host itself if the provider is unknown. */
export function providerOf(hostname: string): string {
  const known = Object.entries(names).find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  return known?.[1] ?? hostname.replace(/^www\./, '');
}

/** Names of the providers of these hosts, each once; by default of the usual hosts. */
export function providersOf(hosts: EmbedHosts = defaultEmbedHosts): string[] {
  return [...new Set(Object.values(hosts).flat().map(providerOf))];
}
