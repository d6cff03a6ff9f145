import { useLocation } from 'react-router';
import { type Locale, localeNames, locales } from '#text/languages.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { sameView } from './same-view.ts';

interface LanguageLinksProps {
  /** The page's address in each language. */
  urls: Record<Locale, string>;
  className?: string | undefined;
}

/** Links to the page in each language, with the same search text, filters and page number. */
export function LanguageLinks({ urls, className }: LanguageLinksProps) {
  const current = useLocale();
  const { search } = useLocation();
  return (
    <ul className={className} aria-label={m.change_language()}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={sameView(urls[locale], search)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {localeNames[locale].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
