import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Locale } from '#text/languages.ts';
import type { Navigation, NavigationItem } from '#contract/pages/navigation.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { PlaceTools } from '#modules/rendering/in-place.tsx';
import { useHasPart } from '#modules/rendering/parts-off.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { HouseMark } from '#ui/mark.tsx';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { phoneAddress } from '#ui/phone-number.ts';
import { Rings } from '#ui/rings.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { currentIn, currentOf } from './current-of.ts';
import { closePanel, closeSubmenu, openPanel, openSubmenu, usePanelOpen, useSubmenuOpen } from './header-state.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './main-menu.module.css';
import { addressOf, foldingFor, Submenu } from './submenu.tsx';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { inertAround, lockScroll, releaseAfterPaint } from '#ui/lock-page.ts';

/** What can be pressed in an overlay; a press beside these elements, on an empty part, closes it. */
const content = 'a, button, summary';

/**
 * Makes an open `details` element a modal overlay: the rest of the page is inert and does not scroll; Escape, with the
 * focus returned, or a press beside the content closes it.
 */
function useOverlay(root: RefObject<HTMLDetailsElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const details = root.current;
    if (!open || !details) return undefined;
    // On a long page this takes the browser several frames: paint the overlay first.
    let release: (() => void)[] = [];
    const callOff = afterPaint(() => {
      release = [lockScroll(), inertAround(details)];
    });
    return () => {
      callOff();
      releaseAfterPaint(release);
    };
  }, [root, open]);
  // Layout effect, so that it can be closed from the first paint on.
  useLayoutEffect(() => {
    const details = root.current;
    if (!open || !details) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(content)) close();
    };
    document.addEventListener('keydown', onKey);
    details.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      details.removeEventListener('click', onClick);
    };
  }, [root, open, close]);
}

interface MainMenuProps {
  navigation: Navigation | undefined;
  settings: SiteSettings | undefined;
  urls: Record<Locale, string>;
  pathname: string;
  trail: { url: string }[] | undefined;
}

/** Milliseconds, the same as --d-menu in tokens.css. */
const slidingFor = 700;

const close = () => closePanel('menu');

/**
 * The menu over the whole window, as a `details` element: without scripts it opens and closes natively; with scripts it
 * is animated, locks the page behind it and traps the focus.
 */
export function MainMenu({ navigation, settings, urls, pathname, trail }: MainMenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const open = usePanelOpen('menu');
  const onChange = useCallback((wanted: boolean) => {
    if (!wanted) return close();
    prepare(root.current);
    return openPanel('menu');
  }, []);
  const summary = useDisclosure(root, { open, closingFor: slidingFor, onChange });
  useOverlay(root, open, close);
  return (
    <details ref={root} className={styles.menu} suppressHydrationWarning>
      <summary {...summary} className={styles.toggle}>
        <span className={styles.burger} aria-hidden="true">
          <i />
          <i />
        </span>
        <span className={`unseen ${styles.whenClosed}`}>{m.menu_open()}</span>
        <span className={`unseen ${styles.whenOpen}`}>{m.menu_close()}</span>
      </summary>
      <div className={`stage ${styles.panel}`}>
        <Rings className={styles.rings} />
        <div className={`wrap ${styles.top}`}>
          <HouseMark name={settings?.name ?? ''} logos={settings?.logos} />
        </div>
        <nav className={`wrap ${styles.body}`} aria-label={m.menu()}>
          <ul className={styles.main}>
            {(navigation?.main_navigation ?? []).map((item) => (
              <li key={addressOf(item) + item.menu_name}>
                {item.hasChildren ? (
                  <Parent item={item} pathname={pathname} trail={trail} />
                ) : (
                  <SmartLink href={item.url} lang={item.lang} aria-current={currentOf(item.url, pathname, trail)}>
                    {item.menu_name}
                  </SmartLink>
                )}
              </li>
            ))}
          </ul>
          <PlaceTools place="main-menu" />
          <Side navigation={navigation} settings={settings} urls={urls} pathname={pathname} trail={trail} />
        </nav>
      </div>
    </details>
  );
}

/**
 * Before opening: aligns the panel's top with the header, which may be below the news banner. In the first frame, when
 * the panel is still outside the window, it is empty; its content is rendered in the second.
 */
function prepare(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  const top = menu.closest('header')?.getBoundingClientRect().top ?? 0;
  menu.style.setProperty('--from', `${Math.max(0, top)}px`);
  if (menu.open) return;
  menu.dataset.bare = '';
  afterPaint(() => delete menu.dataset.bare);
}

/** An entry with subpages, which it opens; one at a time. */
function Parent({ item, pathname, trail }: Pick<MainMenuProps, 'pathname' | 'trail'> & { item: NavigationItem }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const address = addressOf(item);
  const open = useSubmenuOpen(address, 'menu');
  const onChange = useCallback((wanted: boolean) => (wanted ? openSubmenu(address) : closeSubmenu(address)), [address]);
  const summary = useDisclosure(ref, { open, closingFor: foldingFor, onChange });
  return (
    // Without scripts, the shared name allows only one open at a time.
    <details ref={ref} name={summary.role ? undefined : 'submenu'} suppressHydrationWarning>
      <summary {...summary} lang={item.lang} aria-current={currentIn(item, pathname, trail)}>
        {item.menu_name}
      </summary>
      <Submenu item={item} pathname={pathname} trail={trail} className={styles.sub} />
    </details>
  );
}

function Side({ navigation, settings, urls, pathname, trail }: MainMenuProps) {
  const locale = useLocale();
  const hasShortlist = useHasPart('shortlist');
  const entries = navigation?.menu ?? [];
  return (
    <div className={styles.side}>
      {entries.length > 0 && (
        <ul>
          {entries.map((item) => (
            <li key={item.url + item.menu_name}>
              <SmartLink href={addressOf(item)} lang={item.lang} aria-current={currentOf(item.url, pathname, trail)}>
                {item.menu_name}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      <PlaceTools place="side-menu" />
      {hasShortlist && (
        <p className={styles.shortlist}>
          <a href={screenAddress('shortlist', locale)}>{m.shortlist_title()}</a>
        </p>
      )}
      <LanguageLinks className={styles.languages} urls={urls} />
      <Hotline settings={settings} />
    </div>
  );
}

function Hotline({ settings }: { settings: SiteSettings | undefined }) {
  if (!settings || settings.phone === '') return null;
  return (
    <p className={`note ${styles.hotline}`}>
      {m.ticket_hotline()}
      <a href={phoneAddress(settings.phone)}>{settings.phone}</a>
    </p>
  );
}
