import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageEditorApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { readNavigation } from './read-navigation.ts';

/** The navigation menus. */
export function navigationRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, pageEditorApi.navigation, async (call) => {
    call.tags.add(tags.navigation);
    return readNavigation(call.request);
  });
}
