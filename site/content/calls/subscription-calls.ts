import { subscriptionsApi } from '#contract/api.ts';
import type { QueryOf, ResponseOf } from '#contract/base/endpoint.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { Locale } from '#text/languages.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import type { Calls } from './calls.ts';
import { withTitle } from './with-title.ts';

export type SubscriptionFilter = Omit<QueryOf<typeof subscriptionsApi.list>, 'page' | 'page_size'>;
export type SubscriptionList = ResponseOf<typeof subscriptionsApi.list>;

export interface SubscriptionCalls {
  /** Null when there is no subscription with this id. With `edit` the draft if the session may see it. */
  subscription(locale: Locale, id: number, edit?: boolean): Promise<Subscription | null>;
  /** One page of matching subscriptions; null when the backend has no such list or rejects the filter. */
  subscriptions(locale: Locale, filter: SubscriptionFilter, page: number): Promise<SubscriptionList | null>;
}

export function subscriptionCalls(calls: Calls): SubscriptionCalls {
  return {
    async subscription(locale, id, edit = false) {
      const found = await calls.editable(subscriptionsApi.show, { locale, id }, edit);
      return found && found.title !== '' ? { ...found, id } : null;
    },
    async subscriptions(locale, filter, page) {
      const answer = await calls.get(subscriptionsApi.list, { locale }, { ...given(filter), page, page_size: 50 });
      return answer && { ...answer, results: withAddresses('subscriptions', locale, withTitle(answer.results)) };
    },
  };
}

/** A query string without the empty parameters. */
function given(filter: SubscriptionFilter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}
