import { contactApi, pressApi, subscriptionsApi } from '#contract/api.ts';
import type { Department } from '#contract/contact.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/languages.ts';
import type { DownloadDirectory } from '#contract/press.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { withAddresses } from '../thing-address.ts';
import type { Calls } from './calls.ts';

export type SubscriptionFilter = Omit<QueryOf<typeof subscriptionsApi.list>, 'page' | 'page_size'>;
export type SubscriptionList = ResponseOf<typeof subscriptionsApi.list>;
export type DirectoryList = ResponseOf<typeof pressApi.list>;

/** The calls that concern subscriptions, press downloads and whom one may call. */
export interface ServiceCalls {
  /** Null where there is none with this number. With `edit` its draft, as far as the session allows. */
  subscription(locale: Locale, id: number, edit?: boolean): Promise<Subscription | null>;
  /** A page of the subscriptions that fit; null where the backend knows no list or refuses the filter. */
  subscriptions(locale: Locale, filter: SubscriptionFilter, page: number): Promise<SubscriptionList | null>;
  /** Null where there is none with this number. */
  pressDirectory(locale: Locale, id: number): Promise<DownloadDirectory | null>;
  /** A page of the press directories, newest first. */
  pressDirectories(locale: Locale, page: number): Promise<DirectoryList | null>;
  /** All departments; none where they cannot be had. */
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

/** An entry without a title is none. */
function titled<T extends { title: string }>(entries: T[]): T[] {
  return entries.filter(({ title }) => title !== '');
}

/** A query of what is asked for, without what is not. */
function given(filter: SubscriptionFilter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}
