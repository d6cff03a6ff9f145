import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Department } from '#contract/contact.ts';
import type { FailedMessage } from '../content/load-contact.server.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import styles from './contact-form.module.css';

interface ContactFormProps {
  departments: Department[];
  /** What was written and could not be taken. */
  failed: FailedMessage | undefined;
}

/** Writes to a department. What is wrong stands at its field; what was written stays. Works without scripts. */
export function ContactForm({ departments, failed }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().state === 'submitting';
  const wrong = (name: string) => failed?.issues.find(({ path }) => path === name)?.message;
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [failed]);
  const draft = failed?.draft;
  return (
    <Form method="post" className={styles.form} ref={form} action="#nachricht" replace>
      {failed && failed.reason !== '' && (
        <p className={styles.reason} role="alert" tabIndex={-1}>
          {failed.reason}
        </p>
      )}
      <DepartmentField departments={departments} value={draft?.department} />
      <Line
        name="name"
        label={m.contact_name()}
        value={draft?.name}
        wrong={wrong('name')}
        autoComplete="name"
        maxLength={120}
        required
      />
      <Line
        name="email"
        type="email"
        label={m.contact_your_email()}
        value={draft?.email}
        wrong={wrong('email')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Line
        name="subject"
        label={m.contact_subject()}
        value={draft?.subject}
        wrong={wrong('subject')}
        maxLength={200}
      />
      <Message value={draft?.message} wrong={wrong('message')} />
      <Trap />
      <p className="note soft">{m.contact_privacy()}</p>
      <button type="submit" className={buttonClass.red} aria-disabled={sending || undefined}>
        <span>{sending ? m.contact_sending() : m.contact_send()}</span>
      </button>
    </Form>
  );
}

function DepartmentField({
  departments,
  value,
}: Pick<ContactFormProps, 'departments'> & { value: string | undefined }) {
  return (
    <div className={styles.field}>
      <label htmlFor="kontakt-abteilung">{m.contact_department()}</label>
      <select id="kontakt-abteilung" name="department" defaultValue={value ?? departments[0]?.slug}>
        {departments.map(({ slug, name, lang }) => (
          <option key={slug} value={slug} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A field that nobody sees; what fills it in is a machine. */
function Trap() {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor="kontakt-website">Website</label>
      <input id="kontakt-website" name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

interface LineProps extends Omit<ComponentProps<'input'>, 'value' | 'name'> {
  name: string;
  label: string;
  value: string | undefined;
  /** What is wrong with it, in words. */
  wrong: string | undefined;
}

function Line({ name, label, value, wrong, required, ...more }: LineProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="soft"> {m.contact_optional()}</span>}
      </label>
      <input
        {...more}
        id={id}
        name={name}
        required={required}
        defaultValue={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-x` : undefined}
      />
      {wrong && (
        <p className={styles.wrong} id={`${id}-x`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

function Message({ value, wrong }: { value: string | undefined; wrong: string | undefined }) {
  return (
    <div className={styles.field}>
      <label htmlFor="kontakt-nachricht">{m.contact_message()}</label>
      <textarea
        id="kontakt-nachricht"
        name="message"
        rows={7}
        maxLength={5000}
        required
        defaultValue={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? 'kontakt-nachricht-x' : undefined}
      />
      {wrong && (
        <p className={styles.wrong} id="kontakt-nachricht-x">
          {wrong}
        </p>
      )}
    </div>
  );
}
