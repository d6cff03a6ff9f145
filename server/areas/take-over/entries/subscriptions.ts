import { subscriptionsApi } from '#contract/api.ts';
import type { Subscription, SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsDefinition } from '../../subscriptions/subscriptions.resource.ts';
import { asTexts, bothTexts, nested, sideOf } from '../foreign/pair.ts';
import { takePicture } from '../media/take-picture.ts';
import { unique } from './magazine.ts';
import { type Stage, stageWithCalls } from './stage.ts';
import { orNull, slugsOf, urlsOf } from './values.ts';

export const subscriptionsStage: Stage = stageWithCalls<Subscription, SubscriptionSummary>({
  subject: 'subscriptions',
  store: { resource: subscriptionsDefinition, keepsIds: true },
  list: subscriptionsApi.list,
  show: subscriptionsApi.show,
  async read({ taking, pair, listed, place, links, use }) {
    const side = sideOf(pair);
    const { records } = taking;
    const pictures = { de: pair.de?.picture ?? null, en: pair.en?.picture ?? null };
    return {
      urls: urlsOf(pair, listed),
      values: {
        slug: slugsOf(side?.slugs, pair),
        ...{ title: bothTexts(pair, 'title'), kind: side?.kind, teaser: bothTexts(pair, 'teaser') },
        description: await links.htmls(bothTexts(pair, 'description'), 'description'),
        terms: await links.htmls(bothTexts(pair, 'terms'), 'terms'),
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
        image_id: await takePicture(taking, pictures, { ...use, field: 'image_id' }),
        position: place === -1 ? undefined : place,
        event_ids: unique(side?.events.map(({ id }) => records.ownId('event', id)) ?? []),
        category_ids: unique(side?.categories.map(({ slug }) => records.ownIdOfSlug('category', slug)) ?? []),
      },
      onlyNew: { state: taking.run.state },
      modules: { de: pair.de?.modules ?? null, en: pair.en?.modules ?? null },
    };
  },
});
