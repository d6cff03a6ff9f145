import { type ComponentProps, type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Department } from '#contract/contact/contact.ts';
import type { FailedMessage } from './load.server.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import type { ContactDraft } from './contact-draft.ts';
import styles from './contact-form.module.css';

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
export function ContactForm({ departments, failed, subject, department }: ContactFormProps) {
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
