import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { type Mail, mailSchema } from '#contract/office/mails-api.ts';
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
  const kindOf = (row: Mail) => translate(`mails.kind_${row.kind}`, { _: row.kind });
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
        <RowContent<Mail>>
          {(row) => (
            <>
              {kindOf(row)} <State row={row} />
              <MailActions row={row} />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col<Mail> source="created_at" disableSort render={(row) => formatMoment(row.created_at)} />
      <DataTable.Col<Mail> source="kind" disableSort render={kindOf} />
      <DataTable.Col<Mail>
        source="recipient"
        disableSort
        render={(row) => row.recipient || translate('mails.forgotten')}
      />
      <DataTable.Col<Mail> source="subject" disableSort />
      <DataTable.Col<Mail> source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col<Mail>
        source="next_attempt_at"
        disableSort
        render={(row) => formatMoment(row.next_attempt_at ?? row.sent_at)}
      />
      <DataTable.Col<Mail>
        source="actions"
        label="lists.actions"
        disableSort
        render={(row) => <MailActions row={row} />}
      />
    </ResourceList>
  );
}

function State({ row: { state } }: { row: Mail }) {
  const translate = useTranslate();
  return <Chip kind={kinds[state]}>{translate(`mails.state_${state}`)}</Chip>;
}
