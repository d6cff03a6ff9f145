import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import type { ReactNode } from 'react';
import { EventRow } from '#modules/events/event-row.tsx';
import { price } from '#text/price.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { PageTop } from '../../page/page-top.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { orderAddress } from '../../opening-hours/order-address.ts';
import { OrderBar } from '../../opening-hours/order-bar.tsx';
import { SubscriptionOffice } from '../../opening-hours/subscription-office.tsx';
import styles from './subscription-view.module.css';
import texts from '../../page/texts.module.css';
import { weekdayName } from '../../opening-hours/weekday-name.ts';
import type { Department } from '#contract/contact/contact.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import { subscriptionOfficeAmong } from '../../opening-hours/subscription-office-among.ts';
import type { Locale } from '#text/languages.ts';
import { pageOf } from '../../loaders/page-of.ts';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

interface LoadedSubscription {
  page: ShownPage;
  subscription: Omit<Subscription, 'modules'>;
  office: Department | null;
}

/** The subscription at an address; without one, the page of the page tree at this address. */
export async function loader(args: LoadArgs): Promise<LoadedSubscription | { page: ShownPage }> {
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

export default function Subscription({ loaderData }: Route.ComponentProps) {
  return 'subscription' in loaderData ? <SubscriptionView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** A subscription: description, dates, prices by seat, rules, and contact. */
function SubscriptionView({ page, subscription, office }: LoadedSubscription) {
  const { description, teaser, terms, events, lang } = subscription;
  const order = useOrder(subscription);
  return (
    <Parts>
      <PageTop page={page} />
      {office && <OrderBar office={office} {...order} />}
      <Facts subscription={subscription} />
      <div className={`wrap libretto ${styles.act}`}>
        <div className="libretto__text" lang={lang}>
          {teaser !== '' && <p className={texts.statement}>{teaser}</p>}
          <RichText html={description} className={texts.prose} />
        </div>
      </div>
      <div className={hasBlocks(page) ? styles.blocks : undefined}>
        <PageBlocks page={page} />
      </div>
      <Dates events={events} />
      <Prices subscription={subscription}>
        {office && (
          <p className={styles.order}>
            <ButtonLink href={order.href} stub={order.price} newWindow={false}>
              {m.subscription_order()}
            </ButtonLink>
          </p>
        )}
      </Prices>
      {terms !== '' && (
        <section className={`wrap libretto ${styles.act}`} aria-labelledby="h-regeln">
          <h2 className={`libretto__margin ${styles.side}`} id="h-regeln">
            {m.subscription_terms()}
          </h2>
          <RichText html={terms} className={`libretto__text ${texts.prose}`} lang={lang} />
        </section>
      )}
      {office && <SubscriptionOffice office={office} />}
    </Parts>
  );
}

function Dates({ events }: Pick<LoadedSubscription['subscription'], 'events'>) {
  if (events.length === 0) return null;
  return (
    <section className={`wrap ${styles.act}`} aria-labelledby="h-termine">
      <div className="libretto">
        <h2 className={`head libretto__text ${styles.title}`} id="h-termine">
          {m.subscription_dates()}
        </h2>
      </div>
      <ol className={styles.rows}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Address of the form with this subscription as its subject, and the lowest price as text. */
function useOrder({ id, price_from: from }: LoadedSubscription['subscription']): { href: string; price: string } {
  const locale = useLocale();
  return {
    href: orderAddress(id, locale),
    price: from === null ? '' : m.module_price_from({ price: price(from, locale) }),
  };
}

function Facts({ subscription }: Pick<LoadedSubscription, 'subscription'>) {
  const locale = useLocale();
  const { evenings, weekday, saving_percent: saving, season, categories, price_from: from } = subscription;
  const facts: [string, string][] = [
    [m.subscription_size(), `${evenings} ${m.subscription_evenings({ count: evenings })}`],
    [m.subscription_weekday(), weekday === null ? m.subscription_mixed_days() : weekdayName(weekday, locale)],
    [m.subscription_genre(), categories.map(({ name }) => name).join(', ')],
    [m.subscription_price(), from === null ? '' : m.module_price_from({ price: price(from, locale) })],
    [m.subscription_saved(), saving === 0 ? '' : m.subscription_saving({ percent: saving })],
    [m.subscription_season(), season?.name ?? ''],
  ];
  return (
    <div className="wrap">
      <dl className={texts.manyFacts}>
        <Parts>
          {facts.map(
            ([term, value]) =>
              value !== '' && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </Parts>
      </dl>
    </div>
  );
}

interface PricesProps extends Pick<LoadedSubscription, 'subscription'> {
  /** Shown below the table. */
  children: ReactNode;
}

function Prices({ subscription: { prices }, children }: PricesProps) {
  const locale = useLocale();
  if (prices.length === 0) return null;
  const some = (name: 'reduced' | 'single') => prices.some((row) => row[name] !== null);
  const cell = (euros: number | null) => (euros === null ? '–' : price(euros, locale));
  return (
    <section className={`wrap libretto ${styles.act}`} aria-labelledby="h-preise">
      <h2 className={`libretto__margin ${styles.side}`} id="h-preise">
        {m.subscription_prices()}
      </h2>
      <div className={`libretto__text ${styles.scroll}`}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{m.subscription_seat()}</th>
              <th scope="col">{m.subscription_list_one()}</th>
              {some('reduced') && <th scope="col">{m.subscription_reduced()}</th>}
              {some('single') && <th scope="col">{m.subscription_singly()}</th>}
            </tr>
          </thead>
          <tbody>
            {prices.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{cell(row.price)}</td>
                {some('reduced') && <td>{cell(row.reduced)}</td>}
                {some('single') && <td className={styles.singly}>{cell(row.single)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </section>
  );
}
