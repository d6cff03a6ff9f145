import type { SubscriptionSummary } from '#contract/subscriptions.ts';
import { price } from '#modules/eventitem/event-date.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { Picture } from '../ui/picture.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './subscription-row.module.css';
import { weekdayName } from './weekday-name.ts';

interface SubscriptionRowProps {
  subscription: SubscriptionSummary;
  /** Its place in the list, from 0. */
  index: number;
}

/** A subscription in the list: how many evenings on which day in the margin, what it is, and from how much. */
export function SubscriptionRow({ subscription, index }: SubscriptionRowProps) {
  const locale = useLocale();
  const { title, teaser, evenings, weekday, saving_percent: saving, price_from: from, picture, lang } = subscription;
  return (
    <li className={`libretto pictured ${styles.row}`} data-entry={index} tabIndex={-1}>
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
            {from !== null && <span>{m.module_price_from({ price: price(from, locale) })}</span>}
            {saving > 0 && <span>{m.subscription_saving({ percent: saving })}</span>}
            {subscription.categories.length > 0 && (
              <span>{subscription.categories.map(({ name }) => name).join(', ')}</span>
            )}
          </p>
        </div>
        {picture && (
          <div className={`its-picture ${styles.picture}`} aria-hidden="true">
            <Picture picture={picture} alt="" sizes="(min-width: 48em) 22vw, 40vw" />
          </div>
        )}
      </div>
    </li>
  );
}
