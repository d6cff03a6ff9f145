import type { Department } from '#contract/contact/contact.ts';
import type { EventCategory } from '#contract/programme/programme.ts';
import type { SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import { wordAt } from '../../listing/list-address.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { subscriptionOfficeAmong } from '../../opening-hours/subscription-office-among.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen, type ScreenHead } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

/** Filters of the list; empty values match all. */
export interface SubscriptionWish {
  /** Monday is 1, Sunday 7. */
  weekday: string;
  /** Slug of a category. */
  category: string;
  /** Maximum price in euros. */
  priceTo: string;
}

export interface LoadedSubscriptions {
  page: ShownPage;
  list: ListPage<SubscriptionSummary>;
  wish: SubscriptionWish;
  categories: EventCategory[];
  office: Department | null;
}

/** The subscriptions that match the filters. */
export async function loadSubscriptions({ context }: LoadArgs): Promise<LoadedSubscriptions> {
  return loadScreen({ context }, headOf({ context }), async ({ content, locale, query }) => {
    const wish = wishAt(query.url);
    const filter = {
      ...(wish.weekday !== '' && { weekday: wish.weekday }),
      ...(wish.category !== '' && { category: wish.category }),
      ...(wish.priceTo !== '' && { price_to: wish.priceTo }),
    };
    const [answer, categories, departments] = await Promise.all([
      content.subscriptions(locale, filter, query.page),
      content.categories(locale),
      content.departments(locale),
    ]);
    return { list: listPage(answer, query), wish, categories, office: subscriptionOfficeAmong(departments) };
  });
}

/** A house describes its subscriptions to search engines as it does to visitors. */
async function headOf({ context }: LoadArgs): Promise<ScreenHead> {
  const { texts } = await context.get(contentContext).settings(context.get(queryContext).locale);
  return { title: m.subscription_list(), description: texts.subscription_text ?? m.subscription_description() };
}

function wishAt(url: URL): SubscriptionWish {
  const weekday = url.searchParams.get('weekday') ?? '';
  const priceTo = url.searchParams.get('price_to') ?? '';
  return {
    weekday: /^[1-7]$/.test(weekday) ? weekday : '',
    category: wordAt(url, 'category'),
    priceTo: /^\d{1,4}$/.test(priceTo) ? priceTo : '',
  };
}
