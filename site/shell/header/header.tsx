import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Parts } from '#ui/boundary.tsx';
import type { Locale } from '#text/languages.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import { CalendarButton } from '../calendar-panel/calendar-button.tsx';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { useHasPart } from '#modules/rendering/parts-off.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SearchButton } from '../search-panel/search-button.tsx';
import { StaffSlot } from '../staff/staff-slot.tsx';
import { HouseMark } from '#ui/mark.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { atTop, type HeaderBehaviour, type HeaderPlace, placeHeader } from './place-header.ts';
import { RowMenu } from './row-menu.tsx';
import { useOnArrival } from '../../framework/navigation/use-on-arrival.ts';
import { closeHeader } from './header-state.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import { Icon } from '#ui/icon.tsx';
import { useShortlist } from '#modules/events/shortlist.ts';

interface FollowedPlace extends HeaderPlace {
  /** True: the header has a background, also while it hides. */
  grounded: boolean;
  /** True once scrolling is observed; before that, and without scripts, the header is in the normal flow. */
  follows: boolean;
  /** True after the first hide or show: from then on changes are animated. */
  moves: boolean;
}

const unfollowed: FollowedPlace = { ...atTop, grounded: false, follows: false, moves: false };
const open = 'details[open]:not([data-closing]), [aria-expanded="true"]';

/** Observes scrolling and focus; null: the header stays in the normal flow, as below the editor's bar. */
function useHeaderPlace(ref: RefObject<HTMLElement | null>, behaviour: HeaderBehaviour | null): FollowedPlace {
  const [place, setPlace] = useState(unfollowed);
  useEffect(() => {
    const header = ref.current;
    if (behaviour === null || !header) return setPlace(unfollowed);
    let before = window.scrollY;
    const follow = (moves: boolean) => {
      const lowest = document.documentElement.scrollHeight - window.innerHeight;
      // Ignore overscroll beyond the ends of the page.
      const y = Math.max(0, Math.min(window.scrollY, lowest));
      const held = header.contains(document.activeElement) || header.querySelector(open) !== null;
      const scrolled = { y, before, height: window.innerHeight, held };
      before = y;
      setPlace((last) => changed(last, placeHeader(behaviour, last, scrolled), moves));
    };
    const onScroll = () => follow(true);
    follow(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    header.addEventListener('focusin', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      header.removeEventListener('focusin', onScroll);
    };
  }, [ref, behaviour]);
  return place;
}

function changed(last: FollowedPlace, next: HeaderPlace, moves: boolean): FollowedPlace {
  const { headerHide, headerVisibleOnScroll } = next;
  if (last.follows && last.headerHide === headerHide && last.headerVisibleOnScroll === headerVisibleOnScroll)
    return last;
  const grounded = headerVisibleOnScroll || (headerHide && last.grounded);
  return { ...next, grounded, follows: true, moves: moves && last.follows };
}

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
        <Parts>
          <a
            href={`/${locale}`}
            className={styles.home}
            aria-label={name === '' ? m.error_to_start() : m.to_start_page_of({ name })}
          >
            <HouseMark name={name} logos={settings?.logos} firstGround={over ? 'dark' : 'light'} />
          </a>
          <RowMenu navigation={navigation} pathname={pathname} trail={trail} />
          <div className={styles.tools}>
            <Parts>
              <SearchButton />
              <CalendarButton />
              {hasShortlist && <ShortlistLink />}
              <LanguageSwitch urls={urls} />
              <MainMenu navigation={navigation} settings={settings} urls={urls} pathname={pathname} trail={trail} />
            </Parts>
          </div>
        </Parts>
      </div>
      {behaviour !== null && <StaffSlot pathname={pathname} isHome={pathname === `/${locale}`} />}
    </HeaderFrame>
  );
}

interface HeaderFrameProps {
  /** Null: the header does not react to scrolling. */
  behaviour: HeaderBehaviour | null;
  /** True: transparent while a dark stage is behind it. */
  over: boolean;
  children: ReactNode;
}

/** The header with its background and its hiding on scroll. */
function HeaderFrame({ behaviour, over, children }: HeaderFrameProps) {
  const ref = useRef<HTMLElement>(null);
  const { headerHide, grounded, follows, moves } = useHeaderPlace(ref, behaviour);
  const onStage = over && !grounded;
  return (
    <header
      ref={ref}
      className={`${over ? styles.over : styles.header} ${onStage ? 'stage-colour stage-focus' : ''}`}
      data-follows={follows || undefined}
      data-hidden={headerHide || undefined}
      data-grounded={grounded || undefined}
      data-moves={moves || undefined}
    >
      {children}
    </header>
  );
}

/** Closes the open part of the header when a link in it is chosen, and after each navigation. */
function useCloseOnChoice(header: RefObject<HTMLElement | null>): void {
  useOnArrival(closeHeader);
  useEffect(() => {
    const element = header.current;
    // A link to the current page does not change the address.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) closeHeader();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [header]);
}

/** Link to the shortlist with its number of events; takes the same space with and without a number. */
function ShortlistLink() {
  const locale = useLocale();
  const count = useShortlist().length;
  return (
    <a
      href={screenAddress('shortlist', locale)}
      className={`${styles.link} ${count > 0 ? styles.some : ''}`}
      aria-label={count > 0 ? m.shortlist_link({ count }) : m.shortlist_title()}
    >
      <Icon name="bookmark" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  );
}
