import type { EntryContext } from 'react-router';
import type { LoadedArtist } from '../../content/load-artists.server.ts';
import type { LoadedEvent } from '../../content/load-event.server.ts';
import type { LoadedArticle } from '../../content/load-magazine.server.ts';
import type { LoadedProduction } from '../../content/load-production.server.ts';
import type { ShownPage } from '../../content/read-page.ts';
import type { HouseFacts } from '../../content/read-settings.ts';
import { openData, type Sealed, unseal } from '../../content/sealed.ts';
import type { HeadFacts } from '../meta.ts';
import { articleNodes } from './article.ts';
import { breadcrumbNodes } from './breadcrumbs.ts';
import { eventNodes, isPrivate } from './event.ts';
import { houseNodes } from './house.ts';
import type { Facts, Node } from './node.ts';
import { personNodes } from './person.ts';
import { productionNodes } from './production.ts';

interface RootData {
  house: Sealed<HouseFacts>;
  head: HeadFacts;
}

/** What a screen's loader gives: a page and, where a thing stands at the address, that thing. */
type ScreenData = { page: ShownPage } & Partial<
  Omit<LoadedEvent, 'page'> & Omit<LoadedProduction, 'page'> & Omit<LoadedArtist, 'page'> & Omit<LoadedArticle, 'page'>
>;

/** Screens that search engines do not show. */
const silent = new Set(['search', 'shortlist']);

/**
 * What a page is about, for search engines and other programs: one element in the words of schema.org, made from the
 * data of the loaders on the server alone, so that it costs the visitor's program nothing. Empty for drafts, for what
 * is not for everybody and for errors.
 */
export function jsonLdElement({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>): string {
  const { matches, loaderData, errors, statusCode } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? '';
  const screen = id.split('.')[1] ?? '';
  const root = (loaderData as { root?: RootData }).root;
  const data = openData((loaderData as Record<string, unknown>)[id]) as ScreenData | undefined;
  if (!root || !data?.page || errors || statusCode !== 200 || root.head.hidden || silent.has(screen)) return '';
  const { origin, locale } = root.head;
  const graph = graphOf(screen, data, { origin, locale, house: unseal(root.house) });
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}

function graphOf(screen: string, data: ScreenData, facts: Facts): Node[] {
  const { page, event, over = false, production, person, article } = data;
  if (screen === 'index') return houseNodes(facts);
  if (event && isPrivate(event)) return [];
  return [
    ...(event ? eventNodes({ event, over }, facts) : []),
    ...(production ? productionNodes({ page, production }, facts) : []),
    ...(person ? personNodes({ page, person }, facts) : []),
    ...(article ? articleNodes({ page, article }, facts) : []),
    ...breadcrumbNodes(page, facts),
  ];
}
