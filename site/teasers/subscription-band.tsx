import { useHasPart } from '#modules/rendering/parts-off.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../addresses/screen-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useHouseText } from '../page/house-text.ts';
import styles from './subscription-band.module.css';

/** Teaser for subscriptions that include the event. */
export function SubscriptionBand({ title }: { title: string }) {
  const locale = useLocale();
  const text = useHouseText('subscription_text');
  if (!useHasPart('subscriptions')) return null;
  return (
    <section className={`stage screen-only ${styles.band}`} aria-labelledby="h-abo">
      <div className={`wrap ${styles.body}`}>
        <h2 className="head" id="h-abo">
          {m.production_in_subscription({ title })}
        </h2>
        <p className="lead">{text}</p>
        <ButtonLink href={screenAddress('subscriptions', locale)} look="line">
          {m.production_subscriptions()}
        </ButtonLink>
      </div>
    </section>
  );
}
