import { useEffect, useId, useRef, type RefObject, type SubmitEvent, useState } from 'react';
import type { Newsletter } from '../content/reading/read-settings.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './newsletter-form.module.css';
import type { SignUpDraft, SignUpOutcome } from './sign-up.ts';
import type { ShownOutcome } from './submit-form.ts';

export interface FailedSignUp extends SignUpOutcome {
  draft: SignUpDraft;
}

interface NewsletterFormProps {
  newsletters: Newsletter[];
  /** Values of a rejected submission. */
  failed?: FailedSignUp | undefined;
}

/**
 * Newsletter sign-up. Without scripts it leads to the newsletter page; with scripts it stays in place. Errors are shown
 * at their fields.
 */
export function NewsletterForm({ newsletters, failed }: NewsletterFormProps) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { outcome, sending, submit } = useSignUp(form, failed);
  const { wrong, thanks, reason } = outcome;
  useEffect(() => {
    if (Object.keys(outcome.wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);
  return (
    <form
      className={styles.form}
      method="post"
      action={`/${locale}/newsletter#anmeldung`}
      noValidate
      ref={form}
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <Address value={failed?.draft.EMAIL} wrong={wrong.EMAIL} sending={sending} />
        <output className={thanks || sending ? styles.said : styles.reason}>
          {sending ? m.newsletter_sending() : (thanks ?? reason)}
        </output>
      </div>
      <Choice newsletters={newsletters} chosen={failed?.draft.lists} wrong={wrong.lists} />
      <Consent given={failed?.draft.OPT_IN} wrong={wrong.OPT_IN} />
      <Trap />
    </form>
  );
}

interface FieldProps {
  /** Error message. */
  wrong: string | undefined;
}

/** Attributes that connect a field with its error message. */
function tie(id: string, wrong: string | undefined) {
  return wrong ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}

function WrongNote({ id, wrong }: FieldProps & { id: string }) {
  return wrong ? (
    <p className={styles.wrong} id={id}>
      {wrong}
    </p>
  ) : null;
}

function Address({ value, wrong, sending }: FieldProps & { value: string | undefined; sending: boolean }) {
  const id = useId();
  const note = `${id}x`;
  return (
    <div className={wrong && styles.fieldWrong}>
      <label className="preline" htmlFor={id}>
        {m.newsletter_address()}
      </label>
      <div className={styles.mail}>
        <input
          id={id}
          type="email"
          name="EMAIL"
          autoComplete="email"
          placeholder={m.newsletter_address_example()}
          maxLength={254}
          required
          defaultValue={value}
          {...tie(note, wrong)}
        />
        <button type="submit" aria-disabled={sending || undefined}>
          {m.newsletter_sign_up()}
        </button>
      </div>
      <WrongNote id={note} wrong={wrong} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  newsletters: Newsletter[];
  /** Values of the checked options. */
  chosen: number[] | undefined;
}

function Choice({ newsletters, chosen, wrong }: ChoiceProps) {
  const note = useId();
  return (
    <fieldset className={wrong && styles.fieldWrong}>
      <legend className="unseen">{m.newsletter_choose()}</legend>
      {newsletters.map(({ value, name }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            name="lists"
            value={value}
            defaultChecked={chosen?.includes(value)}
            {...tie(note, wrong)}
          />
          {name}
        </label>
      ))}
      <WrongNote id={note} wrong={wrong} />
    </fieldset>
  );
}

function Consent({ given, wrong }: FieldProps & { given: boolean | undefined }) {
  const locale = useLocale();
  const note = useId();
  return (
    <div className={wrong && styles.fieldWrong}>
      <label className={styles.check}>
        <input type="checkbox" name="OPT_IN" required defaultChecked={given} {...tie(note, wrong)} />
        <span>
          {m.newsletter_consent()} <a href={`/${locale}/datenschutz`}>{m.newsletter_privacy()}</a>.
        </span>
      </label>
      <WrongNote id={note} wrong={wrong} />
    </div>
  );
}

/** Honeypot: an invisible field that only bots fill in. */
function Trap() {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

const untouched: ShownOutcome = { wrong: {}, reason: '' };

const load = () => import('./submit-form.ts');

/** Submits the form in place and reports the result. What that takes is loaded when the focus enters the form. */
function useSignUp(place: RefObject<HTMLFormElement | null>, first: ShownOutcome = untouched) {
  const locale = useLocale();
  const [outcome, setOutcome] = useState(first);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    const form = place.current;
    // A failure is handled when the form is sent.
    const prepare = () => void load().catch(() => null);
    form?.addEventListener('focusin', prepare, { once: true });
    return () => form?.removeEventListener('focusin', prepare);
  }, [place]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    const loaded = await load().catch(() => null);
    // As without scripts, with a page of its own for the answer.
    if (loaded) setOutcome(await loaded.submitForm(form, locale, () => setSending(true)));
    else form.submit();
    setSending(false);
    busy.current = false;
  }

  return { outcome, sending, submit };
}
