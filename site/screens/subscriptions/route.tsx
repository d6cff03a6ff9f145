import type { Route } from './+types/route';
import { FilterForm, SelectField } from '../../listing/filter-form.tsx';
import { ChosenFilters, Filters } from '../../listing/filters.tsx';
import { addressWith, wordAt } from '../../listing/list-address.ts';
import { MoreLink } from '../../listing/more-link.tsx';
import { EmptyList } from '../../listing/empty-list.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { orderAddress } from '../../opening-hours/order-address.ts';
import { OrderBar } from '../../opening-hours/order-bar.tsx';
import { SubscriptionOffice } from '../../opening-hours/subscription-office.tsx';
import styles from './subscriptions-view.module.css';
import { weekdayName } from '../../opening-hours/weekday-name.ts';
import type { SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import { price } from '#text/price.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import type { Department } from '#contract/contact/contact.ts';
import type { EventCategory } from '#contract/programme/programme.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { subscriptionOfficeAmong } from '../../opening-hours/subscription-office-among.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { loadScreen, type ScreenHead } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** Filters of the list; empty values match all. */
interface SubscriptionWish {
  /** Monday is 1, Sunday 7. */
  weekday: string;
  /** Slug of a category. */
  category: string;
  /** Maximum price in euros. */
  priceTo: string;
}

interface LoadedSubscriptions {
  page: ShownPage;
  list: ListPage<SubscriptionSummary>;
  wish: SubscriptionWish;
  categories: EventCategory[];
  office: Department | null;
}

/** The subscriptions that match the filters. */
export async function loader({ context }: LoadArgs): Promise<LoadedSubscriptions> {
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

/** Subscriptions with filters for weekday, genre and price, and the contact. */
export default function Subscriptions({ loaderData: loaded }: Route.ComponentProps) {
  const { page, office } = loaded;
  const locale = useLocale();
  const { frame, ...list } = usePagedList(loaded.list);
  return (
    <>
      <ScreenFrame page={page}>
        {office && <OrderBar office={office} href={orderAddress(null, locale)} price="" />}
        <Finder {...loaded} />
        <section className={`wrap ${styles.list}`} aria-label={m.subscription_list()} ref={frame}>
          {list.entries.length > 0 ? (
            <ul>
              {list.entries.map((subscription, index) => (
                <SubscriptionRow
                  key={subscription.id}
                  subscription={subscription}
                  index={index}
                  canOrder={office !== null}
                />
              ))}
            </ul>
          ) : (
            <EmptyList
              list={list}
              more={{ href: screenAddress('subscriptions', locale), name: m.subscription_show_all() }}
            >
              {m.subscription_none()}
            </EmptyList>
          )}
          {list.entries.length > 0 && <MoreLink list={list}>{m.subscription_more()}</MoreLink>}
        </section>
      </ScreenFrame>
      {office && <SubscriptionOffice office={office} />}
    </>
  );
}

const budgets = ['60', '120', '200', '300', '500'];

function Finder({ wish, categories }: LoadedSubscriptions) {
  const locale = useLocale();
  const all = screenAddress('subscriptions', locale);
  const here = new URL(all, 'http://localhost');
  for (const [name, value] of Object.entries({
    weekday: wish.weekday,
    category: wish.category,
    price_to: wish.priceTo,
  }))
    if (value !== '') here.searchParams.set(name, value);
  const chosen = [
    ...(wish.weekday === '' ? [] : [{ name: weekdayName(Number(wish.weekday), locale), key: 'weekday' }]),
    ...categories.filter(({ slug }) => slug === wish.category).map(({ name }) => ({ name, key: 'category' })),
    ...(wish.priceTo === '' ? [] : [{ name: m.subscription_up_to({ price: wish.priceTo }), key: 'price_to' }]),
  ].map(({ name, key }) => ({ name, href: addressWith(here, { [key]: null }) }));
  return (
    <Filters label={m.subscription_finder()}>
      <FilterForm action={all}>
        <SelectField
          name="weekday"
          label={m.subscription_weekday()}
          value={wish.weekday}
          none={m.subscription_any_day()}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), name: weekdayName(day, locale) }))}
        />
        <SelectField
          name="category"
          label={m.subscription_genre()}
          value={wish.category}
          none={m.subscription_any_genre()}
          options={categories.map(({ slug, name }) => ({ value: slug, name }))}
        />
        <SelectField
          name="price_to"
          label={m.subscription_price()}
          value={wish.priceTo}
          none={m.subscription_any_price()}
          options={budgets.map((budget) => ({ value: budget, name: m.subscription_up_to({ price: budget }) }))}
        />
      </FilterForm>
      <ChosenFilters chosen={chosen} resetHref={all} />
    </Filters>
  );
}

interface SubscriptionRowProps {
  subscription: SubscriptionSummary;
  /** Index in the list, from 0. */
  index: number;
  /** True: with a link to the form for an order. */
  canOrder: boolean;
}

/** A subscription in the list: number of events and weekday in the margin, then title, description and order with the lowest price. */
function SubscriptionRow({ subscription, index, canOrder }: SubscriptionRowProps) {
  const locale = useLocale();
  const { title, teaser, evenings, weekday, saving_percent: saving, price_from: from, picture, lang } = subscription;
  const lowest = from === null ? '' : m.module_price_from({ price: price(from, locale) });
  return (
    <li className={`libretto pictured linked ${styles.row}`} data-entry={index} tabIndex={-1}>
      <p className={`libretto__margin ${styles.evenings}`}>
        <span className={styles.number}>{evenings}</span>
        <span>{m.subscription_evenings({ count: evenings })}</span>
        {weekday !== null && <span className={styles.day}>{weekdayName(weekday, locale)}</span>}
      </p>
      <div className={`libretto__text ${styles.main}`}>
        <div className={styles.words}>
          <h2 className={styles.title} lang={lang}>
            <SmartLink href={subscription.url}>{title}</SmartLink>
          </h2>
          {teaser !== '' && (
            <p className={styles.teaser} lang={lang}>
              {teaser}
            </p>
          )}
          <p className={styles.facts}>
            {saving > 0 && <span>{m.subscription_saving({ percent: saving })}</span>}
            {subscription.categories.length > 0 && (
              <span>{subscription.categories.map(({ name }) => name).join(', ')}</span>
            )}
          </p>
        </div>
        {picture && (
          <div className={`its-picture ${styles.picture}`} aria-hidden="true">
            <Picture picture={picture} alt="" sizes="(min-width: 64em) 16vw, 40vw" />
          </div>
        )}
        <div className={styles.order}>
          {canOrder ? (
            <ButtonLink href={orderAddress(subscription.id, locale)} stub={lowest} newWindow={false}>
              {m.subscription_order()}
              <span className="unseen">: {title}</span>
            </ButtonLink>
          ) : (
            lowest
          )}
        </div>
      </div>
    </li>
  );
}
