import { DataTable, type RaRecord, SelectInput, useTranslate } from 'react-admin';
import { mailSchema } from '#contract/office/mails-api.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { CsvLink } from '../../lists/csv-link.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { MailActions } from './mail-actions.tsx';
import { MailSelectionActions } from './mail-selection-actions.tsx';

const states = mailSchema.shape.state.options.map((id) => ({ id, name: `mails.state_${id}` }));
const kinds = { waiting: 'info', sent: 'ok', given_up: 'error' } as const;
const filters = [<SelectInput key="state" source="state" choices={states} helperText={false} alwaysOn />];

/** Outgoing mails. */
export function List() {
  const translate = useTranslate();
  const kindOf = (row: Partial<RaRecord>) => translate(`mails.kind_${row.kind}`, { _: String(row.kind) });
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      create={false}
      hasForm={false}
      exported={false}
      actions={<CsvLink path="/api/mails/csv/" />}
      selectionActions={<MailSelectionActions />}
      card={
        <RowContent>
          {(row) => (
            <>
              {kindOf(row)} <State row={row} />
              <MailActions row={row} />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col source="created_at" disableSort render={(row) => formatMoment(row.created_at)} />
      <DataTable.Col source="kind" disableSort render={kindOf} />
      <DataTable.Col source="recipient" disableSort render={(row) => row.recipient || translate('mails.forgotten')} />
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col
        source="next_attempt_at"
        disableSort
        render={(row) => formatMoment(row.next_attempt_at ?? row.sent_at)}
      />
      <DataTable.Col source="actions" label="lists.actions" disableSort render={(row) => <MailActions row={row} />} />
    </ResourceList>
  );
}

function State({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const state = row.state as keyof typeof kinds;
  return <Chip kind={kinds[state]}>{translate(`mails.state_${state}`)}</Chip>;
}
