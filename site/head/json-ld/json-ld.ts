import type { EntryContext } from 'react-router';
import type { LoadedArtist } from '../../screens/artist/load.server.ts';
import type { LoadedEvent } from '../../screens/event/load.server.ts';
import type { LoadedArticle } from '../../screens/article/load.server.ts';
import type { LoadedFestival } from '../../screens/festival/load.server.ts';
import type { LoadedProduction } from '../../screens/production/load.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { type HeadFacts, shorten } from '../page-meta.tsx';
import { eventNode, eventNodes, isPrivate, workOf, worksOf, berlinMoment } from './event.ts';
import { organizationNodes, organizationReference } from './organization.ts';
import { absolute, type Facts, images, type Node, node, contributors, performers } from './node.ts';
import { isCancelled } from '#modules/events/event-flags.tsx';
import { m } from '#messages/paraglide/messages.js';
import { htmlToText } from '#text/html-to-text.ts';

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

/** An article of the magazine; without an author its author is the organisation. */
function articleNodes({ page, article }: LoadedArticle, facts: Facts): Node[] {
  const url = absolute(page.urls[facts.locale], facts);
  const organization = organizationReference(facts);
  return [
    node('Article', {
      '@id': url && `${url}#article`,
      headline: article.title,
      description: article.teaser,
      url,
      mainEntityOfPage: url,
      image: images([article.picture], facts),
      datePublished: berlinMoment(article.published_at),
      dateModified: berlinMoment(article.updated_at),
      author: article.author === '' ? organization : node('Person', { name: article.author }),
      publisher: organization,
      articleSection: article.categories.map(({ name }) => name),
      inLanguage: article.lang ?? facts.locale,
    }),
  ];
}

/** The breadcrumb trail, as shown on the page. */
function breadcrumbNodes({ breadcrumb, title, urls }: ShownPage, facts: Facts): Node[] {
  const { locale } = facts;
  const steps = [
    { title: m.start({}, { locale }), url: `/${locale}` },
    ...breadcrumb.filter(({ url }) => url !== ''),
    { title, url: urls[locale] },
  ];
  const itemListElement = steps.map((step, index) =>
    node('ListItem', { position: index + 1, name: step.title, item: absolute(step.url, facts) }),
  );
  return [node('BreadcrumbList', { itemListElement })];
}

/** A festival, or a series of events, with those of its events that the page shows. */
function festivalNodes({ festival, list }: Pick<LoadedFestival, 'festival' | 'list'>, facts: Facts): Node[] {
  const url = absolute(festival.url, facts);
  const shown = list.results.filter((event) => !isPrivate(event));
  return [
    node(festival.kind === 'festival' ? 'Festival' : 'EventSeries', {
      '@id': url && `${url}#series`,
      name: festival.title,
      url,
      description: htmlToText(festival.description),
      startDate: festival.starts_on ?? undefined,
      endDate: festival.ends_on ?? undefined,
      image: images([festival.picture], facts),
      organizer: organizationReference(facts),
      subEvent: shown.map((event) => eventNode(event, facts, { over: false, picture: null })),
    }),
  ];
}

/** An artist, as a person or group. */
function personNodes({ page, person }: LoadedArtist, facts: Facts): Node[] {
  return [
    node(person.is_group ? 'PerformingGroup' : 'Person', {
      name: person.name,
      url: absolute(page.urls[facts.locale], facts),
      jobTitle: person.is_group ? undefined : person.profession,
      description: shorten(htmlToText(person.biography), 300),
      image: images([person.picture], facts),
      sameAs: person.website,
    }),
  ];
}

type Production = LoadedProduction['production'];

/** A production as a series of its events, and its questions. */
function productionNodes({ page, production }: LoadedProduction, facts: Facts): Node[] {
  const url = absolute(page.urls[facts.locale], facts);
  return [...seriesOf(production, url, facts), ...questionsOf(production, url)];
}

/** The events that the page shows: the next ones, or without these the past ones; it lasts from the first to the last of all that are not cancelled. */
function seriesOf(production: Production, url: string | undefined, facts: Facts): Node[] {
  const {
    title,
    composer,
    picture,
    events,
    past_events: past,
    cast,
    teaser,
    description,
    last_event: last,
  } = production;
  const over = events.length === 0;
  const dates = (over ? [...past].reverse() : events).filter((event) => !isPrivate(event));
  const nodes = dates.map((event) => eventNode(event, facts, { over, picture }));
  const performed = nodes.filter((_, index) => dates[index] && !isCancelled(dates[index]));
  const [first, final] = [performed[0] ?? nodes[0], performed.at(-1) ?? nodes.at(-1)];
  // A series needs at least one event; without one the production is a creative work.
  const work = workOf(title, composer);
  if (nodes.length === 0)
    return [
      node(String(work['@type']), {
        ...work,
        url,
        description: teaser || htmlToText(description),
        image: images([picture], facts),
      }),
    ];
  return [
    node('EventSeries', {
      '@id': url && `${url}#series`,
      name: title,
      url,
      description: teaser || htmlToText(description),
      startDate: first?.startDate,
      endDate: last ? berlinMoment(last.end ?? last.start) : (final?.endDate ?? final?.startDate),
      location: first?.location,
      image: [absolute(production.og_image, facts), ...images([picture], facts)].filter(Boolean),
      inLanguage: production.languages,
      organizer: organizationReference(facts),
      performer: performers(cast, facts),
      contributor: contributors(cast, facts),
      workPerformed: worksOf(production.works, title, composer),
      subEvent: nodes,
    }),
  ];
}

/** The questions and answers of the page, word for word. */
function questionsOf({ questions }: Production, url: string | undefined): Node[] {
  const answered = questions.filter(({ question, answer }) => question !== '' && htmlToText(answer) !== '');
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ question, answer }) =>
    node('Question', { name: question, acceptedAnswer: node('Answer', { text: htmlToText(answer) }) }),
  );
  return [node('FAQPage', { '@id': url && `${url}#faq`, mainEntity })];
}
