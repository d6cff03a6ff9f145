import type { RouterContextProvider } from 'react-router';
import type { Locale } from '#contract/languages.ts';
import { localeOf } from '../locale.ts';
import { thingIdAt } from '../thing-address.ts';
import type { Content } from './content.ts';
import { contentContext } from './context.ts';
import { loadPage, orUnavailable } from './load-page.server.ts';
import type { ShownPage } from './read-page.ts';

export interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface ThingLoad<T> {
  /** Name of the screen with the list, from screens.ts. */
  screen: string;
  /** Asks for the thing; null where there is none. */
  find: (content: Content, locale: Locale, id: number, edit: boolean) => Promise<T | null>;
  pageOf: (thing: T, locale: Locale) => ShownPage;
}

/** The thing that an address names by its number. Where there is none, the page of the page tree that may stand there. */
export async function loadThing<T extends object>(
  { url, context }: LoadArgs,
  { screen, find, pageOf }: ThingLoad<T>,
): Promise<{ page: ShownPage; thing: Omit<T, 'modules'> } | { page: ShownPage }> {
  const locale = localeOf(url.pathname);
  const id = thingIdAt(screen, url.pathname);
  const edit = url.searchParams.has('edit');
  const found = id === null ? null : await orUnavailable(find(context.get(contentContext), locale, id, edit));
  if (!found) return loadPage({ url, context });
  const { modules: _, ...thing } = found as T & { modules?: unknown };
  return { page: pageOf(found, locale), thing };
}
