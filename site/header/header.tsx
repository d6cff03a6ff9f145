import type { Locale } from '#contract/languages.ts';
import type { Navigation } from '#contract/navigation.ts';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import type { HouseFacts } from '../content/read-settings.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { SearchButton } from '../search-panel/search-button.tsx';
import { ShortlistLink } from '../shortlist/shortlist-link.tsx';
import { Mark } from '../ui/mark.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { currentOf } from './current-of.ts';
import styles from './header.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MainMenu } from './main-menu.tsx';

export interface HeaderProps {
  /** Absent where they could not be had. */
  navigation: Navigation | undefined;
  house: HouseFacts | undefined;
  /** The page's address in each language. */
  urls: Record<Locale, string>;
  pathname: string;
  /** The page's ancestors. */
  trail: { url: string }[] | undefined;
  /** True: lies transparent over a dark stage. */
  over: boolean;
}

export function Header({ navigation, house, urls, pathname, trail, over }: HeaderProps) {
  const locale = useLocale();
  const name = house?.name ?? '';
  const entries = navigation?.main_navigation ?? [];
  return (
    <header className={over ? `${styles.over} stage-colour stage-focus` : styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a href={`/${locale}`} aria-label={name === '' ? m.error_to_start() : m.to_start_page_of({ name })}>
          <Mark name={name} />
        </a>
        {entries.length > 0 && (
          <nav className={styles.nav} aria-label={m.main_navigation()}>
            <ul>
              {entries.map(({ menu_name, url, children, lang }) => {
                const href = url || (children[0]?.url ?? '');
                return (
                  <li key={href + menu_name}>
                    <SmartLink href={href} lang={lang} aria-current={currentOf(url, pathname, trail)}>
                      {menu_name}
                    </SmartLink>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        <div className={styles.tools}>
          <SearchButton />
          <CalendarButton />
          <ShortlistLink />
          <LanguageLinks className={styles.languages} urls={urls} short />
          <MainMenu navigation={navigation} house={house} urls={urls} pathname={pathname} trail={trail} />
        </div>
      </div>
    </header>
  );
}
