import { type RefObject, useId } from 'react';
import { locales } from '#contract/base/locale.ts';
import { replacingLimits } from '#contract/editing/replacing-api.ts';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';
import type { Search } from './page-places.ts';
import styles from './replace.module.css';

export type Scope = 'page' | 'house';

interface FormProps {
  search: Search;
  setSearch: (search: Search) => void;
  scope: Scope;
  setScope: (scope: Scope) => void;
  /** The field for the term. */
  field: RefObject<HTMLInputElement | null>;
  /** The field for what takes its place. */
  next: RefObject<HTMLInputElement | null>;
}

const scopeNames = { page: () => m.replace_page(), house: () => m.replace_house() };

/** What is looked for, what takes its place, and where. */
export function ReplaceForm({ search, setSearch, scope, setScope, field, next }: FormProps) {
  const id = useId();
  const set = (change: Partial<Search>) => setSearch({ ...search, ...change });
  return (
    <>
      <Words
        id={`${id}-term`}
        label={m.replace_find()}
        value={search.term}
        maximum={replacingLimits.term}
        field={field}
        set={(term) => set({ term })}
      />
      <Words
        id={`${id}-by`}
        label={m.replace_by()}
        value={search.replacement}
        field={next}
        maximum={replacingLimits.replacement}
        set={(replacement) => set({ replacement })}
      />
      <div className={styles.options}>
        <Flag label={m.replace_case()} on={search.matchCase} set={(matchCase) => set({ matchCase })} />
        <Flag label={m.replace_words()} on={search.wholeWords} set={(wholeWords) => set({ wholeWords })} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{m.replace_languages()}</legend>
        {locales.map((locale) => (
          <Flag
            key={locale}
            label={languageNames[locale]()}
            on={search.languages.includes(locale)}
            set={(on) =>
              set({ languages: locales.filter((one) => (one === locale ? on : search.languages.includes(one))) })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{m.replace_where()}</legend>
        {(['page', 'house'] as const).map((one) => (
          <label key={one} className={ed.check}>
            <input type="radio" name={`${id}-scope`} checked={scope === one} onChange={() => setScope(one)} />
            <span>{scopeNames[one]()}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface WordsProps {
  id: string;
  label: string;
  value: string;
  field: FormProps['field'];
  maximum: number;
  set: (value: string) => void;
}

function Words({ id, label, value, field, maximum, set }: WordsProps) {
  return (
    <FieldFrame id={id} label={label}>
      {(parts) => (
        <input
          {...parts}
          ref={field}
          className={ed.in}
          value={value}
          maxLength={maximum}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FieldFrame>
  );
}

function Flag({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label className={ed.check}>
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
