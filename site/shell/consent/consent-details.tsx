import { type FormEvent, useEffect, useRef } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { dateParts, plainDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import styles from './consent-details.module.css';
import type { ConsentDialogProps } from './consent-dialog.tsx';
import { providersOf } from '#modules/embeds/embed-provider.ts';
import { type OptionalCategory, optionalCategories, refusal } from '#ui/consent/consent-record.ts';
import { choose } from '#ui/consent/consent-state.ts';

type ConsentDetailsProps = Pick<ConsentDialogProps, 'inUse' | 'providers' | 'record'>;

/** Consent by category; nothing is checked in advance. */
export function ConsentDetails({ inUse, providers = providersOf(), record }: ConsentDetailsProps) {
  const locale = useLocale();
  const details = useRef<HTMLFormElement>(null);
  // The button that opened this view is removed: move the focus here.
  useEffect(() => {
    if (document.activeElement === document.body) details.current?.querySelector('input')?.focus();
  }, []);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const choices = Object.fromEntries(inUse.map((name) => [name, form.has(name)]));
    choose(Object.values(choices).includes(true) ? choices : refusal);
  }
  return (
    <form ref={details} className={styles.details} onSubmit={save}>
      <ul>
        <li>
          <span className={styles.name}>{m.consent_required()}</span>
          <span className="note soft">{m.consent_always()}</span>
          <p className="note soft">{m.consent_required_about()}</p>
        </li>
        {optionalCategories.map((name) => (
          <Category key={name} name={name} used={inUse.includes(name)} agreed={record?.[name] === true}>
            {aboutOf[name](providers)}
          </Category>
        ))}
      </ul>
      {record && <p className="note soft">{m.consent_chosen({ date: dateOf(record.time, locale) })}</p>}
      <div className={styles.acts}>
        <button type="submit" className={buttonClass.line}>
          <span>{m.consent_save()}</span>
        </button>
        {record && (
          <button type="button" className={buttonClass.line} onClick={() => choose(refusal)}>
            <span>{m.consent_delete()}</span>
          </button>
        )}
      </div>
    </form>
  );
}

interface CategoryProps {
  name: OptionalCategory;
  /** False: the category has no services. */
  used: boolean;
  agreed: boolean;
  /** Description of the category. */
  children: string;
}

function Category({ name, used, agreed, children }: CategoryProps) {
  const about = `consent-${name}`;
  const label = <span className={styles.name}>{names[name]()}</span>;
  return (
    <li>
      {used ? (
        <label className={styles.choice}>
          {label}
          <input type="checkbox" name={name} defaultChecked={agreed} aria-describedby={about} />
        </label>
      ) : (
        <>
          {label}
          <span className="note soft">{m.consent_unused()}</span>
        </>
      )}
      {(used || name === 'marketing') && (
        <p className="note soft" id={about}>
          {children}
        </p>
      )}
    </li>
  );
}

const names: Record<OptionalCategory, () => string> = {
  tracking: m.consent_tracking,
  media: m.consent_media,
  offline: m.consent_offline,
  marketing: m.consent_marketing,
};

const aboutOf: Record<OptionalCategory, (providers: string[]) => string> = {
  tracking: () => m.consent_tracking_about(),
  media: (providers) => m.consent_media_about({ providers: providers.join(', ') }),
  offline: () => m.consent_offline_about(),
  marketing: () => m.consent_marketing_about(),
};

function dateOf(time: string, locale: Locale): string {
  const parts = dateParts(time, locale);
  return parts ? plainDate(parts) : '';
}
