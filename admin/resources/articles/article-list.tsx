import { DataTable, NullableBooleanInput } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { ImportLink } from '../../import/import-link.tsx';
import { Day } from '../../fields/moment.tsx';
import { Chip, MomentText, StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';
import { DisplayPeriod } from '../../lists/cells/display-period.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  stateFilter,
  <NullableBooleanInput key="home" source="show_on_home" helperText={false} />,
  <Day key="from" source="published_at_from" />,
  <Day key="to" source="published_at_to" />,
];

/** Everything in the magazine. */
export function ArticleList() {
  const mayImport = useMay('settings');
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'published_at', order: 'DESC' }}
      actions={mayImport && <ImportLink resource="articles" />}
      card={
        <RowContent>
          {(row) => (
            <>
              <MomentText moment={row.published_at} />
              <StateChip />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={row.author} />} />
      <DataTable.Col source="published_at" render={(row) => <DisplayPeriod from={row.published_at} />} />
      <DataTable.Col
        source="show_on_home"
        disableSort
        render={(row) => row.show_on_home && <Chip kind="info">★</Chip>}
      />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}
