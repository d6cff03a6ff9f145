import type { EmbedKind } from '#contract/fields/embed-hosts.ts';
import type { ForeignContent } from './embed-provider.ts';

/** Address and size of a provider's player. */
export interface Player {
  src: string;
  /** CSS pixels; absent if the height follows from the width by the aspect ratio of the kind. */
  height?: number;
}

/**
 * The player for content of a provider, with as little tracking as the provider allows. Null if the address is not that
 * of a single video, recording or post that can be embedded.
 */
export function playerOf({ address, provider }: ForeignContent, kind: EmbedKind): Player | null {
  const url = new URL(address);
  const make = makers[provider];
  if (make) return make(url);
  return kind === 'audio' ? { src: address, height: 240 } : { src: address };
}

const makers: Record<string, (url: URL) => Player | null> = {
  YouTube: youtube,
  Vimeo: vimeo,
  Spotify: spotify,
  SoundCloud: (url) => {
    if (url.hostname === 'w.soundcloud.com') return { src: url.href, height: 166 };
    const isSet = url.pathname.includes('/sets/');
    return {
      src: `https://w.soundcloud.com/player/?visual=false&show_teaser=false&url=${encodeURIComponent(url.href)}`,
      height: isSet ? 352 : 166,
    };
  },
  Podigee: (url) => {
    const path = url.pathname.replace(/\/(?:embed)?$/, '');
    return { src: `${url.origin}${path}/embed?context=external`, height: 220 };
  },
  Issuu: (url) => {
    if (url.hostname === 'e.issuu.com') return { src: url.href };
    const [, user, document] = /^\/([\w.-]+)\/docs\/([\w.-]+)/.exec(url.pathname) ?? [];
    return user && document ? { src: `https://e.issuu.com/embed.html?d=${document}&u=${user}` } : null;
  },
  Yumpu: (url) => (url.pathname.includes('/embed/') ? { src: url.href } : null),
  Calaméo: (url) => {
    const code = url.searchParams.get('bkcode') ?? /^\/(?:[a-z]{2}\/)?(?:read|books)\/(\w+)/.exec(url.pathname)?.[1];
    return code ? { src: `https://v.calameo.com/?bkcode=${encodeURIComponent(code)}&mode=mini` } : null;
  },
  Instagram: (url) => {
    const [, type, id] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]+)/.exec(url.pathname) ?? [];
    return id ? { src: `https://www.instagram.com/${type}/${id}/embed/captioned/`, height: 720 } : null;
  },
  Facebook: (url) => {
    if (url.pathname.startsWith('/plugins/')) return { src: url.href, height: 640 };
    const plugin = /\/videos\/|\/watch/.test(url.pathname) ? 'video' : 'post';
    return {
      src: `https://www.facebook.com/plugins/${plugin}.php?show_text=true&href=${encodeURIComponent(url.href)}`,
      height: 640,
    };
  },
  TikTok: (url) => {
    const id = /\/(?:video|embed(?:\/v2)?)\/(\d+)/.exec(url.pathname)?.[1];
    return id ? { src: `https://www.tiktok.com/embed/v2/${id}`, height: 740 } : null;
  },
  X: (url) => {
    const id = /\/status\/(\d+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id');
    return id
      ? { src: `https://platform.x.com/embed/Tweet.html?dnt=true&id=${encodeURIComponent(id)}`, height: 600 }
      : null;
  },
};

function youtube(url: URL): Player | null {
  const player = 'https://www.youtube-nocookie.com/embed/';
  const inPath = /^\/(?:embed|shorts|live|v)\/([\w-]{6,})/.exec(url.pathname)?.[1];
  const short = url.hostname.endsWith('youtu.be') ? url.pathname.slice(1) : undefined;
  const id = url.searchParams.get('v') ?? inPath ?? short ?? '';
  const list = url.searchParams.get('list');
  const from = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '', 10);
  const query = new URLSearchParams({ rel: '0' });
  if (from > 0) query.set('start', String(from));
  if (/^[\w-]{6,}$/.test(id) && id !== 'videoseries') return { src: `${player}${id}?${query}` };
  return list ? { src: `${player}videoseries?${new URLSearchParams({ list, rel: '0' })}` } : null;
}

function vimeo(url: URL): Player | null {
  const [, id, secret] = /\/(\d{5,})(?:\/(\w+))?/.exec(url.pathname) ?? [];
  if (!id) return null;
  const query = new URLSearchParams({ dnt: '1' });
  const hash = secret ?? url.searchParams.get('h');
  if (hash) query.set('h', hash);
  return { src: `https://player.vimeo.com/video/${id}?${query}` };
}

function spotify(url: URL): Player | null {
  const [, type, id] = /\/(track|album|playlist|episode|show|artist)\/(\w+)/.exec(url.pathname) ?? [];
  if (!id) return null;
  return {
    src: `https://open.spotify.com/embed/${type}/${id}`,
    height: type === 'track' || type === 'episode' ? 152 : 352,
  };
}
