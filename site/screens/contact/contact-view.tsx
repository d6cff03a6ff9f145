import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Department } from '#contract/contact/contact.ts';
import { fullDate } from '#time/date-text.ts';
import type { FailedMessage, LoadedContact } from './load.server.ts';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { phoneAddress } from '#ui/phone-number.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-view.module.css';
import { openingLines } from '../../opening-hours/opening-lines.ts';

interface ContactViewProps extends LoadedContact {
  /** Values of a rejected submission. */
  failed: FailedMessage | undefined;
}

/** Departments with telephone and email, and the contact form. */
export function ContactView({ page, departments, ...message }: ContactViewProps) {
  return (
    <ScreenFrame page={page}>
      <div className={`wrap ${styles.departments}`}>
        {departments.length === 0 && <p className="lead">{m.contact_nobody()}</p>}
        {departments.map((department) => (
          <DepartmentEntry key={department.id} department={department} />
        ))}
      </div>
      {(departments.length > 0 || message.sent) && <Write departments={departments} {...message} />}
    </ScreenFrame>
  );
}

/** The form, with the confirmation above it after a submission. */
function Write({ departments, sent, failed, about }: Omit<ContactViewProps, 'page'>) {
  const { key } = useLocation();
  const locale = useLocale();
  return (
    <section className={styles.write} id="nachricht" aria-labelledby="h-nachricht">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={styles.title} id="h-nachricht">
            {m.contact_write()}
          </h2>
        </div>
        <div className="libretto__text">
          {sent && !failed && <Thanks key={key} />}
          {about && !sent && (
            <p className="lead">
              {m.contact_about()} <SmartLink href={about.url}>{about.title}</SmartLink>
              {about.start && (
                <>
                  , <time dateTime={about.start}>{fullDate(about.start, locale)}</time>
                </>
              )}
            </p>
          )}
          {/* The new key empties the form after a submission. */}
          {departments.length > 0 && (
            <ContactForm
              key={sent ? key : (about?.subject ?? 'draft')}
              departments={departments}
              failed={failed}
              subject={about?.subject ?? ''}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Announced by screen readers when it appears. */
function Thanks() {
  const line = useRef<HTMLOutputElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <output className={styles.sent} ref={line} tabIndex={-1}>
      {m.contact_sent()}
    </output>
  );
}

function DepartmentEntry({ department }: { department: Department }) {
  const { slug, name, description, people, lang } = department;
  return (
    <section className={`libretto ${styles.department}`} id={slug} aria-labelledby={`h-${slug}`}>
      <h2 className={`libretto__margin ${styles.name}`} id={`h-${slug}`} lang={lang}>
        {name}
      </h2>
      <div className={`libretto__text ${styles.facts}`}>
        <div>
          {description !== '' && <p lang={lang}>{description}</p>}
          <Reach of={department} name={name} />
        </div>
        {people.length > 0 && (
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.id}>
                <p>{person.name}</p>
                {person.role !== '' && (
                  <p className="note soft" lang={lang}>
                    {person.role}
                  </p>
                )}
                <Reach of={{ ...person, opening_hours: [] }} name={person.name} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Reach({ of, name }: { of: Pick<Department, 'phone' | 'email' | 'opening_hours'>; name: string }) {
  const locale = useLocale();
  return (
    <ul className={styles.reach}>
      {of.phone !== '' && (
        <li>
          <a href={phoneAddress(of.phone)}>
            <span className="unseen">
              {name}, {m.contact_phone()}:{' '}
            </span>
            {of.phone}
          </a>
        </li>
      )}
      {of.email !== '' && (
        <li>
          <a href={`mailto:${of.email}`}>
            <span className="unseen">
              {name}, {m.contact_email()}:{' '}
            </span>
            {of.email}
          </a>
        </li>
      )}
      {openingLines(of.opening_hours, locale).map(({ days, time }) => (
        <li key={days + time}>
          {days} <span className={styles.time}>{time}</span>
        </li>
      ))}
    </ul>
  );
}
