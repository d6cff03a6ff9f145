import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import { defaultLocale, isLocale, type Locale, localeNames } from '#contract/base/locale.ts';
import { markNames } from '#contract/settings/house.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { AppContext } from '../../app-context.ts';
import { throughImageGate } from '../../platform/pictures/image-gate.ts';
import { openFace } from '../../platform/fonts/open-face.ts';
import { matchesEtag } from '../../platform/matches-etag.ts';
import { shortHash } from '../../platform/short-hash.ts';
import { ownFacesOf } from '../site-settings/own-typeface.ts';
import { iconSides, iconVersion, initialOf, pictureOf, shownMarks } from '../site-settings/marks.ts';
import { nameIn, readSiteSettings } from '../site-settings/site-settings.ts';
import { markSource } from './sharing-head.ts';
import { pictureFonts } from './picture-fonts.ts';
import sharp from 'sharp';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { type MarkSource, openMark } from '../../platform/pictures/open-mark.ts';
import { type PictureFonts, renderText } from '../../platform/pictures/render-text.ts';

const icoSides = [16, 32, 48];

/** Logo, icons and manifest of the house: `/media/house/…`, `/favicon.ico`, `/{locale}/manifest.webmanifest`. */
export function houseRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const currentIcons = createIcons(ctx);

  app.get('/media/house/:name', async (context) => {
    const name = context.req.param('name');
    const settings = await readSiteSettings(ctx.db);
    if (name.startsWith('typeface-')) return sendTypeface(context, ctx, settings);
    const svg = markNames
      .map((mark) => settings[mark].svg)
      .find((text) => text !== '' && name.endsWith(`-${shortHash(text)}.svg`));
    if (svg !== undefined) return send(context, svg, 'image/svg+xml');
    const [, side, version] = /^icon-(\d+)-([0-9a-f]{12})\.png$/.exec(name) ?? [];
    if (!Object.values(iconSides).some((known) => String(known) === side)) throw new AppError('not_found');
    const icons = await currentIcons(settings);
    // An outdated address redirects to the current icon.
    if (version !== icons.version) return context.redirect(`/media/house/icon-${side}-${icons.version}.png`, 302);
    return send(context, await icons.read(Number(side)), 'image/png');
  });

  app.get('/favicon.ico', async (context) => {
    const icons = await currentIcons(await readSiteSettings(ctx.db));
    const etag = `"${icons.version}"`;
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    const pictures = await Promise.all(icoSides.map(async (side) => ({ side, png: await icons.read(side) })));
    return context.body(new Uint8Array(toIco(pictures)), 200, { ...headers, 'Content-Type': 'image/x-icon' });
  });

  app.get('/:locale/manifest.webmanifest', async (context) => {
    const locale = context.req.param('locale');
    if (!isLocale(locale)) throw new AppError('not_found');
    return context.body(JSON.stringify(await manifestOf(ctx, locale)), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
}

async function manifestOf({ db }: AppContext, locale: Locale) {
  const settings = await readSiteSettings(db);
  const { icons } = (await shownMarks(db, settings)).marks;
  const name = nameIn(settings, locale);
  const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });
  return {
    name,
    short_name: name,
    description: settings.claim[locale] || settings.claim[defaultLocale],
    lang: localeNames[locale].language,
    start_url: `/${locale}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: settings.theme.colours.stage,
    theme_color: settings.theme.colours.stage,
    icons: [
      ...(icons.svg === null ? [] : [{ src: icons.svg, sizes: 'any', type: 'image/svg+xml' }]),
      png(icons.png, iconSides.png),
      png(icons.large, iconSides.large),
    ],
  };
}

/** The address contains a hash of the content. A file must never run as a page of this site. */
function send(context: Context, content: string | Uint8Array, type: string): Response {
  return context.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** A face of the present typeface; every former address is gone. */
async function sendTypeface(context: Context, ctx: AppContext, settings: SiteSettings): Promise<Response> {
  const faces = Object.values(await ownFacesOf(ctx.db, settings));
  const face = faces.find(({ url }) => url === context.req.path);
  const opened = face && (await openFace(ctx, face));
  if (!opened || !('face' in opened)) throw new AppError('not_found');
  // Pages of the ticket shop may be on another host.
  context.header('Access-Control-Allow-Origin', '*');
  return send(context, opened.face.woff2, 'font/woff2');
}

interface Icons {
  /** Changes with everything that the icons are made of. */
  version: string;
  read: (side: number) => Promise<Uint8Array>;
}

/** Returns the icons of the house; each is rendered once and kept until the house changes. */
function createIcons(ctx: AppContext): (settings: SiteSettings) => Promise<Icons> {
  let kept = { version: '', pngs: new Map<number, Promise<Uint8Array>>() };
  return async (settings) => {
    const version = await iconVersion(ctx.db, settings);
    if (version !== kept.version) kept = { version, pngs: new Map() };
    const { pngs } = kept;
    const make = (side: number) =>
      throughImageGate(async () => {
        const mark = await markSource(ctx, settings.icon, await pictureOf(ctx.db, settings.icon));
        const fonts = await pictureFonts(ctx, settings);
        return renderIcon({ mark, initial: initialOf(settings.name), theme: settings.theme, fonts }, side);
      });
    return {
      version,
      read(side) {
        const making = pngs.get(side) ?? make(side);
        pngs.set(side, making);
        making.catch(() => pngs.delete(side));
        return making;
      },
    };
  };
}

/** What an icon is made of: a file, or else a letter. */
interface IconSource {
  /** Null if the house has no icon. */
  mark: MarkSource | null;
  /** First letter of the name. */
  initial: string;
  theme: Theme;
  fonts: PictureFonts;
}

/** A square PNG. */
async function renderIcon(source: IconSource, side: number): Promise<Uint8Array> {
  const { mark } = source;
  if (mark === null) return renderInitial(source, side);
  const box = { width: side, height: side };
  return openMark(mark, box)
    .resize({ ...box, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

async function renderInitial({ initial, theme, fonts }: IconSource, side: number): Promise<Uint8Array> {
  const { colours } = theme;
  const look = { font: fonts.Light, points: Math.round(side * 0.7), colour: colours.light, width: side };
  const letter = await renderText(initial, look);
  return sharp({ create: { width: side, height: side, channels: 4, background: colours.stage } })
    .composite(letter ? [{ input: letter.data, gravity: 'centre' }] : [])
    .png()
    .toBuffer();
}

/** An icon file (ICO) that holds PNGs of these sides. */
function toIco(pictures: { side: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
