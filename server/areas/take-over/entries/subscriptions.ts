import { subscriptionsApi } from '#contract/api.ts';
import type { Subscription, SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsDefinition } from '../../subscriptions/subscriptions.resource.ts';
import { asTexts, nested, sideOf } from '../foreign/pair.ts';
import { unique } from './magazine.ts';
import { type Stage, stageWithCalls } from './stage.ts';
import { orNull, slugsOf } from './values.ts';

export const subscriptionsStage: Stage = stageWithCalls<Subscription, SubscriptionSummary>({
  subject: 'subscriptions',
  store: { resource: subscriptionsDefinition, keepsIds: true },
  list: subscriptionsApi.list,
  show: subscriptionsApi.show,
  async read({ taking, pair, place, texts, htmls, picture }) {
    const side = sideOf(pair);
    const { records } = taking;
    return {
      values: {
        slug: slugsOf(side?.slugs, pair),
        ...{ ...texts('title', 'teaser'), ...(await htmls('description', 'terms')), kind: side?.kind },
        season_id: records.ownIdOfSlug('season', side?.season?.slug ?? ''),
        weekday: orNull(side?.weekday),
        evenings: side?.evenings || side?.events.length || 1,
        saving_percent: side?.saving_percent,
        prices: nested(pair, (one) => one.prices).map(({ de, en }) => ({
          name: asTexts(de?.name, en?.name),
          price: (de ?? en)?.price,
          reduced: orNull((de ?? en)?.reduced),
          single: orNull((de ?? en)?.single),
        })),
        image_id: await picture(),
        position: place === -1 ? undefined : place,
        event_ids: unique(side?.events.map(({ id }) => records.ownId('event', id)) ?? []),
        category_ids: unique(side?.categories.map(({ slug }) => records.ownIdOfSlug('category', slug)) ?? []),
      },
    };
  },
});
