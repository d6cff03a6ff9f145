import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { largestId } from '#contract/base/parameters.ts';
import { AppError } from '#contract/base/errors.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { AppContext } from '../../app-context.ts';
import { noDependencies } from '../../platform/invalidation/tags.ts';
import { matchesEtag } from '../../platform/matches-etag.ts';
import { type SharingContent, type SharedKind, sharedKinds, sharingAddress, hashOf } from '../links/sharing-address.ts';
import { factsOfEvent, factsOfProduction, getEvent } from '../programme/get-event.ts';
import { getProduction } from '../programme/get-production.ts';
import { defaultSharingContent, readSiteSettings } from '../site-settings/site-settings.ts';
import { widthsFor } from '#contract/media/media.ts';
import { throughImageGate } from '../../platform/pictures/image-gate.ts';
import { readMedia } from '../../platform/pictures/media-rows.ts';
import { alone, renditionOf, writeUnlessFull } from '../../platform/pictures/renditions.ts';
import { type SharingPictureContent, renderSharingPicture } from './render-sharing-picture.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import type { MarkSource } from '../../platform/pictures/open-mark.ts';
import type { PictureFonts } from '../../platform/pictures/render-text.ts';
import { headOfSharing } from '../site-settings/head-of-sharing.ts';
import { markSource } from './sharing-head.ts';
import { pictureFonts } from './picture-fonts.ts';

/** Pictures for shared links, `/media/sharing/{kind}-{id}-{locale}-{hash}.jpg`; for public content only. */
export function sharingRoutes(app: OpenAPIHono, ctx: AppContext): void {
  app.get('/media/sharing/:name', async (context) => {
    const pattern = /^(event|production|house)-([1-9]\d{0,9})-(de|en)-[0-9a-f]{12}\.jpg$/;
    const [, kind, digits, locale] = pattern.exec(context.req.param('name')) ?? [];
    const id = Number(digits);
    if (!isOneOf(sharedKinds, kind) || !isOneOf(locales, locale) || id > largestId) throw new AppError('not_found');
    return send(context, ctx, { kind, id, locale });
  });
}

interface PictureRequest {
  kind: SharedKind;
  id: number;
  locale: Locale;
}

async function send(context: Context, ctx: AppContext, request: PictureRequest): Promise<Response> {
  const settings = await readSiteSettings(ctx.db);
  const facts = await publicFacts(ctx, { ...request, settings });
  const head = await sharingHead(ctx, { settings, locale: request.locale });
  const address = sharingAddress(request.kind, { id: request.id, locale: request.locale, facts, head: head.version });
  // An outdated address redirects to the current picture.
  if (context.req.path !== address) return context.redirect(address, 302);
  const { hash, bytes } = await sharingPicture(ctx, { ...request, facts, head });
  const headers = {
    ETag: `"${hash}"`,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if (matchesEtag(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers);
  return context.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': 'image/jpeg' });
}

async function publicFacts(
  ctx: AppContext,
  { kind, id, locale, settings }: PictureRequest & { settings: SiteSettings },
): Promise<SharingContent> {
  const { db, clock } = ctx;
  const visitor = { db, id, locale, now: clock(), deps: noDependencies(), edit: false, user: null } as const;
  const entry = { ...visitor, visibility: 'public' } as const;
  if (kind === 'house') {
    if (id !== 1) throw new AppError('not_found');
    return defaultSharingContent(ctx.db, settings, locale);
  }
  if (kind === 'production') return factsOfProduction(await getProduction(entry));
  const event = await getEvent(entry);
  if (event.private_event) throw new AppError('not_found');
  return factsOfEvent(event, locale);
}

interface Shared {
  kind: SharedKind;
  id: number;
  locale: Locale;
  facts: SharingContent;
  /** What stands above every picture. */
  head: SharingHead;
}

type Files = Pick<AppContext, 'db' | 'files' | 'config'>;

/** Pictures being rendered, by store and key; simultaneous requests share the same promise. */
const inFlight = new WeakMap<object, Map<string, Promise<Uint8Array>>>();

const hashLength = 12;

/**
 * The sharing picture of an entity in a language; rendered if the stored one is outdated. One picture is stored per
 * entity and language, together with the hash of its content, so that changes do not fill the store.
 */
async function sharingPicture(ctx: Files, shared: Shared): Promise<{ hash: string; bytes: Uint8Array }> {
  const hash = hashOf(shared.facts, shared.head.version);
  const key = `sharing/${shared.kind}-${shared.id}-${shared.locale}`;
  const stored = await readStored(ctx, key, hash);
  if (stored) return { hash, bytes: stored };
  const jobs = inFlight.get(ctx.files) ?? new Map<string, Promise<Uint8Array>>();
  inFlight.set(ctx.files, jobs);
  const name = `${key} ${hash}`;
  const job = jobs.get(name) ?? make(ctx, { shared, key, hash }).finally(() => jobs.delete(name));
  jobs.set(name, job);
  return { hash, bytes: await job };
}

async function make(
  ctx: Files,
  { shared: { facts, head }, key, hash }: { shared: Shared; key: string; hash: string },
): Promise<Uint8Array> {
  const picture = await readBackground(ctx, facts);
  return throughImageGate(() =>
    alone(ctx, key, async () => {
      const stored = await readStored(ctx, key, hash);
      if (stored) return stored;
      const logo = await head.readLogo();
      const { siteName, theme } = head;
      const fonts = await head.readFonts();
      const bytes = await renderSharingPicture({ ...facts, siteName, theme, fonts, logo, picture });
      await writeUnlessFull(ctx, key, Buffer.concat([new TextEncoder().encode(hash), bytes]));
      return bytes;
    }),
  );
}

/** The stored picture; null if there is none, or one with other content. */
async function readStored({ files }: Files, key: string, hash: string): Promise<Uint8Array | null> {
  const stored = await files.read(key);
  if (!stored || new TextDecoder().decode(stored.subarray(0, hashLength)) !== hash) return null;
  return stored.subarray(hashLength);
}

async function readBackground(ctx: Files, { picture }: SharingContent): Promise<SharingPictureContent['picture']> {
  const row = picture ? await readMedia(ctx.db, picture.id) : undefined;
  if (!picture || !row?.width) return null;
  const width = widthsFor(row.width).at(-1) ?? row.width;
  const bytes = await renditionOf(ctx, { hash: row.hash, width, format: 'jpg' });
  return bytes && { bytes, focal: picture.focal };
}

/** Logo and name above a sharing picture. */
interface SharingHead {
  /** Empty where the logo contains it. */
  siteName: string;
  /** Changes with all that the house gives to a picture. */
  version: string;
  readLogo(): Promise<MarkSource | null>;
  readFonts(): Promise<PictureFonts>;
  theme: Theme;
}

async function sharingHead(
  ctx: Pick<AppContext, 'db' | 'files' | 'config'>,
  { settings, locale }: { settings: SiteSettings; locale: Locale },
): Promise<SharingHead> {
  const { siteName, version, logo, picture } = await headOfSharing(ctx.db, { settings, locale });
  return {
    ...{ siteName, version, theme: settings.theme },
    readLogo: () => markSource(ctx, logo, picture),
    readFonts: () => pictureFonts(ctx, settings),
  };
}
