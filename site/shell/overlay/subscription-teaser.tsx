import { useHasPart } from '#modules/rendering/parts-off.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './event-overlay.module.css';
import tiers from './tiers.avif?url';
import tiersJpg from './tiers.jpg?url';

/** Teaser for subscriptions that include the event; the picture shows the seats. */
export function SubscriptionTeaser() {
  const locale = useLocale();
  if (!useHasPart('subscriptions')) return null;
  return (
    <div className={styles.teaser}>
      <picture>
        <source type="image/avif" srcSet={tiers} />
        <img src={tiersJpg} alt="" width="320" height="320" loading="lazy" />
      </picture>
      <p>
        <SmartLink href={screenAddress('subscriptions', locale)} className={styles.discover}>
          {m.overlay_subscriptions()}
        </SmartLink>
        <span className="note">{m.overlay_reduced()}</span>
      </p>
    </div>
  );
}
