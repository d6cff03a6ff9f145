import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { SearchBox } from '../../shell/search-panel/search-box.tsx';
import { buttonClass } from '#ui/button.tsx';
import styles from './search-form.module.css';

/** The search field of the search page. */
export function SearchForm({ query }: { query: string }) {
  const [typed, setTyped] = useTyped(query);
  return (
    <SearchBox typed={typed} onType={setTyped} styles={styles}>
      <button type="submit" className={buttonClass.line}>
        <span>{m.search_submit()}</span>
      </button>
    </SearchBox>
  );
}

/** Value of the field: the typed text, until the page shows another search. */
function useTyped(query: string) {
  const [shown, setShown] = useState(query);
  const [typed, setTyped] = useState(query);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  return [typed, setTyped] as const;
}
