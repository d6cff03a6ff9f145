import { pageEditorApi } from '#contract/api.ts';
import type { NavigationItem } from '#contract/navigation.ts';
import { ApiError } from '../api-client.ts';
import type { EditSession } from '../edit-session.ts';

export interface PageEntry {
  title: string;
  url: string;
}

/** The pages that the menus name, in the language being written. */
export async function listPages(session: EditSession): Promise<PageEntry[]> {
  const menus = await session.api(pageEditorApi.navigation, { params: { locale: session.locale } });
  const found = new Map<string, PageEntry>();
  for (const item of [...menus.main_navigation, ...menus.menu, ...menus.footer]) {
    for (const entry of entriesOf(item))
      if (entry.url.startsWith('/') && !found.has(entry.url)) found.set(entry.url, entry);
  }
  return [...found.values()];
}

function entriesOf(item: NavigationItem): PageEntry[] {
  const children = item.children.map((child) => ({ title: `${item.menu_name} › ${child.menu_name}`, url: child.url }));
  return [{ title: item.menu_name, url: item.url }, ...children];
}

/** How a page is stored as a target: by its id, so that the link outlives a new address and leads to either language. */
export async function targetOf(session: EditSession, entry: PageEntry): Promise<string> {
  const path = entry.url.split('/').slice(2).join('/');
  try {
    const page = await session.api(pageEditorApi.page, { params: { locale: session.locale, path } });
    const target = `page:${page.id}`;
    session.store.addResolved({
      de: { links: { [target]: { url: page.urls.de, title: page.title } } },
      en: { links: { [target]: { url: page.urls.en, title: page.title } } },
    });
    return target;
  } catch (error) {
    // A screen that is not a page of the tree is linked by its address.
    if (error instanceof ApiError && error.status === 404) return entry.url;
    throw error;
  }
}
