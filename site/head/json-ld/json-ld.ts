import type { EntryContext } from 'react-router';
import type { LoadedArtist } from '../../screens/artist/load.server.ts';
import type { LoadedEvent } from '../../screens/event/load.server.ts';
import type { LoadedArticle } from '../../screens/article/load.server.ts';
import type { LoadedFestival } from '../../screens/festival/load.server.ts';
import type { LoadedProduction } from '../../screens/production/load.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import type { HeadFacts } from '../meta.ts';
import { articleNodes } from './article.ts';
import { breadcrumbNodes } from './breadcrumbs.ts';
import { eventNodes, isPrivate } from './event.ts';
import { festivalNodes } from './festival.ts';
import { organizationNodes } from './organization.ts';
import type { Facts, Node } from './node.ts';
import { personNodes } from './person.ts';
import { productionNodes } from './production.ts';

interface RootData {
  settings: SiteSettings;
  head: HeadFacts;
}

/** Loader data of a screen: the page and, on an entity's page, the entity. */
type ScreenData = { page: ShownPage } & Partial<
  Omit<LoadedEvent, 'page'> &
    Omit<LoadedProduction, 'page'> &
    Omit<LoadedArtist, 'page'> &
    Omit<LoadedArticle, 'page'> &
    Pick<LoadedFestival, 'festival' | 'list'>
>;

/** Screens that search engines do not index. */
const silent = new Set(['search', 'shortlist']);

/**
 * Structured data (schema.org) of a page for search engines: one element, made on the server from the loader data, so
 * that browsers load no code for it. Empty for drafts, private content and errors.
 */
export function jsonLdElement({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>): string {
  const { matches, loaderData, errors, statusCode } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? '';
  const screen = id.split('.')[1] ?? '';
  const root: RootData | undefined = loaderData.root;
  const data: ScreenData | undefined = loaderData[id];
  if (!root || !data?.page || errors || statusCode !== 200 || root.head.hidden || silent.has(screen)) return '';
  const { origin, locale } = root.head;
  const graph = graphOf(screen, data, { origin, locale, settings: root.settings });
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}

function graphOf(screen: string, data: ScreenData, facts: Facts): Node[] {
  const { page, event, over = false, production, person, article, festival, list } = data;
  if (screen === 'index') return organizationNodes(facts);
  if (event && isPrivate(event)) return [];
  return [
    ...(event ? eventNodes({ event, over }, facts) : []),
    ...(production ? productionNodes({ page, production }, facts) : []),
    ...(person ? personNodes({ page, person }, facts) : []),
    ...(festival && list ? festivalNodes({ festival, list }, facts) : []),
    ...(article ? articleNodes({ page, article }, facts) : []),
    ...breadcrumbNodes(page, facts),
  ];
}
