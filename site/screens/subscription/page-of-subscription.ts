import type { Locale } from '#text/languages.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { pageOf } from '../../loaders/page-of.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The page of a subscription, for head, header, breadcrumb and editor. */
export function pageOfSubscription(subscription: Subscription, locale: Locale): ShownPage {
  return pageOf(subscription, {
    urls: entityUrls('subscriptions', subscription, locale),
    title: subscription.title,
    metaDescription: subscription.teaser,
    hero: subscription.picture ?? null,
    breadcrumb: [{ title: m.subscription_list(), url: screenAddress('subscriptions', locale) }],
  });
}
