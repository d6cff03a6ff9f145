import type { Department } from '#contract/contact/contact.ts';
import { openingLines } from '../../opening-hours/opening-lines.ts';
import { m } from '#messages/paraglide/messages.js';
import { Boundary, Parts } from '#ui/boundary.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#ui/locale.ts';
import { phoneAddress } from '#ui/phone-number.ts';
import styles from './department-card.module.css';

/** A department: telephone, email and opening hours, a link to the form, then its people. */
export function DepartmentCard({ department }: { department: Department }) {
  const { slug, name, description, people, lang } = department;
  return (
    <section className={styles.card} id={slug} aria-labelledby={`h-${slug}`}>
      <h2 className={styles.name} id={`h-${slug}`} lang={lang}>
        {name}
      </h2>
      <Boundary>{description !== '' && <p lang={lang}>{description}</p>}</Boundary>
      <Reach of={department} name={name} />
      <a className={buttonClass.arrow} href={`?department=${slug}#nachricht`}>
        {m.contact_write_to()}
        <span className="unseen">: {name}</span>
        <Icon name="arrow" />
      </a>
      {people.length > 0 && (
        <ul className={styles.people} aria-label={m.contact_people()}>
          <Parts>
            {people.map((person) => (
              <li key={person.id}>
                <p>
                  {person.name}
                  {person.role !== '' && (
                    <span className="note soft" lang={lang}>
                      {person.role}
                    </span>
                  )}
                </p>
                <Reach of={{ ...person, opening_hours: [] }} name={person.name} />
              </li>
            ))}
          </Parts>
        </ul>
      )}
    </section>
  );
}

function Reach({ of, name }: { of: Pick<Department, 'phone' | 'email' | 'opening_hours'>; name: string }) {
  const locale = useLocale();
  const { phone, email, opening_hours: hours } = of;
  if (phone === '' && email === '' && hours.length === 0) return null;
  return (
    <ul className={styles.reach}>
      <Parts>
        {phone !== '' && (
          <li>
            <a className={`tap-link ${styles.phone}`} href={phoneAddress(phone)}>
              <span className="unseen">
                {name}, {m.contact_phone()}:{' '}
              </span>
              {phone}
            </a>
          </li>
        )}
        {email !== '' && (
          <li>
            <a className="tap-link" href={`mailto:${email}`}>
              <span className="unseen">
                {name}, {m.contact_email()}:{' '}
              </span>
              {email}
            </a>
          </li>
        )}
        {openingLines(hours, locale).map(({ days, time }) => (
          <li key={days + time}>
            {days} <span className={styles.time}>{time}</span>
          </li>
        ))}
      </Parts>
    </ul>
  );
}
