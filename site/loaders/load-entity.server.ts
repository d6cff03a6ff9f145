import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#text/languages.ts';
import { entityIdAt } from '../addresses/entity-address.ts';
import type { Content } from '../content/content.ts';
import { contentContext, type LoadArgs, queryContext } from '../content/context.ts';
import { loadPage, orUnavailable, requirePart } from './load-page.server.ts';
import type { ShownPage } from '../content/reading/read-page.ts';

interface EntityLoad<T> {
  /** Name of the list's screen in screens.ts. */
  screen: string;
  /** Loads the entity; null when there is none. */
  find: (content: Content, locale: Locale, id: number, edit: boolean) => Promise<T | null>;
  pageOf: (entity: T, locale: Locale) => ShownPage;
}

/** Loads the entity by the id in the address; without one, the page of the page tree at this address. */
export async function loadEntity<T extends { id: number; modules?: FlatBlock[]; section?: string }>(
  { context }: LoadArgs,
  { screen, find, pageOf }: EntityLoad<T>,
): Promise<{ page: ShownPage; entity: Omit<T, 'modules'> } | { page: ShownPage }> {
  const query = context.get(queryContext);
  const { locale, edit } = query;
  const id = entityIdAt(screen, query.url.pathname);
  const finding = id === null ? null : find(context.get(contentContext), locale, id, edit);
  const [found] = await orUnavailable(Promise.all([finding, requirePart({ context })]));
  if (!found) return loadPage({ context });
  const { modules: _, ...entity } = found;
  const { version, versionParts } = query;
  const modules =
    version !== undefined && found.section !== undefined
      ? await orUnavailable(context.get(contentContext).modulesOf(locale, found.section, { version, versionParts }))
      : null;
  return { page: pageOf(modules ? { ...found, modules } : found, locale), entity };
}
