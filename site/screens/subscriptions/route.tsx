import type { LoadedSubscriptions } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import type { Route } from './+types/route';
import { FilterForm, SelectField } from '../../listing/filter-form.tsx';
import { ChosenFilters, Filters } from '../../listing/filters.tsx';
import { addressWith } from '../../listing/list-address.ts';
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
import { SubscriptionRow } from './subscription-row.tsx';
import styles from './subscriptions-view.module.css';
import { weekdayName } from '../../opening-hours/weekday-name.ts';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadSubscriptions as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsView {...loaderData} />;
}

/** Subscriptions with filters for weekday, genre and price, and the contact. */
function SubscriptionsView(loaded: LoadedSubscriptions) {
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
          options={budgets.map((price) => ({ value: price, name: m.subscription_up_to({ price }) }))}
        />
      </FilterForm>
      <ChosenFilters chosen={chosen} resetHref={all} />
    </Filters>
  );
}
