import type { Department } from '#contract/contact/contact.ts';
import { openingLines } from './opening-lines.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { phoneAddress } from '#ui/phone-number.ts';
import styles from './subscription-office.module.css';

/** Contact of the subscription office: telephone and email. */
export function SubscriptionOffice({ office }: { office: Department }) {
  const locale = useLocale();
  const { name, description, phone, email, opening_hours: hours, lang } = office;
  return (
    <section className={styles.office} aria-labelledby="h-abobuero">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={styles.name} id="h-abobuero" lang={lang}>
            {name}
          </h2>
        </div>
        <div className="libretto__text">
          {description !== '' && (
            <p className="lead" lang={lang}>
              {description}
            </p>
          )}
          <dl className={styles.ways}>
            {phone !== '' && (
              <div>
                <dt>{m.contact_phone()}</dt>
                <dd>
                  <a href={phoneAddress(phone)}>{phone}</a>
                </dd>
              </div>
            )}
            {email !== '' && (
              <div>
                <dt>{m.contact_email()}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
            {hours.length > 0 && (
              <div>
                <dt>{m.contact_hours()}</dt>
                {openingLines(hours, locale).map(({ days, time }) => (
                  <dd key={days + time}>
                    {days} <span className={styles.time}>{time}</span>
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}
