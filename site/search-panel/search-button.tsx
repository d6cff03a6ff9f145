import { useLocale } from '../locale.ts';
import { PanelButton } from '../panel/panel-button.tsx';
import { m } from '../paraglide/messages.js';
import { searchAddress } from '../search-page/search-address.ts';
import { Icon } from '../ui/icon.tsx';

/** Opens the search panel of the header; without scripts it leads to the search. */
export function SearchButton() {
  const locale = useLocale();
  return (
    <PanelButton href={searchAddress(locale, { part: 'all', page: 1, query: '' })} label={m.search_open()}>
      <Icon name="search" />
    </PanelButton>
  );
}
