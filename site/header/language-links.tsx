import { useLocation } from 'react-router';
import { type Locale, localeNames, locales } from '#contract/languages.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { sameView } from './same-view.ts';

interface LanguageLinksProps {
  urls: Record<Locale, string>;
  className?: string | undefined;
  /** True: language codes instead of names. */
  short?: boolean;
}

/** The same page in each language, with the same search, filters and page of a list. */
export function LanguageLinks({ urls, className, short = false }: LanguageLinksProps) {
  const current = useLocale();
  const { search } = useLocation();
  return (
    <ul className={className} aria-label={m.change_language()}>
      {locales.map((locale) => {
        const { name, code } = localeNames[locale];
        return (
          <li key={locale}>
            <a
              href={sameView(urls[locale], search)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {short ? code.toUpperCase() : name}
              {short && <span className="unseen"> {name}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
