import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageEditorApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { readNavigation } from './read-navigation.ts';

/** The menus. */
export function navigationRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, pageEditorApi.navigation, async (call) => {
    call.tags.add(tags.navigation);
    return readNavigation(house.db, call.params.locale);
  });
}
