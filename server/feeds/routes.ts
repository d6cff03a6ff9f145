import type { OpenAPIHono } from '@hono/zod-openapi';
import type { House } from '../house.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { magazineFeed } from './magazine-feed.ts';
import { sitemapRoutes } from './sitemap.ts';

/** What other programs read: calendars, feeds, the sitemap. */
export function feedsRoutes(app: OpenAPIHono, house: House): void {
  calendarRoutes(app, house);
  magazineFeed(app, house);
  sitemapRoutes(app, house);
}
