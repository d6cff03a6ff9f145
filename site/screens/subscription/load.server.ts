import type { Department } from '#contract/contact/contact.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import { subscriptionOfficeAmong } from '../../opening-hours/subscription-office-among.ts';
import type { Locale } from '#text/languages.ts';
import { pageOf } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

export interface LoadedSubscription {
  page: ShownPage;
  subscription: Omit<Subscription, 'modules'>;
  office: Department | null;
}

/** The subscription at an address; without one, the page of the page tree at this address. */
export async function loadSubscription(args: LoadArgs): Promise<LoadedSubscription | { page: ShownPage }> {
  const [loaded, departments] = await Promise.all([
    loadEntity(args, {
      screen: 'subscriptions',
      find: (content, locale, id, edit) => content.subscription(locale, id, edit),
      pageOf: pageOfSubscription,
    }),
    args.context.get(contentContext).departments(args.context.get(queryContext).locale),
  ]);
  if (!('entity' in loaded)) return loaded;
  return { page: loaded.page, subscription: loaded.entity, office: subscriptionOfficeAmong(departments) };
}

/** The page of a subscription, for head, header, breadcrumb and editor. */
function pageOfSubscription(subscription: Subscription, locale: Locale): ShownPage {
  return pageOf(subscription, {
    urls: entityUrls('subscriptions', subscription, locale),
    title: subscription.title,
    metaDescription: subscription.teaser,
    hero: subscription.picture ?? null,
    breadcrumb: [{ title: m.subscription_list(), url: screenAddress('subscriptions', locale) }],
  });
}
