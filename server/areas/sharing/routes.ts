import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { largestId } from '#contract/base/parameters.ts';
import { AppError } from '#contract/base/errors.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { AppContext } from '../../app-context.ts';
import { noDependencies } from '../../platform/invalidation/cache-dependencies.ts';
import { matchesEtag } from '../../platform/matches-etag.ts';
import { type SharingContent, type SharedKind, sharedKinds, sharingAddress } from '../links/sharing-address.ts';
import { factsOfEvent, factsOfProduction } from '../programme/shared-facts.ts';
import { showEvent } from '../programme/show-event.ts';
import { showProduction } from '../programme/show-production.ts';
import { defaultSharingContent } from '../site-settings/shared-facts.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { sharingHead } from './sharing-head.ts';
import { sharingPicture } from './sharing-picture.ts';

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
  const deps = noDependencies();
  const visitor = { id, locale, edit: false, user: null, visibility: 'public' } as const;
  if (kind === 'house') {
    if (id !== 1) throw new AppError('not_found');
    return defaultSharingContent(ctx.db, settings, locale);
  }
  if (kind === 'production') return factsOfProduction(await showProduction(ctx, visitor, deps));
  const event = await showEvent(ctx, visitor, deps);
  if (event.private_event) throw new AppError('not_found');
  return factsOfEvent(event, locale);
}
