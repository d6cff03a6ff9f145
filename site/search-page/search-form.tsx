import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { searchAddress } from './search-address.ts';
import styles from './search-form.module.css';

/** The search field of the search page; sends only what is not empty, and works without scripts. */
export function SearchForm({ query }: { query: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(query);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = (field.current?.value ?? '').trim();
    if (wanted === '') return field.current?.focus();
    void navigate(searchAddress(locale, { part: 'all', page: 1, query: wanted }));
  }

  function clear() {
    setTyped('');
    field.current?.focus();
  }

  return (
    <search>
      <form
        className={styles.form}
        action={searchAddress(locale, { part: 'all', page: 1, query: '' })}
        onSubmit={submit}
      >
        <Field field={field} typed={typed} onType={setTyped} />
        {typed !== '' && (
          <button type="button" className={styles.clear} aria-label={m.search_clear()} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className={`${buttonClass.line} ${styles.submit}`}>
          <span>{m.search_submit()}</span>
        </button>
      </form>
    </search>
  );
}

/** What stands in the field: what is typed, until the page shows another search. */
function useTyped(query: string) {
  const [shown, setShown] = useState(query);
  const [typed, setTyped] = useState(query);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  return [typed, setTyped] as const;
}

interface FieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
}

function Field({ field, typed, onType }: FieldProps) {
  return (
    <>
      <label className="unseen" htmlFor="suche">
        {m.search_field()}
      </label>
      <input
        ref={field}
        id="suche"
        className={styles.field}
        type="search"
        name="q"
        required
        maxLength={500}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={m.search_placeholder()}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
