import type { Route } from './+types/route';
import { useEffect, useRef, type ComponentProps, type FormEvent, type RefObject, useId } from 'react';
import { data, useLocation, Form, useNavigation } from 'react-router';
import { fullDate } from '#time/date-text.ts';
import { Boundary, Parts } from '#ui/boundary.tsx';
import type { FailedMessage, LoadedContact } from './load.server.ts';
import { FilterLinks, Filters } from '../../listing/filters.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './contact-view.module.css';
import type { Department } from '#contract/contact/contact.ts';
import { openingLines } from '../../opening-hours/opening-lines.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { phoneAddress } from '#ui/phone-number.ts';
import { type ContactDraft, draftOf } from './contact-draft.ts';
import { callFailed } from '../../framework/navigation/call-failed.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadContact as loader, submitMessage as action } from './load.server.ts';

/** Without a connection, or when something else than the site answers, the form keeps all values: the error page has none. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const draft = draftOf(await request.clone().formData());
  return serverAction().catch((error: unknown) => {
    // A redirect.
    if (error instanceof Response) throw error;
    callFailed('contact', error);
    return data<FailedMessage>({ draft, wrong: {}, reason: m.contact_failed() }, { status: 503 });
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactView {...loaderData} failed={actionData} />;
}

interface ContactViewProps extends LoadedContact {
  /** Values of a rejected submission. */
  failed: FailedMessage | undefined;
}

/** Departments with telephone and email, each with a link to the form beside them. */
function ContactView({ page, departments, ...message }: ContactViewProps) {
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
    <section className={`screen-only ${styles.write}`} id="nachricht" aria-labelledby="h-nachricht">
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

/** A department: telephone, email and opening hours, a link to the form, then its people. */
function DepartmentCard({ department }: { department: Department }) {
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

interface ContactFormProps {
  departments: Department[];
  /** Values of a rejected submission. */
  failed: FailedMessage | undefined;
  /** Subject of the message, if known. */
  subject: string;
  /** Slug of the department it is addressed to at first; empty for the first of them. */
  department: string;
}

/**
 * Form for a message to a department. Errors are shown at their fields; values are preserved. Works without scripts.
 */
function ContactForm({ departments, failed, subject, department }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().state === 'submitting';
  useFocusOnWrong(form, failed);
  const once = (event: FormEvent) => sending && event.preventDefault();
  const field = (name: keyof ContactDraft) => ({ name, value: failed?.draft[name], wrong: failed?.wrong[name] });
  return (
    // Use the server's messages in the language of the page; the browser's are in its own language.
    <Form method="post" className={styles.form} ref={form} action="#nachricht" replace noValidate onSubmit={once}>
      {failed && (
        <p className={styles.reason} role="alert" tabIndex={-1}>
          {failed.reason}
        </p>
      )}
      <Choice {...field('department')} value={failed?.draft.department ?? department} departments={departments} />
      <Line {...field('name')} required label={m.contact_name()} autoComplete="name" maxLength={120} />
      <Line
        {...field('email')}
        required
        label={m.contact_your_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Line
        {...field('subject')}
        value={failed?.draft.subject ?? subject}
        label={m.contact_subject()}
        maxLength={200}
      />
      <Text {...field('message')} label={m.contact_message()} />
      <Trap />
      <p className="note soft">{m.contact_privacy()}</p>
      <button type="submit" className={buttonClass.red} aria-disabled={sending || undefined}>
        <span>{sending ? m.contact_sending() : m.contact_send()}</span>
      </button>
    </Form>
  );
}

/** After a rejected submission, focuses the first invalid field, or the general error. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, failed: FailedMessage | undefined): void {
  useEffect(() => {
    if (!failed) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [form, failed]);
}

interface FieldProps {
  name: string;
  value: string | undefined;
  /** Error message. */
  wrong: string | undefined;
}

/** Identification of a field, and its error message. */
function useField({ name, value, wrong }: FieldProps) {
  const id = useId();
  return {
    input: {
      id,
      name,
      defaultValue: value,
      'aria-invalid': wrong ? (true as const) : undefined,
      'aria-describedby': wrong ? `${id}-x` : undefined,
    },
    note: wrong && (
      <p className={styles.wrong} id={`${id}-x`}>
        {wrong}
      </p>
    ),
  };
}

function Choice({ departments, ...field }: Pick<ContactFormProps, 'departments'> & FieldProps) {
  const { input, note } = useField({ ...field, value: field.value || departments[0]?.slug });
  return (
    <div className={styles.field}>
      <label htmlFor={input.id}>{m.contact_department()}</label>
      <select {...input}>
        {departments.map(({ slug, name, lang }) => (
          <option key={slug} value={slug} lang={lang}>
            {name}
          </option>
        ))}
      </select>
      {note}
    </div>
  );
}

interface LineProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  label: string;
}

function Line({ name, value, wrong, label, required = false, ...more }: LineProps) {
  const { input, note } = useField({ name, value, wrong });
  return (
    <div className={styles.field}>
      <label htmlFor={input.id}>
        {label}
        {!required && <span className="soft"> {m.contact_optional()}</span>}
      </label>
      <input {...more} {...input} required={required} />
      {note}
    </div>
  );
}

function Text({ label, ...field }: FieldProps & { label: string }) {
  const { input, note } = useField(field);
  return (
    <div className={styles.field}>
      <label htmlFor={input.id}>{label}</label>
      <textarea {...input} rows={7} maxLength={5000} required />
      {note}
    </div>
  );
}

/** Honeypot: an invisible field that only bots fill in. */
function Trap() {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor="kontakt-website">Website</label>
      <input id="kontakt-website" name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
