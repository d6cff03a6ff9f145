import { useLocale } from '#ui/locale.ts';
import { PanelButton } from '../panel/panel-button.tsx';
import { m } from '#messages/paraglide/messages.js';
import { searchAddress } from '../../addresses/search-address.ts';
import { Icon } from '#ui/icon.tsx';

const load = async () => (await import('./search-panel.tsx')).SearchPanel;

/** Opens the search panel of the header; without scripts a link to the search. */
export function SearchButton() {
  const locale = useLocale();
  return (
    <PanelButton href={searchAddress(locale, { part: 'all', page: 1, query: '' })} label={m.search_open()} load={load}>
      <Icon name="search" />
    </PanelButton>
  );
}
