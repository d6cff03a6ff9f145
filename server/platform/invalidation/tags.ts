/** Cache tags of responses and pages. */
export const tags = {
  /** Every response and page: what is public changes in many places at once. */
  everything: 'everything',
  page: (id: number) => `page:${id}`,
  section: (slug: string) => `section:${slug}`,
  media: (id: number) => `media:${id}`,
  event: (id: number) => `event:${id}`,
  /** Lists of upcoming events, and of days with events. */
  events: 'events',
  /** The list of a day, `2026-11-21`. */
  eventsOn: (day: string) => `events-on:${day}`,
  /** Lists of events filtered by words, access or availability. */
  eventsMatching: 'events-matching',
  production: (id: number) => `production:${id}`,
  /** Everything that shows a production’s dates: their number, the next one, the lowest price. */
  productionDates: (id: number) => `production-dates:${id}`,
  productions: 'productions',
  /** Festivals and series: their pages and lists. */
  festivals: 'festivals',
  festival: (id: number) => `festival:${id}`,
  person: (id: number) => `person:${id}`,
  persons: 'persons',
  personCategories: 'person-categories',
  article: (id: number) => `article:${id}`,
  articles: 'articles',
  articleCategories: 'article-categories',
  subscription: (id: number) => `subscription:${id}`,
  subscriptions: 'subscriptions',
  /** A press directory. */
  pressDirectory: (id: number) => `press:${id}`,
  press: 'press',
  contact: 'contact',
  /** Slides of the home page. */
  home: 'home',
  breakingNews: 'breaking-news',
  seasons: 'seasons',
  categories: 'categories',
  venues: 'venues',
  /** Names of roles on cast lists. */
  roles: 'roles',
  /** Search results. */
  search: 'search',
  /** The page tree: menus and addresses. */
  navigation: 'navigation',
  redirects: 'redirects',
  site: 'site',
  /** For the presence hub only: changes of the people on a page, of its draft or published revision, of its notes and reviews. */
  people: (slug: string) => `live:people:${slug}`,
  draft: (slug: string) => `live:section:${slug}`,
  notes: (slug: string) => `live:notes:${slug}`,
  reviews: (slug: string) => `live:reviews:${slug}`,
  /** What waits for anybody, on any page or record. */
  waiting: 'live:waiting:',
};

/** Cache dependencies of a response, collected while it is built. */
export interface CacheDependencies {
  /** Tags of the content that the response shows. */
  tags: Set<string>;
  /** Times at which the response expires without a change of content. */
  expiresAt: Set<Date>;
}

export function noDependencies(): CacheDependencies {
  return { tags: new Set(), expiresAt: new Set() };
}
