import { useLocaleState, useTranslate } from 'react-admin';
import { localeNames, locales } from '#text/languages.ts';
import styles from './language-switch.module.css';

/** Switches the interface language; content is always edited in both languages. */
export function LanguageSwitch() {
  const [locale, setLocale] = useLocaleState();
  const translate = useTranslate();
  return (
    <fieldset className={styles.languages} aria-label={translate('shell.language')}>
      {locales.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={locale === code}
          aria-label={`${code.toUpperCase()} ${localeNames[code].name}`}
          onClick={() => setLocale(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
