import { type RefObject, useRef } from 'react';
import type { Navigation, NavigationItem } from '#contract/navigation.ts';
import type { HouseFacts } from '../content/read-settings.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import { Mark } from '../ui/mark.tsx';
import { Rings } from '../ui/rings.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { currentOf } from './current-of.ts';
import type { HeaderProps } from './header.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './main-menu.module.css';
import { useOverlay } from './use-overlay.ts';

type MainMenuProps = Omit<HeaderProps, 'over'>;

/**
 * The whole menu over the whole window. It is a `details` element: without scripts it opens and closes by itself; with
 * them it also locks what lies behind it, keeps the focus, and closes on Escape and when a page has been chosen.
 */
export function MainMenu({ navigation, house, urls, pathname, trail }: MainMenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const locale = useLocale();
  useOverlay(root, pathname);
  return (
    <details ref={root} className={styles.menu}>
      <summary className={styles.toggle}>
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
          <Mark name={house?.name ?? ''} />
        </div>
        <nav className={`wrap ${styles.body}`} aria-label={m.menu()}>
          <Entries navigation={navigation} pathname={pathname} trail={trail} menu={root} />
          <div className={styles.side}>
            {(navigation?.menu.length ?? 0) > 0 && (
              <ul>
                {navigation?.menu.map(({ menu_name, url, children, lang }) => (
                  <li key={url + menu_name}>
                    <SmartLink
                      href={url || (children[0]?.url ?? '')}
                      lang={lang}
                      aria-current={currentOf(url, pathname, trail)}
                    >
                      {menu_name}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.shortlist}>
              <a href={screenAddress('shortlist', locale)}>{m.shortlist_title()}</a>
            </p>
            <LanguageLinks className={styles.languages} urls={urls} />
            <Hotline house={house} />
          </div>
        </nav>
      </div>
    </details>
  );
}

interface EntriesProps {
  navigation: Navigation | undefined;
  pathname: string;
  trail: { url: string }[] | undefined;
  menu: RefObject<HTMLDetailsElement | null>;
}

function Entries({ navigation, pathname, trail, menu }: EntriesProps) {
  /** One submenu at a time, also where the browser does not know `name` on details. */
  function closeOthers(opened: HTMLDetailsElement) {
    if (!opened.open) return;
    for (const each of menu.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
      if (each !== opened) each.open = false;
  }
  return (
    <ul className={styles.main}>
      {(navigation?.main_navigation ?? []).map((item) => (
        <li key={item.url + item.menu_name}>
          {item.hasChildren ? (
            <details name="submenu" onToggle={(event) => closeOthers(event.currentTarget)}>
              <summary lang={item.lang}>{item.menu_name}</summary>
              <Submenu item={item} pathname={pathname} />
            </details>
          ) : (
            <SmartLink href={item.url} lang={item.lang} aria-current={currentOf(item.url, pathname, trail)}>
              {item.menu_name}
            </SmartLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The pages below an entry; the entry's own page comes first, since the entry itself only opens this list. */
function Submenu({ item, pathname }: { item: NavigationItem; pathname: string }) {
  const own = item.url !== '' && item.children.every(({ url }) => url !== item.url);
  const entries = own
    ? [{ menu_name: m.menu_overview(), url: item.url, lang: undefined }, ...item.children]
    : item.children;
  return (
    <ul className={styles.sub}>
      {entries.map(({ menu_name, url, lang }) => (
        <li key={url + menu_name}>
          <SmartLink href={url} lang={lang} aria-current={url === pathname ? 'page' : undefined}>
            {menu_name}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

function Hotline({ house }: { house: HouseFacts | undefined }) {
  if (!house || house.phone === '') return null;
  return (
    <p className={`note ${styles.hotline}`}>
      {m.ticket_hotline()}
      <a href={`tel:${house.phone.replaceAll(/[^+\d]/g, '')}`}>{house.phone}</a>
    </p>
  );
}
