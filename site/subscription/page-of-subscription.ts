import type { Locale } from '#contract/languages.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { pageOf } from '../content/page-of.ts';
import type { ShownPage } from '../content/read-page.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress, thingUrls } from '../thing-address.ts';

/** What head, header, breadcrumb and editor need to know of a subscription’s page. */
export function pageOfSubscription(subscription: Subscription, locale: Locale): ShownPage {
  return pageOf(subscription, {
    urls: thingUrls('subscriptions', subscription, locale),
    title: subscription.title,
    metaDescription: subscription.teaser,
    hero: subscription.picture ?? null,
    breadcrumb: [{ title: m.subscription_list(), url: screenAddress('subscriptions', locale) }],
  });
}
