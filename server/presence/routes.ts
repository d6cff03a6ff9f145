import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { type LiveMessage, livePath, presenceApi } from '#contract/live.ts';
import { sectionSlug } from '#contract/section.ts';
import type { House, SessionUser } from '../house.ts';
import { allow, check, honoPath, mount } from '../mount.ts';
import { known } from '../sections/known-user.ts';
import { moveTo } from './presence-rows.ts';

const querySchema = z.object({ tab: z.uuid() });
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that gathers answers would keep everything to itself.
  'x-accel-buffering': 'no',
};

/** Who is on the page with the editor, and what of it was saved by others. */
export function presenceRoutes(app: OpenAPIHono, house: House): void {
  app.get(honoPath(livePath), async (context) => {
    const user = await house.accounts.userOf(context.req.raw);
    allow(user, 'editor');
    const slug = check(sectionSlug, context.req.param('slug'), 'bad_request');
    const { tab } = check(querySchema, context.req.query(), 'bad_request');
    return openLine(house, context, { slug, tab, user });
  });
  mount(app, house, presenceApi.here, async ({ params, body, user }) => {
    const there = await moveTo(house, { ...body, slug: params.slug, user: known(user) });
    if (!there) throw new AppError('not_found');
    return null;
  });
}

function openLine(
  house: House,
  context: Context,
  { slug, tab, user }: { slug: string; tab: string; user: SessionUser },
): Response {
  const encoder = new TextEncoder();
  const request = context.req.raw;
  let close: (() => Promise<void>) | undefined;
  let ended = false;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      // The browser waits so many milliseconds before it comes back.
      say('retry: 2000\n\n');
      close = await house.lines.open({
        slug,
        tab,
        user,
        tell: (message: LiveMessage) => say(`data: ${JSON.stringify(message)}\n\n`),
        sign: () => say(': here\n\n'),
        holds: async () => (await house.accounts.userOf(request)) !== null,
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
