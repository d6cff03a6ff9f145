import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fullDate } from '#time/date-text.ts';
import { Boundary, Parts } from '#ui/boundary.tsx';
import type { FailedMessage, LoadedContact } from './load.server.ts';
import { FilterLinks, Filters } from '../../listing/filters.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { DepartmentCard } from './department-card.tsx';
import styles from './contact-view.module.css';

interface ContactViewProps extends LoadedContact {
  /** Values of a rejected submission. */
  failed: FailedMessage | undefined;
}

/** Departments with telephone and email, each with a link to the form beside them. */
export function ContactView({ page, departments, ...message }: ContactViewProps) {
  const hasForm = departments.length > 0 || message.sent;
  const jumps = departments.map(({ slug, name, lang }) => ({ value: slug, name, href: `#${slug}`, lang }));
  return (
    <ScreenFrame page={page}>
      {jumps.length > 1 && (
        <Filters label={m.contact_jump()}>
          <FilterLinks
            label={m.contact_jump()}
            value=""
            choices={[{ value: 'nachricht', name: m.contact_write_to(), href: '#nachricht' }, ...jumps]}
          />
        </Filters>
      )}
      <div className={`wrap ${styles.desk}`}>
        <div className={styles.departments}>
          {departments.length === 0 && <p className="lead">{m.contact_nobody()}</p>}
          <Parts>
            {departments.map((department) => (
              <DepartmentCard key={department.id} department={department} />
            ))}
          </Parts>
        </div>
        {hasForm && <Write departments={departments} {...message} />}
      </div>
    </ScreenFrame>
  );
}

/** The form, with the confirmation above it after a submission. */
function Write({ departments, sent, failed, about, department }: Omit<ContactViewProps, 'page'>) {
  const { key } = useLocation();
  const locale = useLocale();
  return (
    <section className={styles.write} id="nachricht" aria-labelledby="h-nachricht">
      <h2 className={styles.title} id="h-nachricht">
        {m.contact_write()}
      </h2>
      {sent && !failed && <Thanks key={key} />}
      {about && !sent && (
        <p className={styles.about}>
          {m.contact_about()}{' '}
          <SmartLink href={about.url} className={styles.subject}>
            {about.title}
          </SmartLink>
          {about.start && (
            <>
              , <time dateTime={about.start}>{fullDate(about.start, locale)}</time>
            </>
          )}
        </p>
      )}
      {/* The new key empties the form after a submission. */}
      {departments.length > 0 && (
        <Boundary>
          <ContactForm
            key={sent ? key : `${department} ${about?.subject ?? ''}`}
            departments={departments}
            failed={failed}
            subject={about?.subject ?? ''}
            department={department}
          />
        </Boundary>
      )}
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
