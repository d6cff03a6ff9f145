import { contactApi, pressApi, subscriptionsApi } from '#contract/api.ts';
import type { Department } from '#contract/contact/contact.ts';
import type { QueryOf, ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#text/languages.ts';
import type { DownloadDirectory } from '#contract/press/press.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import type { Calls } from './calls.ts';

export type SubscriptionFilter = Omit<QueryOf<typeof subscriptionsApi.list>, 'page' | 'page_size'>;
export type SubscriptionList = ResponseOf<typeof subscriptionsApi.list>;
export type DirectoryList = ResponseOf<typeof pressApi.list>;

/** Calls for subscriptions, press downloads and departments. */
export interface ServiceCalls {
  /** Null when there is no subscription with this id. With `edit` the draft if the session may see it. */
  subscription(locale: Locale, id: number, edit?: boolean): Promise<Subscription | null>;
  /** One page of matching subscriptions; null when the backend has no such list or rejects the filter. */
  subscriptions(locale: Locale, filter: SubscriptionFilter, page: number): Promise<SubscriptionList | null>;
  /** Null when there is no directory with this id. */
  pressDirectory(locale: Locale, id: number): Promise<DownloadDirectory | null>;
  /** One page of press directories, newest first. */
  pressDirectories(locale: Locale, page: number): Promise<DirectoryList | null>;
  /** All departments; empty when unavailable. */
  departments(locale: Locale): Promise<Department[]>;
}

export function serviceCalls(calls: Calls): ServiceCalls {
  return {
    async subscription(locale, id, edit = false) {
      const found = await calls.editable(subscriptionsApi.show, { locale, id }, edit);
      return found && found.title !== '' ? { ...found, id } : null;
    },
    async subscriptions(locale, filter, page) {
      const answer = await calls.get(subscriptionsApi.list, { locale }, { ...given(filter), page, page_size: 50 });
      return answer && { ...answer, results: withAddresses('subscriptions', locale, titled(answer.results)) };
    },
    async pressDirectory(locale, id) {
      const found = await calls.get(pressApi.show, { locale, id });
      return found && found.title !== '' ? { ...found, id } : null;
    },
    async pressDirectories(locale, page) {
      const answer = await calls.get(pressApi.list, { locale }, { page });
      return answer && { ...answer, results: withAddresses('pressedownloads', locale, titled(answer.results)) };
    },
    async departments(locale) {
      const answer = await calls.optional(contactApi.list, { locale }, { page_size: 100 });
      return (answer?.results ?? []).filter(({ name }) => name !== '');
    },
  };
}

/** Drops entries without a title. */
function titled<T extends { title: string }>(entries: T[]): T[] {
  return entries.filter(({ title }) => title !== '');
}

/** A query string without the empty parameters. */
function given(filter: SubscriptionFilter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}
