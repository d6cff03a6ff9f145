import type { OpenAPIHono } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Capability, can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import { type PresenceUpdate, presencePath, presenceApi } from '#contract/editing/presence.ts';
import { sectionSlug } from '#contract/editing/section.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { sections } from '../../db/tables/sections.ts';
import { localeOf } from '../../http/locale-of.ts';
import { allow, check, honoPath, mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import { moveTo } from '../../platform/presence/presence-rows.ts';

const querySchema = z.object({ tab: z.uuid() });
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise a buffering proxy would hold back the stream.
  'x-accel-buffering': 'no',
};

/** Streams who else is on the page and which of its changes others saved. */
export function presenceRoutes(app: OpenAPIHono, ctx: AppContext): void {
  app.get(honoPath(presencePath), async (context) => {
    const user = await ctx.accounts.userOf(context.req.raw);
    allow(user, 'modules');
    const locale = localeOf(context);
    const slug = check(sectionSlug, context.req.param('slug'), { code: 'bad_request', locale });
    const { tab } = check(querySchema, context.req.query(), { code: 'bad_request', locale });
    allow(user, await accessTo(ctx, slug));
    return openLine(ctx, context, { slug, tab, user });
  });
  mount({ app, ctx }, presenceApi.here, async ({ params, body, user }) => {
    const there = await moveTo(ctx, { ...body, slug: params.slug, user: requireUser(user) });
    if (!there) throw new AppError('not_found');
  });
}

/** Whoever may not edit a page is told nothing of it: not who writes, nor what was asked about it. */
async function accessTo({ db }: Pick<AppContext, 'db'>, slug: string): Promise<Capability> {
  const [section] = await db.select({ of: sections.contentType }).from(sections).where(eq(sections.slug, slug));
  return section ? moduleAccess(section.of) : 'modules';
}

function openLine(
  ctx: AppContext,
  context: Context,
  { slug, tab, user }: { slug: string; tab: string; user: SessionUser },
): Response {
  const encoder = new TextEncoder();
  const { url, headers: sent } = context.req.raw;
  let close: (() => Promise<void>) | undefined;
  let ended = false;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      // Reconnect delay of the browser in milliseconds.
      say('retry: 2000\n\n');
      close = await ctx.presence.open({
        slug,
        tab,
        user,
        send: (message: PresenceUpdate) => say(`data: ${JSON.stringify(message)}\n\n`),
        ping: () => say(': here\n\n'),
        async isSessionValid() {
          // The user of a request that was seen before is remembered.
          const now = await ctx.accounts.userOf(new Request(url, { headers: sent }));
          return now !== null && can(now.role, await accessTo(ctx, slug));
        },
        end() {
          if (ended) return;
          ended = true;
          controller.close();
          void close?.();
        },
      });
      if (ended) await close();
    },
    async cancel() {
      ended = true;
      await close?.();
    },
  });
  return new Response(stream, { headers });
}
