import type { Backend } from '../../http/backend.ts';
import { pageEditorApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { readNavigation } from './read-navigation.ts';

/** The navigation menus. */
export function navigationRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pageEditorApi.navigation, async (call) => {
    call.tags.add(tags.navigation);
    return readNavigation(call.request);
  });
}
