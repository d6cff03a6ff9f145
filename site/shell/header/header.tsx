import { useRef } from 'react';
import type { Locale } from '#text/languages.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import { CalendarButton } from '../calendar-panel/calendar-button.tsx';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { useHasPart } from '#modules/rendering/parts-off.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SearchButton } from '../search-panel/search-button.tsx';
import { ShortlistLink } from './shortlist-link.tsx';
import { StaffSlot } from '../staff/staff-slot.tsx';
import { HouseMark } from '#ui/mark.tsx';
import { HeaderFrame } from './header-frame.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import type { HeaderBehaviour } from './place-header.ts';
import { RowMenu } from './row-menu.tsx';
import { useCloseOnChoice } from './use-close-on-choice.ts';

export interface HeaderProps {
  /** Absent when unavailable. */
  navigation: Navigation | undefined;
  settings: SiteSettings | undefined;
  /** The page's address in each language. */
  urls: Record<Locale, string>;
  pathname: string;
  /** Ancestors of the page. */
  trail: { url: string }[] | undefined;
  /** True: transparent over a dark stage. */
  over: boolean;
  /** Behaviour on scroll; null: none, as below the editor's bar. */
  behaviour: HeaderBehaviour | null;
}

/** Header of every page. Order of the tools: search, calendar, shortlist, language, menu. */
export function Header({ navigation, settings, urls, pathname, trail, over, behaviour }: HeaderProps) {
  const row = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const name = settings?.name ?? '';
  const hasShortlist = useHasPart('shortlist');
  useCloseOnChoice(row);
  return (
    <HeaderFrame over={over} behaviour={behaviour}>
      <div ref={row} className={`wrap ${styles.row}`}>
        <a
          href={`/${locale}`}
          className={styles.home}
          aria-label={name === '' ? m.error_to_start() : m.to_start_page_of({ name })}
        >
          <HouseMark name={name} logos={settings?.logos} firstGround={over ? 'dark' : 'light'} />
        </a>
        <RowMenu navigation={navigation} pathname={pathname} trail={trail} />
        <div className={styles.tools}>
          <SearchButton />
          <CalendarButton />
          {hasShortlist && <ShortlistLink />}
          <LanguageSwitch urls={urls} />
          <MainMenu navigation={navigation} settings={settings} urls={urls} pathname={pathname} trail={trail} />
        </div>
      </div>
      {behaviour !== null && <StaffSlot pathname={pathname} isHome={pathname === `/${locale}`} />}
    </HeaderFrame>
  );
}
