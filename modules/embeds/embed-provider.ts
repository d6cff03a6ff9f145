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

/** Something that lies with a foreign provider. */
export interface ForeignContent {
  /** Its address there, always https. */
  address: string;
  /** What people call the provider; its host where the house does not know it. */
  provider: string;
}

/** Reads the address, or the code for embedding that holds one; null where there is no https address in it. */
export function readForeign(value: string): ForeignContent | null {
  const trimmed = value.trim();
  const inCode = /\ssrc=["']([^"']+)["']/.exec(trimmed)?.[1];
  const address = (trimmed.startsWith('<') ? (inCode ?? '') : trimmed)
    .replaceAll('&amp;', '&')
    .replace(/^\/\//, 'https://');
  const url = /^https:/i.test(address) ? parseAddress(address) : null;
  return url && { address: url.href, provider: providerOf(url.hostname) };
}

/** The address taken apart, or null; the oldest browsers of the house do not know URL.canParse. */
function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** What people call the provider at a host; the host itself where the house does not know it. */
export function providerOf(hostname: string): string {
  const known = Object.entries(names).find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  return known?.[1] ?? hostname.replace(/^www\./, '');
}
