import type { Backend } from '../../http/backend.ts';
import { pageEditorApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { asc } from 'drizzle-orm';
import { menuOf, type MenuPage } from '#contract/pages/menu-of.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import { isOff } from '#contract/settings/parts.ts';
import { pages } from '../../db/tables/pages.ts';
import type { RequestContext } from '../../request-context.ts';
import { urlsOf } from '../links/page-address.ts';

const columns = {
  id: pages.id,
  parentId: pages.parentId,
  title: pages.title,
  pathDe: pages.pathDe,
  pathEn: pages.pathEn,
  target: pages.target,
  isOnline: pages.isOnline,
  isClickable: pages.isClickable,
  inMainNavigation: pages.inMainNavigation,
  inMenu: pages.inMenu,
  inFooter: pages.inFooter,
};

type Row = Pick<typeof pages.$inferSelect, keyof typeof columns>;

/** The three menus. Pages of parts that are off are left out with their children, like offline ones. */
async function readNavigation({
  db,
  locale,
  partsOff,
}: Pick<RequestContext, 'db' | 'locale' | 'partsOff'>): Promise<Navigation> {
  const rows = await db.select(columns).from(pages).orderBy(asc(pages.position), asc(pages.id));
  const entries = rows.map(toMenuPage);
  for (const entry of entries) if (isOff(entry.urls[locale], partsOff)) entry.is_online = false;
  return {
    main_navigation: menuOf(entries, 'in_main_navigation', locale),
    menu: menuOf(entries, 'in_menu', locale),
    footer: menuOf(entries, 'in_footer', locale),
  };
}

function toMenuPage(row: Row): MenuPage {
  return {
    id: row.id,
    parent_id: row.parentId,
    title: row.title,
    urls: urlsOf(row),
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_main_navigation: row.inMainNavigation,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
  };
}

export function navigationRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pageEditorApi.navigation, async (call) => {
    call.tags.add(tags.navigation);
    return readNavigation(call.request);
  });
}
