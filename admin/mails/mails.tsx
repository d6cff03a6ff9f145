import { DataTable, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import { mailSchema } from '../../contract/office-api.ts';
import { momentIn } from '../house/moment-in.ts';
import { Chip } from '../lists/cells.tsx';
import { CsvLink } from '../lists/csv-link.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { MailActs } from './mail-acts.tsx';
import { MailsAtOnce } from './mails-at-once.tsx';

const states = mailSchema.shape.state.options.map((id) => ({ id, name: `mails.state_${id}` }));
const kinds = { waiting: 'info', sent: 'ok', given_up: 'error' } as const;
const filters = [<SelectInput key="state" source="state" choices={states} helperText={false} alwaysOn />];

/** The outbox of the house. */
export function List() {
  const translate = useTranslate();
  const kindOf = (row: Partial<RaRecord>) => translate(`mails.kind_${row.kind}`, { _: String(row.kind) });
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      create={false}
      open={false}
      exported={false}
      actions={<CsvLink path="/api/mails/csv/" />}
      atOnce={<MailsAtOnce />}
      phone={
        <Told>
          {(row) => (
            <>
              {kindOf(row)} <State row={row} />
              <MailActs row={row} />
            </>
          )}
        </Told>
      }
    >
      <DataTable.Col source="created_at" disableSort render={(row) => momentIn(row.created_at)} />
      <DataTable.Col source="kind" disableSort render={kindOf} />
      <DataTable.Col source="recipient" disableSort render={(row) => row.recipient || translate('mails.forgotten')} />
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col
        source="next_attempt_at"
        disableSort
        render={(row) => momentIn(row.next_attempt_at ?? row.sent_at)}
      />
      <DataTable.Col source="acts" label="lists.acts" disableSort render={(row) => <MailActs row={row} />} />
    </HouseList>
  );
}

function State({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const state = row.state as keyof typeof kinds;
  return <Chip kind={kinds[state]}>{translate(`mails.state_${state}`)}</Chip>;
}
