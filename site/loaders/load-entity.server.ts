import type { RouterContextProvider } from 'react-router';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#text/languages.ts';
import { localeOf } from '../locale.ts';
import { entityIdAt } from '../addresses/entity-address.ts';
import type { Content } from '../content/content.ts';
import { contentContext } from '../content/context.ts';
import { loadPage, orUnavailable, revisionAt } from './load-page.server.ts';
import { requirePart } from './require-part.server.ts';
import type { ShownPage } from '../content/reading/read-page.ts';

export interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface EntityLoad<T> {
  /** Name of the list's screen in screens.ts. */
  screen: string;
  /** Loads the entity; null when there is none. */
  find: (content: Content, locale: Locale, id: number, edit: boolean) => Promise<T | null>;
  pageOf: (entity: T, locale: Locale) => ShownPage;
}

/** Loads the entity by the id in the address; without one, the page of the page tree at this address. */
export async function loadEntity<T extends { id: number; modules?: FlatBlock[]; section?: string }>(
  { url, context }: LoadArgs,
  { screen, find, pageOf }: EntityLoad<T>,
): Promise<{ page: ShownPage; entity: Omit<T, 'modules'> } | { page: ShownPage }> {
  const locale = localeOf(url.pathname);
  const id = entityIdAt(screen, url.pathname);
  const edit = url.searchParams.has('edit');
  const finding = id === null ? null : find(context.get(contentContext), locale, id, edit);
  const [found] = await orUnavailable(Promise.all([finding, requirePart({ url, context })]));
  if (!found) return loadPage({ url, context });
  const { modules: _, ...entity } = found;
  const asked = revisionAt(url);
  const modules =
    asked.version !== undefined && found.section !== undefined
      ? await orUnavailable(context.get(contentContext).modulesOf(locale, found.section, asked))
      : null;
  return { page: pageOf(modules ? { ...found, modules } : found, locale), entity };
}
