import { DataTable } from 'react-admin';
import { formatMoment } from '../../format/format-moment.ts';
import { StateChip, TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';

const filters = [<Search key="query" source="query" alwaysOn />, stateFilter];

/** First and last day. */
function Span() {
  return (
    <>
      <RowContent>{(row) => `${formatMoment(row.starts_on, 'day')} – ${formatMoment(row.ends_on, 'day')}`}</RowContent>
      <StateChip />
      <TranslationState />
    </>
  );
}

export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'starts_on', order: 'DESC' }} card={<Span />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="starts_on" render={(row) => formatMoment(row.starts_on, 'day')} />
      <DataTable.Col source="ends_on" disableSort render={(row) => formatMoment(row.ends_on, 'day')} />
      <DataTable.Col source="slug" />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}
