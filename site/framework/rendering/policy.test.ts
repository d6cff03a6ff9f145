import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { defaultEmbedHosts, type EmbedKind } from '#contract/fields/embed-hosts.ts';
import { playerOf } from '#modules/embeds/embed-address.ts';
import { readForeign } from '#modules/embeds/embed-provider.ts';
import type { SiteConfig } from '../../content/context.ts';
import { hashOf, policyFor } from './policy.ts';

const config = { siteUrl: 'https://oper.example', embedHosts: defaultEmbedHosts };
const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
/** One address of each known provider. */
const samples: Record<string, [EmbedKind, string]> = {
  YouTube: ['video', 'https://www.youtube.com/watch?v=abcDEF12345'],
  Vimeo: ['video', 'https://vimeo.com/123456789'],
  Spotify: ['audio', 'https://open.spotify.com/episode/4abc'],
  SoundCloud: ['audio', 'https://soundcloud.com/haus/folge'],
  Podigee: ['audio', 'https://haus.podigee.io/12-folge'],
  Issuu: ['viewer', 'https://issuu.com/haus/docs/heft-26'],
  Yumpu: ['viewer', 'https://www.yumpu.com/de/embed/view/abc'],
  Calaméo: ['viewer', 'https://www.calameo.com/read/00abc'],
  Instagram: ['social', 'https://www.instagram.com/p/abc/'],
  Facebook: ['social', 'https://www.facebook.com/haus/posts/1'],
  TikTok: ['social', 'https://www.tiktok.com/@haus/video/42'],
  X: ['social', 'https://x.com/haus/status/42'],
};
const ruleOf = (name: string, given: SiteConfig) =>
  policyFor({}, given)
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `))!
    .slice(name.length + 1);

it('allows no inline scripts but the given ones', () => {
  const allowed = policyFor({ scripts: [hashOf('own()'), hashOf('other()')] }, config).match(
    /(?<=')sha256-[^']+(?=')/g,
  );
  expect(allowed).toEqual([hash('own()'), hash('other()')]);
  expect(policyFor({}, config)).not.toMatch(/script-src[^;]*(?:sha256|unsafe)/);
});

it('allows frames only from configured hosts and of the house itself', () => {
  const embedHosts = { video: ['youtube.com', 'youtu.be'], audio: [], viewer: ['hefte.example'], social: [] };
  expect(ruleOf('frame-src', { ...config, embedHosts })).toBe(
    "'self' www.youtube-nocookie.com hefte.example *.hefte.example",
  );
  expect(ruleOf('frame-src', { ...config, embedHosts: { video: [], audio: [], viewer: [], social: [] } })).toBe(
    "'self'",
  );
});

it.each(Object.entries(samples))('allows the player of %s when its host is configured', (_, [kind, address]) => {
  const player = new URL(playerOf(readForeign(address)!, kind)!.src);
  const allowed = ruleOf('frame-src', config).split(' ');
  const parent = player.hostname.replace(/^[^.]+/, '*');
  expect(allowed.some((host) => [player.hostname, parent].includes(host))).toBe(true);
});

it('allows the hosts of the tag manager only when one is configured, without relaxing other rules', () => {
  const without = policyFor({ scripts: [hashOf('own()')] }, config);
  expect(without).not.toMatch(/tagmanager|analytics/);
  const tagManager = { id: 'GTM-ABC123', hosts: ['*.google-analytics.com'] };
  const given = { ...config, tagManager };
  expect(policyFor({ scripts: [hashOf('own()')] }, given)).not.toMatch(/script-src[^;]*(?:unsafe|\*)/);
  expect(ruleOf('script-src', given)).toContain(' www.googletagmanager.com');
  expect(ruleOf('connect-src', given)).toBe("'self' www.googletagmanager.com *.google-analytics.com");
});
