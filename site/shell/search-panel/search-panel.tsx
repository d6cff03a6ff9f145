import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '#ui/locale.ts';
import { Panel } from '../panel/panel.tsx';
import { m } from '#messages/paraglide/messages.js';
import { searchAddress, searchAt } from '../../addresses/search-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArrowLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-panel.module.css';

/** Search in the header; on the search screen it starts with that search's text. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState(() => termAt(pathname + search, searchAddress(locale, noVisit)));
  const wanted = typed.trim();
  return (
    <Panel title={m.search_title()} onClose={onClose}>
      <SearchBox typed={typed} onType={setTyped} onGo={onClose} styles={styles}>
        <button type="submit" className={styles.submit} aria-label={m.search_submit()}>
          <Icon name="search" />
        </button>
      </SearchBox>
      <p className={styles.more}>
        {wanted === '' ? (
          <ArrowLink href={screenAddress('events', locale)}>{m.calendar_to_programme()}</ArrowLink>
        ) : (
          <ArrowLink href={searchAddress(locale, { ...noVisit, query: wanted })}>{m.search_all_results()}</ArrowLink>
        )}
      </p>
    </Panel>
  );
}

const noVisit = { part: 'all', page: 1, query: '' } as const;

/** Search text of an address; '' on other screens. */
function termAt(address: string, searchScreen: string): string {
  const url = new URL(address, 'https://any.example');
  const isSearch = url.pathname === searchScreen || url.pathname.startsWith(`${searchScreen}/`);
  return isSearch ? (searchAt(url)?.query ?? '') : '';
}
