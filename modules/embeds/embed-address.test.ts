import { expect, it } from 'vitest';
import type { EmbedKind } from '#contract/fields/embed-hosts.ts';
import { playerOf } from './embed-address.ts';
import { readForeign } from './embed-provider.ts';

it.each<[EmbedKind, string, string, string]>([
  [
    'video',
    'https://www.youtube.com/watch?v=abcDEF12345&t=90s',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0&start=90',
  ],
  ['video', 'https://youtu.be/abcDEF12345', 'YouTube', 'https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0'],
  [
    'video',
    'https://www.youtube.com/shorts/abcDEF12345',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/playlist?list=PL123',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL123&rel=0',
  ],
  ['video', 'https://vimeo.com/123456789/abc123', 'Vimeo', 'https://player.vimeo.com/video/123456789?dnt=1&h=abc123'],
  ['audio', 'https://open.spotify.com/intl-de/episode/4abc', 'Spotify', 'https://open.spotify.com/embed/episode/4abc'],
  ['audio', 'https://haus.podigee.io/12-folge', 'Podigee', 'https://haus.podigee.io/12-folge/embed?context=external'],
  ['viewer', 'https://issuu.com/haus/docs/heft-26', 'Issuu', 'https://e.issuu.com/embed.html?d=heft-26&u=haus'],
  ['social', 'https://x.com/haus/status/42', 'X', 'https://platform.x.com/embed/Tweet.html?dnt=true&id=42'],
  [
    'video',
    '<iframe width="9" src="https://player.vimeo.com/video/123456789?h=ab&amp;x=1"></iframe>',
    'Vimeo',
    'https://player.vimeo.com/video/123456789?dnt=1&h=ab',
  ],
])('%s %s is played from %s', (kind, value, provider, src) => {
  const foreign = readForeign(value)!;
  expect(foreign.provider).toBe(provider);
  expect(playerOf(foreign, kind)?.src).toBe(src);
});

it.each([
  'javascript:alert(1)',
  'http://www.youtube.com/watch?v=abcDEF12345',
  '<iframe onload="x()">',
  'data:text/html,x',
  '',
])('%s is nothing that could be played', (value) => {
  expect(readForeign(value)).toBeNull();
});

it('returns no player for a provider page without a single video, recording or post', () => {
  expect(playerOf(readForeign('https://www.youtube.com/@haus')!, 'video')).toBeNull();
  expect(playerOf(readForeign('https://www.yumpu.com/de/document/read/1/heft')!, 'viewer')).toBeNull();
});

it('does not take a host with a similar name for YouTube', () => {
  expect(readForeign('https://notyoutube.com/watch?v=abcDEF12345')?.provider).toBe('notyoutube.com');
});
