import { DataTable, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import type { Account } from '../../contract/users-api.ts';
import { momentIn } from '../house/moment-in.ts';
import { Chip, TitleCell } from '../lists/cells.tsx';
import { CsvLink } from '../lists/csv-link.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';
import { roleChoices, stateChoices } from './choices.ts';
import { UsersAtOnce } from './users-at-once.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <SelectInput key="role" source="role" choices={roleChoices} helperText={false} alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} helperText={false} alwaysOn />,
];

/** Who may log in. */
export function UserList() {
  const translate = useTranslate();
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'username', order: 'ASC' }}
      exported={false}
      actions={<CsvLink path="/api/users/csv/" />}
      atOnce={<UsersAtOnce />}
      phone={
        <Told>
          {(row) => (
            <>
              {row.email} <State row={row} />
            </>
          )}
        </Told>
      }
    >
      <DataTable.Col source="username" render={(row) => <TitleCell second={row.email} />} />
      <DataTable.Col source="role" render={(row) => translate(`users.role_${row.role}`)} />
      <DataTable.Col source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.Col
        source="two_factor"
        disableSort
        render={(row) =>
          row.two_factor ? <Chip kind="ok">{translate('users.factor_on')}</Chip> : translate('users.factor_off')
        }
      />
      <DataTable.Col
        source="last_seen_at"
        render={(row) => momentIn(row.last_seen_at, 'day') || translate('users.never')}
      />
    </HouseList>
  );
}

const kinds = { active: 'ok', invited: 'info', blocked: 'error' } as const;

function State({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const { state } = row as unknown as Account;
  return <Chip kind={kinds[state]}>{translate(`users.state_${state}`)}</Chip>;
}
