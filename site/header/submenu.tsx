import type { CSSProperties } from 'react';
import type { NavigationItem } from '#contract/navigation.ts';
import { m } from '../paraglide/messages.js';
import { SmartLink } from '../ui/smart-link.tsx';
import { currentOf } from './current-of.ts';
import styles from './submenu.module.css';

/** Seconds, see submenu.module.css: unfolding .4; each line fades in .5, the first .2 late, the others .1 apart. */
export const foldingFor = 400;

/** Where an entry leads, and by which it is told from others: its own page, or the first one below it. */
export function addressOf({ url, children }: Pick<NavigationItem, 'url' | 'children'>): string {
  return url || (children[0]?.url ?? '');
}

interface SubmenuProps {
  item: NavigationItem;
  pathname: string;
  trail: { url: string }[] | undefined;
  className?: string | undefined;
}

/** The pages below an entry; the entry's own page comes first, since the entry itself only opens this list. */
export function Submenu({ item, pathname, trail, className = '' }: SubmenuProps) {
  const own = item.url !== '' && item.children.every(({ url }) => url !== item.url);
  const entries = own
    ? [{ menu_name: m.menu_overview(), url: item.url, lang: undefined }, ...item.children]
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

function nth(index: number): CSSProperties {
  return { '--n': index } as CSSProperties;
}
