import {
  contactApi,
  festivalsApi,
  homeApi,
  magazineApi,
  pageEditorApi,
  peopleApi,
  pressApi,
  programmeApi,
  searchApi,
  siteApi,
  subscriptionsApi,
} from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';

/** A call that the site makes of a content backend. */
export interface CheckedCall {
  endpoint: Endpoint;
  query?: Record<string, string>;
  /** True for a call without which a screen is a 503, or has nothing to show. */
  isNecessary?: boolean;
  /** Fields without which an entry is not shown. */
  needs?: readonly string[];
  /** Names of the screens in site/screens.ts that are empty without the answer. */
  screens?: readonly string[];
  /** The call for one entry of the list, made for the first one. */
  one?: CheckedCall;
}

/** The calls in the order in which they are made; section 7 of the specification, then what this site adds. */
export const checkedCalls: readonly CheckedCall[] = [
  { endpoint: pageEditorApi.navigation, isNecessary: true },
  { endpoint: pageEditorApi.redirects, needs: ['old_path', 'new_path'] },
  {
    endpoint: programmeApi.events,
    query: { page: '1' },
    isNecessary: true,
    needs: ['title'],
    screens: ['events'],
    one: { endpoint: programmeApi.event, isNecessary: true, needs: ['title'], screens: ['events-slug-id'] },
  },
  { endpoint: programmeApi.categories, needs: ['slug', 'name'] },
  { endpoint: programmeApi.calendar },
  {
    endpoint: programmeApi.productions,
    query: { page: '1' },
    isNecessary: true,
    needs: ['title'],
    screens: ['productions'],
    one: { endpoint: programmeApi.production, isNecessary: true, needs: ['title'], screens: ['productions-slug-id'] },
  },
  { endpoint: programmeApi.seasons, needs: ['slug', 'name'], screens: ['productions-slug'] },
  { endpoint: peopleApi.categories, isNecessary: true, needs: ['name', 'persons'], screens: ['artists'] },
  {
    endpoint: peopleApi.persons,
    needs: ['name'],
    one: { endpoint: peopleApi.person, needs: ['name'], screens: ['artists-slug-id'] },
  },
  {
    endpoint: magazineApi.articles,
    query: { page: '1' },
    isNecessary: true,
    needs: ['title'],
    screens: ['blog'],
    one: { endpoint: magazineApi.article, isNecessary: true, needs: ['title'], screens: ['blog-slug-id'] },
  },
  { endpoint: magazineApi.categories, needs: ['slug', 'name'] },
  { endpoint: homeApi.slides, needs: ['title'] },
  { endpoint: homeApi.breakingNews },
  { endpoint: searchApi.suggest, query: { query: 'a' }, needs: ['text'] },
  { endpoint: searchApi.all, query: { query: 'a' }, isNecessary: true, screens: ['search'] },
  { endpoint: searchApi.events, query: { query: 'a', page: '1' }, needs: ['title'] },
  { endpoint: searchApi.others, query: { query: 'a', page: '1' }, needs: ['title'] },
  { endpoint: searchApi.archive, query: { query: 'a', page: '1' }, needs: ['title'] },
  {
    endpoint: subscriptionsApi.list,
    query: { page: '1' },
    needs: ['title'],
    screens: ['subscriptions'],
    one: { endpoint: subscriptionsApi.show, needs: ['title'] },
  },
  {
    endpoint: pressApi.list,
    query: { page: '1' },
    needs: ['title'],
    screens: ['pressedownloads'],
    one: { endpoint: pressApi.show, needs: ['title'] },
  },
  { endpoint: contactApi.list, needs: ['name'], screens: ['contact'] },
  { endpoint: siteApi.settings },
  { endpoint: programmeApi.month },
  { endpoint: programmeApi.venues, needs: ['slug', 'name'] },
  { endpoint: festivalsApi.festivals, needs: ['title'], screens: ['series'] },
];

/** The call for a page of the page tree, made for the first addresses of the menus. */
export const pageCall: CheckedCall = { endpoint: pageEditorApi.page, isNecessary: true, screens: ['slug'] };
