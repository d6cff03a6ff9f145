import type { SearchKind } from '#contract/search/search.ts';
import { m } from '#messages/paraglide/messages.js';

const names: Record<SearchKind, () => string> = {
  event: m.search_kind_event,
  production: m.search_kind_production,
  person: m.search_kind_person,
  article: m.search_kind_article,
  page: m.search_kind_page,
  subscription: m.search_kind_subscription,
  press: m.search_kind_press,
  festival: m.search_kind_festival,
};

/** Label of a kind of search result. */
export function kindName(kind: SearchKind): string {
  return names[kind]();
}

export function isKind(value: unknown): value is SearchKind {
  return typeof value === 'string' && Object.hasOwn(names, value);
}
