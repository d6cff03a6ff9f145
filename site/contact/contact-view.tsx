import type { Department } from '#contract/contact.ts';
import { Blocks } from '#modules/blocks.tsx';
import type { FailedMessage, LoadedContact } from '../content/load-contact.server.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { EditMode } from '../page/edit-mode.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Stage } from '../page/stage.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-view.module.css';
import { openingLines } from './opening-lines.ts';

/** Whom one may call or write to, and a form to write with. */
export function ContactView({
  page,
  departments,
  sent,
  failed,
}: LoadedContact & { failed: FailedMessage | undefined }) {
  return (
    <>
      {page.hero ? <Stage page={page} hero={page.hero} whole={false} /> : <PageHead page={page} home={false} />}
      <div className={`wrap ${styles.departments}`}>
        {departments.map((department) => (
          <DepartmentEntry key={department.id} department={department} />
        ))}
      </div>
      <section className={styles.write} id="nachricht" aria-labelledby="h-nachricht">
        <div className="wrap libretto">
          <div className="libretto__margin">
            <h2 className={styles.title} id="h-nachricht">
              {m.contact_write()}
            </h2>
          </div>
          <div className="libretto__text">
            {sent && !failed && <output className={styles.sent}>{m.contact_sent()}</output>}
            {departments.length > 0 && <ContactForm departments={departments} failed={failed} />}
          </div>
        </div>
      </section>
      <div className={page.modules.length > 0 ? styles.blocks : undefined}>
        <EditMode page={page}>
          <Blocks blocks={page.modules} place="page" />
        </EditMode>
      </div>
    </>
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
          <a href={`tel:${of.phone.replaceAll(/[^\d+]/g, '')}`}>
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
      {openingLines(of.opening_hours, locale).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
