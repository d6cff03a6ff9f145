import type { SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import { price } from '#text/price.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { orderAddress } from '../../opening-hours/order-address.ts';
import styles from './subscription-row.module.css';
import { weekdayName } from '../../opening-hours/weekday-name.ts';

interface SubscriptionRowProps {
  subscription: SubscriptionSummary;
  /** Index in the list, from 0. */
  index: number;
  /** True: with a link to the form for an order. */
  canOrder: boolean;
}

/** A subscription in the list: number of events and weekday in the margin, then title, description and order with the lowest price. */
export function SubscriptionRow({ subscription, index, canOrder }: SubscriptionRowProps) {
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
