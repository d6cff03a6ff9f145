import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../../app-context.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { magazineFeed } from './magazine-feed.ts';
import { sitemapRoutes } from './sitemap.ts';

/** Resources for other programs: calendars, feeds, the sitemap. */
export function feedsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  calendarRoutes(app, ctx);
  magazineFeed(app, ctx);
  sitemapRoutes(app, ctx);
}
