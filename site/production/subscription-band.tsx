import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './subscription-band.module.css';

/** That one can have it for less, with other evenings. */
export function SubscriptionBand({ title }: { title: string }) {
  const locale = useLocale();
  return (
    <section className={`stage ${styles.band}`} aria-labelledby="h-abo">
      <div className={`wrap ${styles.body}`}>
        <h2 className="head" id="h-abo">
          {m.production_in_subscription({ title })}
        </h2>
        <p className="lead">{m.production_subscription_text()}</p>
        <ButtonLink href={screenAddress('subscriptions', locale)} look="line">
          {m.production_subscriptions()}
        </ButtonLink>
      </div>
    </section>
  );
}
