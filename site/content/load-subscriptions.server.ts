import type { Department } from '#contract/contact.ts';
import type { EventCategory } from '#contract/programme.ts';
import type { Subscription, SubscriptionSummary } from '#contract/subscriptions.ts';
import { pageAt, wordAt } from '../list/list-address.ts';
import { type ListPage, listPage } from '../list/list-page.ts';
import { localeOf } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { pageOfSubscription } from '../subscription/page-of-subscription.ts';
import { contentContext } from './context.ts';
import { loadScreen } from './load-screen.server.ts';
import { type LoadArgs, loadThing } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';

/** What the finder looks for; empty: anything. */
export interface SubscriptionWish {
  /** Monday is 1, Sunday 7. */
  weekday: string;
  /** Slug of a category. */
  category: string;
  /** Euros at most. */
  priceTo: string;
}

export interface LoadedSubscriptions {
  page: ShownPage;
  list: ListPage<SubscriptionSummary>;
  wish: SubscriptionWish;
  categories: EventCategory[];
  office: Department | null;
}

/** All subscriptions, or those that fit a wish. */
export async function loadSubscriptions({ url, context }: LoadArgs): Promise<LoadedSubscriptions> {
  const number = pageAt(url);
  const wish = wishAt(url);
  const head = { title: m.subscription_list(), description: m.subscription_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => {
    const filter = {
      ...(wish.weekday !== '' && { weekday: wish.weekday }),
      ...(wish.category !== '' && { category: wish.category }),
      ...(wish.priceTo !== '' && { price_to: wish.priceTo }),
    };
    const [answer, categories, departments] = await Promise.all([
      content.subscriptions(locale, filter, number),
      content.categories(locale),
      content.departments(locale),
    ]);
    return { list: listPage(answer, url, number), wish, categories, office: officeAmong(departments) };
  });
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

export interface LoadedSubscription {
  page: ShownPage;
  subscription: Omit<Subscription, 'modules'>;
  office: Department | null;
}

/** The subscription at an address. Where there is none, the page of the page tree that may stand there. */
export async function loadSubscription(args: LoadArgs): Promise<LoadedSubscription | { page: ShownPage }> {
  const loaded = await loadThing(args, {
    screen: 'subscriptions',
    find: (content, locale, id, edit) => content.subscription(locale, id, edit),
    pageOf: pageOfSubscription,
  });
  if (!('thing' in loaded)) return loaded;
  const departments = await args.context.get(contentContext).departments(localeOf(args.url.pathname));
  return { page: loaded.page, subscription: loaded.thing, office: officeAmong(departments) };
}

/** The department that answers questions about subscriptions. */
function officeAmong(departments: Department[]): Department | null {
  return departments.find(({ slug }) => /abo|subscription/.test(slug)) ?? null;
}
