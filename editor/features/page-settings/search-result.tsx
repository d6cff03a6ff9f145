import { type ChangeEvent, useId, useState } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Choice } from '../../ui/inputs.tsx';
import { FieldTranslation } from '../record-translation/field-translation.tsx';
import styles from './page-panel.module.css';
import type { PageFieldsProps } from './page-panel.tsx';
import { FoundPage, shown } from './found-page.tsx';

/** Longest texts that are stored. */
const longest = { line: 200, lines: 500 };

type Name = 'meta_title' | 'meta_description' | 'og_title' | 'og_description';

/** Preview of the page in search results and when shared, in one language at a time. */
export function SearchResult({ values, change, urls, error }: PageFieldsProps) {
  const { session } = useEditor();
  const [locale, setLocale] = useState<Locale>(session.locale);
  const title = values.meta_title[locale] || values.title[locale] || values.title.de;
  const description = values.meta_description[locale];
  const described = description || values.meta_description.de;
  const lineOf = (name: Name) => ({
    value: values[name],
    locale,
    write: (text: Localized<string>) => change({ [name]: text }),
    error: error(`${name}.${locale}`),
  });
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_page_in_search()}</h3>
      <Choice
        label={m.editor_language()}
        small
        className={styles.languages}
        options={locales.map((value) => ({ value, label: languageNames[value]() }))}
        chosen={locale}
        choose={setLocale}
      />
      <FoundPage locale={locale} address={urls[locale]} title={title} description={described} />
      <Line
        label={m.editor_page_meta_title()}
        max={shown.title}
        placeholder={values.title[locale]}
        {...lineOf('meta_title')}
      />
      <Line
        label={m.editor_page_meta_description()}
        max={shown.description}
        rows={3}
        placeholder={values.meta_description.de}
        {...lineOf('meta_description')}
      />
      <details className={styles.sharing}>
        <summary>
          <Icon name="chev" className={ed.iS} />
          {m.editor_page_when_shared()}
        </summary>
        <Line label={m.editor_page_og_title()} max={80} placeholder={title} {...lineOf('og_title')} />
        <Line
          label={m.editor_page_og_description()}
          max={200}
          placeholder={described}
          rows={2}
          {...lineOf('og_description')}
        />
      </details>
    </div>
  );
}

interface LineProps {
  label: string;
  value: Localized<string>;
  /** The language that is shown. */
  locale: Locale;
  write: (value: Localized<string>) => void;
  /** Longer texts are allowed and marked as too long. */
  max: number;
  rows?: number;
  placeholder?: string | undefined;
  error: string | null;
}

function Line({ label, value, locale, write, max, rows, placeholder, error }: LineProps) {
  const id = useId();
  const text = value[locale];
  const shared = { className: ed.in, lang: locale, placeholder, value: text };
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    write({ ...value, [locale]: target.value });
  return (
    <>
      <FieldFrame id={id} label={label} count={{ now: text.length, max }} error={error}>
        {(parts) =>
          rows ? (
            <textarea {...parts} {...shared} rows={rows} maxLength={longest.lines} onChange={change} />
          ) : (
            <input {...parts} {...shared} maxLength={longest.line} onChange={change} />
          )
        }
      </FieldFrame>
      <FieldTranslation max={rows ? longest.lines : longest.line} {...{ label, id, value, locale, write }} />
    </>
  );
}
