import type { Department } from '#contract/contact/contact.ts';
import { m } from '#messages/paraglide/messages.js';
import { ButtonLink } from '#ui/button.tsx';
import { useLocale } from '#ui/locale.ts';
import { phoneAddress } from '#ui/phone-number.ts';
import { openingLines } from './opening-lines.ts';
import styles from './order-bar.module.css';

interface OrderBarProps {
  office: Department;
  /** Address of the form. */
  href: string;
  /** Lowest price, as text; empty if there is none. */
  price: string;
}

/** How to order a subscription: the form, the telephone number and its hours; directly below the head of the page. */
export function OrderBar({ office, href, price }: OrderBarProps) {
  const locale = useLocale();
  const { phone, opening_hours: hours } = office;
  return (
    <div className={`screen-only ${styles.bar}`}>
      <div className={`wrap ${styles.ways}`}>
        <ButtonLink href={href} stub={price} newWindow={false}>
          {m.subscription_order()}
        </ButtonLink>
        {phone !== '' && (
          <p className={styles.call}>
            <span className="note soft">{m.subscription_order_by_phone()}</span>
            <a className={`tap-link ${styles.phone}`} href={phoneAddress(phone)}>
              {phone}
            </a>
          </p>
        )}
        {hours.length > 0 && (
          <ul className={styles.hours}>
            {openingLines(hours, locale).map(({ days, time }) => (
              <li key={days + time}>
                {days} <span>{time}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
