import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import styles from './filters.module.css';

interface FilterFormProps {
  /** Address of the list, without a query. */
  action: string;
  /** Query parameters without a field in the form; they are preserved. */
  keep?: Record<string, string>;
  children: ReactNode;
}

/** Filters as a GET form: a submit button without scripts, applied on every change with scripts. */
export function FilterForm({ action, keep, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const ready = useRef(false);

  function apply() {
    if (!form.current) return;
    const query = queryOf(form.current);
    // A choice that is taken back while the list loads ends that navigation.
    const present = new URLSearchParams(next?.search ?? search);
    present.delete('page');
    if (filledIn(query) === filledIn(present)) return;
    const requested = query.toString();
    void navigate(requested === '' ? action : `${action}?${requested}`, { preventScrollReset: true });
  }

  useEffect(() => {
    if (ready.current) return showQuery(form.current, search);
    ready.current = true;
    // Apply a choice that was made before hydration.
    if (form.current && isTouched(form.current)) apply();
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- `apply` belongs to the same render as `search`
  }, [search]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    apply();
  }

  return (
    <form className={styles.form} ref={form} action={action} onSubmit={submit} onChange={apply}>
      {Object.entries(keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <button type="submit" className={buttonClass.line}>
          <span>{m.list_apply()}</span>
        </button>
      </noscript>
    </form>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  /** Value in the query; '' when nothing is chosen. */
  value: string;
  /** Label of the empty choice, such as `Alle Spielstätten`. */
  none: string;
  options: { value: string; name: string; lang?: string | undefined }[];
}

/** A select field. */
export function SelectField({ name, label, value, none, options }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlainFieldProps {
  name: string;
  label: string;
  value: string;
}

/** A date field, YYYY-MM-DD. */
export function DateField({ name, label, value }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" name={name} defaultValue={value} min="1900-01-01" max="2199-12-31" />
    </div>
  );
}

/** A checkbox; `value` is its value in the query. */
export function CheckField({ name, label, value, checked }: PlainFieldProps & { checked: boolean }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      {label}
    </label>
  );
}

/** The chosen values, without empty and incomplete ones. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const valid = !(field instanceof HTMLInputElement) || field.validity.valid;
    if (typeof value === 'string' && value !== '' && valid) query.append(name, value);
  }
  return query;
}

/** The filled parameters in one order, to be compared. */
function filledIn(query: URLSearchParams): string {
  const filled = [...query].filter(([, value]) => value !== '');
  return filled.map(String).sort().join('&');
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((each) => each.selected !== each.defaultSelected && each.selected);
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  });
}

/** Sets every field to the value in the address, after a history step or when a filter was removed. */
function showQuery(form: HTMLFormElement | null, search: string): void {
  const query = new URLSearchParams(search);
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLSelectElement) field.value = query.get(field.name) ?? '';
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    if (field.type === 'checkbox') field.checked = query.getAll(field.name).includes(field.value);
    else if (field.validity.valid) field.value = query.get(field.name) ?? '';
  }
}
