import type { CSSProperties } from 'react';
import type { NavigationItem } from '#contract/pages/navigation.ts';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import { currentOf } from './current-of.ts';
import styles from './submenu.module.css';

/**
 * Seconds, see submenu.module.css: unfolding takes .4; each line fades in for .5, the first after .2, the others .1
 * apart.
 */
export const foldingFor = 400;

/** Target and key of an entry: its own page, or its first subpage. */
export function addressOf({ url, children }: Pick<NavigationItem, 'url' | 'children'>): string {
  return url || (children[0]?.url ?? '');
}

interface SubmenuProps {
  item: NavigationItem;
  pathname: string;
  trail: { url: string }[] | undefined;
  className?: string | undefined;
}

/** The subpages of an entry; the entry's own page comes first, since the entry itself only opens this list. */
export function Submenu({ item, pathname, trail, className = '' }: SubmenuProps) {
  const own = item.url !== '' && item.children.every(({ url }) => url !== item.url);
  const entries = own
    ? [{ menu_name: m.menu_overview_of({ name: item.menu_name }), url: item.url, lang: undefined }, ...item.children]
    : item.children;
  return (
    <div className={`${styles.fold} ${className}`}>
      <ul>
        {entries.map(({ menu_name, url, lang }, index) => (
          <li key={url + menu_name} style={nth(index)}>
            <SmartLink href={url} lang={lang} aria-current={currentOf(url, pathname, url === item.url ? [] : trail)}>
              {menu_name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** React sets custom properties, which its types do not know. */
function nth(index: number): CSSProperties {
  return { '--n': index } as CSSProperties;
}
