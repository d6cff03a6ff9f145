import { useCallback, useRef } from 'react';
import type { Navigation, NavigationItem } from '#contract/pages/navigation.ts';
import { PlaceTools } from '#modules/rendering/in-place.tsx';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import { currentIn, currentOf } from './current-of.ts';
import { closeSubmenu, openSubmenu, useSubmenuOpen } from './header-state.ts';
import dropList from './drop-list.module.css';
import styles from './row-menu.module.css';
import { addressOf, foldingFor, Submenu } from './submenu.tsx';
import { useDisclosure, useDismiss } from '../disclosure/use-disclosure.ts';

interface RowMenuProps {
  navigation: Navigation | undefined;
  pathname: string;
  trail: { url: string }[] | undefined;
}

/** The main entries in the header row on wide screens. An entry with subpages opens them. */
export function RowMenu({ navigation, pathname, trail }: RowMenuProps) {
  const entries = navigation?.main_navigation ?? [];
  if (entries.length === 0) return null;
  return (
    <div className={styles.room}>
      <nav className={styles.nav} aria-label={m.main_navigation()}>
        <ul>
          {entries.map((item) => (
            <li key={addressOf(item) + item.menu_name}>
              {item.hasChildren ? (
                <Drop item={item} pathname={pathname} trail={trail} />
              ) : (
                <SmartLink href={item.url} lang={item.lang} aria-current={currentOf(item.url, pathname, trail)}>
                  {item.menu_name}
                </SmartLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <PlaceTools place="main-menu" />
    </div>
  );
}

interface DropProps {
  item: NavigationItem;
  pathname: string;
  trail: { url: string }[] | undefined;
}

function Drop({ item, pathname, trail }: DropProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const address = addressOf(item);
  const open = useSubmenuOpen(address, 'row');
  const close = useCallback(() => closeSubmenu(address), [address]);
  const onChange = useCallback((wanted: boolean) => (wanted ? openSubmenu(address) : close()), [address, close]);
  const summary = useDisclosure(ref, { open, closingFor: foldingFor, onChange });
  useDismiss(ref, open, close);
  return (
    <details ref={ref} className={styles.drop} suppressHydrationWarning>
      <summary {...summary} lang={item.lang} aria-current={currentIn(item, pathname, trail)}>
        {item.menu_name}
      </summary>
      <Submenu item={item} pathname={pathname} trail={trail} className={dropList.list} />
    </details>
  );
}
