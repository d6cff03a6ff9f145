import { useLocaleState, useTranslate } from 'react-admin';
import { localeNames, locales } from '../../contract/languages.ts';
import styles from './frame.module.css';

/** In which language the back office speaks; what is written in it has both in any case. */
export function LanguageSwitch() {
  const [locale, setLocale] = useLocaleState();
  const translate = useTranslate();
  return (
    <fieldset className={styles.languages} aria-label={translate('frame.language')}>
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
