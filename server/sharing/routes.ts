import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { largestId } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { House } from '../house.ts';
import { nothingYet } from '../page-cache/made-of.ts';
import { showEvent } from '../programme/show-event.ts';
import { showProduction } from '../programme/show-production.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import {
  factsOfEvent,
  factsOfHouse,
  factsOfProduction,
  type SharedFacts,
  type SharedKind,
  sharingAddress,
} from './shared-facts.ts';
import { sharingPicture } from './sharing-picture.ts';

/** Pictures for links shared elsewhere, `/media/sharing/{kind}-{id}-{locale}-{hash}.jpg`; made for what is public alone. */
export function sharingRoutes(app: OpenAPIHono, house: House): void {
  app.get('/media/sharing/:name', async (context) => {
    const pattern = /^(event|production|house)-([1-9]\d{0,9})-(de|en)-[0-9a-f]{12}\.jpg$/;
    const [, kind, digits, locale] = pattern.exec(context.req.param('name')) ?? [];
    const id = Number(digits);
    if (!digits || id > largestId) throw new AppError('not_found');
    return send(context, house, { kind: kind as SharedKind, id, locale: locale as Locale });
  });
}

interface Asked {
  kind: SharedKind;
  id: number;
  locale: Locale;
}

async function send(context: Context, house: House, asked: Asked): Promise<Response> {
  const facts = await publicFacts(house, asked);
  const address = sharingAddress(asked.kind, asked.id, asked.locale, facts);
  // What was shared earlier leads to what is true now.
  if (context.req.path !== address) return context.redirect(address, 302);
  const { name } = await readSiteSettings(house.db);
  const { hash, bytes } = await sharingPicture(house, { ...asked, facts, house: name });
  const headers = {
    ETag: `"${hash}"`,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const known = (context.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(`"${hash}"`)) return context.body(null, 304, headers);
  return context.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': 'image/jpeg' });
}

async function publicFacts(house: House, { kind, id, locale }: Asked): Promise<SharedFacts> {
  const made = nothingYet();
  if (kind === 'house') {
    if (id !== 1) throw new AppError('not_found');
    return factsOfHouse(await readSiteSettings(house.db), locale);
  }
  if (kind === 'production')
    return factsOfProduction(await showProduction(house, { id, locale, edit: false, user: null }, made));
  const event = await showEvent(house, { id, locale, audience: 'visitor' }, made);
  if (event.private_event) throw new AppError('not_found');
  return factsOfEvent(event, locale);
}
