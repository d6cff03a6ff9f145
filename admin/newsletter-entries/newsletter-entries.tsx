import { useQuery } from '@tanstack/react-query';
import { DataTable, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import { newsletterEntrySchema } from '../../contract/office-api.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { ask } from '../house/ask.ts';
import { momentIn } from '../house/moment-in.ts';
import { textOf } from '../house/title-of.ts';
import { Chip } from '../lists/cells.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';
import { CsvLink } from '../lists/csv-link.tsx';
import { EraseEntry } from './erase-entry.tsx';

const states = newsletterEntrySchema.shape.state.options.map((id) => ({ id, name: `newsletter.state_${id}` }));
const kinds = { confirmed: 'ok', waiting: 'info', outbox: 'warn' } as const;

/** Names of the newsletters by their value. */
function useListNames(): Map<number, string> {
  const { data } = useQuery({
    queryKey: ['newsletter-lists'],
    queryFn: () => ask('/api/site/') as Promise<SiteSettings>,
  });
  return new Map(data?.newsletter_lists.map(({ value, name }) => [value, textOf(name)]));
}

/** Who ordered the newsletter. */
export function List() {
  const names = useListNames();
  const lists = [...names].map(([id, name]) => ({ id, name }));
  const filters = [
    <Search key="query" source="query" alwaysOn />,
    <SelectInput key="state" source="state" choices={states} helperText={false} alwaysOn />,
    <SelectInput key="list" source="list" choices={lists} helperText={false} alwaysOn />,
  ];
  const told = (row: Partial<RaRecord>) => (row.lists as number[]).map((value) => names.get(value) ?? value).join(', ');
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'agreed_at', order: 'DESC' }}
      create={false}
      open={false}
      bulk={false}
      exported={false}
      actions={<CsvLink path="/api/newsletter-entries/csv/" />}
      phone={
        <Told>
          {(row) => (
            <>
              {told(row)} <State row={row} />
              <EraseEntry row={row} />
            </>
          )}
        </Told>
      }
    >
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.Col source="lists" disableSort render={told} />
      <DataTable.Col source="agreed_at" disableSort render={(row) => momentIn(row.agreed_at)} />
      <DataTable.Col source="confirmed_at" disableSort render={(row) => momentIn(row.confirmed_at)} />
      <DataTable.Col source="erase" label="lists.acts" disableSort render={(row) => <EraseEntry row={row} />} />
    </HouseList>
  );
}

function State({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const state = row.state as keyof typeof kinds;
  return <Chip kind={kinds[state]}>{translate(`newsletter.state_${state}`)}</Chip>;
}
