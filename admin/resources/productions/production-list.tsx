import { DataTable, NullableBooleanInput, type RaRecord, useRecordContext } from 'react-admin';
import { Reference } from '../../fields/reference.tsx';
import { localizedText } from '../../format/record-title.ts';
import { Chip, StateChip, ReferenceCell, TitleCell } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ImportLink } from '../../import/import-link.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <Reference key="season" source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} alwaysOn />,
  <Reference key="category" source="category_id" to="categories" sort={{ field: 'position', order: 'ASC' }} />,
  stateFilter,
  <NullableBooleanInput key="highlight" source="is_highlight" helperText={false} />,
  <NullableBooleanInput key="revival" source="is_revival" helperText={false} />,
];

const secondLine = (row: Partial<RaRecord>) => [row.composer, localizedText(row.subtitle)].filter(Boolean).join(' · ');

/** Every production. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      hiddenColumns={['is_revival']}
      card={<SecondLine />}
      actions={<ImportLink resource="productions" />}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={secondLine(row)} />} />
      <DataTable.Col source="season_id" disableSort>
        <ReferenceCell source="season_id" to="seasons" />
      </DataTable.Col>
      <DataTable.Col source="category_id" disableSort>
        <ReferenceCell source="category_id" to="categories" />
      </DataTable.Col>
      <DataTable.Col
        source="is_highlight"
        disableSort
        render={(row) => row.is_highlight && <Chip kind="info">★</Chip>}
      />
      <DataTable.Col source="is_revival" disableSort render={(row) => row.is_revival && '✓'} />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}

function SecondLine() {
  const row = useRecordContext();
  return (
    <>
      {row && secondLine(row)}
      <StateChip />
    </>
  );
}
