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
            {phone !== '' && <Way name={m.contact_phone()} href={phoneAddress(phone)} text={phone} />}
            {email !== '' && <Way name={m.contact_email()} href={`mailto:${email}`} text={email} />}
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

function Way({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a className="tap-link" href={href}>
          {text}
        </a>
      </dd>
    </div>
  );
}
