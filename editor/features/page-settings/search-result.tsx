import { useId, useState } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import styles from './page-panel.module.css';
import type { PageFieldsProps } from './page-panel.tsx';

/** Search engines cut longer texts. */
const shown = { title: 60, description: 160 };

/** Preview of the page in search results and when shared, in one language at a time. */
export function SearchResult({ values, change, urls, error }: PageFieldsProps) {
  const { session } = useEditor();
  const [locale, setLocale] = useState<Locale>(session.locale);
  const title = values.meta_title[locale] || values.title[locale] || values.title.de;
  const description = values.meta_description[locale];
  const described = description || values.meta_description.de;
  const set = (name: 'meta_title' | 'meta_description' | 'og_title' | 'og_description') => (text: string) =>
    change({ [name]: { ...values[name], [locale]: text } });
  return (
    <div className={`${ed.group} ${styles.group}`}>
      <h3>{m.editor_page_in_search()}</h3>
      <LanguageChoice locale={locale} choose={setLocale} />
      <Result locale={locale} address={urls[locale]} title={title} description={described} />
      <Line
        label={m.editor_page_meta_title()}
        max={shown.title}
        value={values.meta_title[locale]}
        placeholder={values.title[locale]}
        write={set('meta_title')}
        error={error(`meta_title.${locale}`)}
      />
      <Line
        label={m.editor_page_meta_description()}
        max={shown.description}
        value={description}
        rows={3}
        placeholder={values.meta_description.de}
        write={set('meta_description')}
        error={error(`meta_description.${locale}`)}
      />
      <Sharing {...{ values, error, locale, set }} title={title} description={described} />
    </div>
  );
}

function LanguageChoice({ locale, choose }: { locale: Locale; choose: (locale: Locale) => void }) {
  return (
    <fieldset className={`${ed.seg} ${styles.languages}`} aria-label={m.editor_language()}>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          className={`${ed.b} ${ed.bS}`}
          aria-pressed={each === locale}
          onClick={() => choose(each)}
        >
          {languageNames[each]()}
        </button>
      ))}
    </fieldset>
  );
}

interface ResultProps {
  locale: Locale;
  address: string;
  title: string;
  description: string;
}

/** The page as search engines list it. */
function Result({ locale, address, title, description }: ResultProps) {
  return (
    <figure className={styles.result} lang={locale} aria-label={m.editor_page_search_preview()}>
      <span className={styles.where}>{window.location.host + address.replaceAll('/', ' › ')}</span>
      <span className={styles.link}>{cut(withSiteName(title), shown.title + 10)}</span>
      <span className={styles.about}>
        {description === '' ? m.editor_page_no_description() : cut(description, shown.description)}
      </span>
    </figure>
  );
}

interface SharingProps
  extends Pick<PageFieldsProps, 'values' | 'error'>, Pick<ResultProps, 'locale' | 'title' | 'description'> {
  set: (name: 'og_title' | 'og_description') => (text: string) => void;
}

/** A different title and description for sharing. */
function Sharing({ values, error, locale, title, description, set }: SharingProps) {
  return (
    <details className={styles.sharing}>
      <summary>
        <Icon name="chev" className={ed.iS} />
        {m.editor_page_when_shared()}
      </summary>
      <Line
        label={m.editor_page_og_title()}
        max={80}
        value={values.og_title[locale]}
        placeholder={title}
        write={set('og_title')}
        error={error(`og_title.${locale}`)}
      />
      <Line
        label={m.editor_page_og_description()}
        max={200}
        value={values.og_description[locale]}
        placeholder={description}
        rows={2}
        write={set('og_description')}
        error={error(`og_description.${locale}`)}
      />
    </details>
  );
}

/** The name of the site is appended to every title, as in the browser tab. */
function withSiteName(title: string): string {
  const siteName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  return siteName === '' || title.includes(siteName) ? title : `${title} – ${siteName}`;
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
}

interface LineProps {
  label: string;
  value: string;
  write: (text: string) => void;
  /** Longer texts are allowed and marked as too long. */
  max: number;
  rows?: number;
  placeholder?: string | undefined;
  error: string | null;
}

function Line({ label, value, write, max, rows, placeholder, error }: LineProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} count={{ now: value.length, max }} error={error}>
      {(parts) =>
        rows ? (
          <textarea
            {...parts}
            className={ed.in}
            rows={rows}
            maxLength={500}
            placeholder={placeholder}
            value={value}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <input
            {...parts}
            className={ed.in}
            maxLength={200}
            placeholder={placeholder}
            value={value}
            onChange={(event) => write(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}
