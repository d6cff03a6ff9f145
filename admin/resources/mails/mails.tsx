import { DataTable, SelectInput, useRefresh, useTranslate } from 'react-admin';
import { type Mail, mailsApi, mailSchema } from '#contract/office/mails-api.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { CsvLink } from '../../lists/csv-button.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import Button from '@mui/material/Button';
import { request } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';
import { SelectionAction } from '../../lists/selection/selection-action.tsx';

const retry = (id: string | number) => request(mailsApi.retry, { params: { id }, body: {} });
const remove = (id: string | number) => request(mailsApi.remove, { params: { id } });

/** Sends selected mails now, or removes them from the outbox. */
function MailSelectionActions() {
  return (
    <>
      <SelectionAction label="mails.retry" successMessage="mails.retried_many" run={retry} />
      <SelectionAction label="mails.remove" successMessage="mails.removed_many" color="error" run={remove} />
    </>
  );
}

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
      searched={false}
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

/** Sends a mail now, or removes it from the outbox. */
function MailActions({ row }: { row: Mail }) {
  const translate = useTranslate();
  const { busy, act } = useNotifiedAction();
  const refresh = useRefresh();
  if (row.state === 'sent') return null;
  const params = { id: row.id };
  const name = String(row.subject || row.recipient || row.id);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Button
        disabled={busy}
        aria-label={`${translate('mails.retry')}: ${name}`}
        onClick={() => void act(() => request(mailsApi.retry, { params, body: {} }), 'mails.retried', refresh)}
      >
        {translate('mails.retry')}
      </Button>
      <Button
        color="error"
        disabled={busy}
        aria-label={`${translate('mails.remove')}: ${name}`}
        onClick={() => void act(() => request(mailsApi.remove, { params }), 'mails.removed', refresh)}
      >
        {translate('mails.remove')}
      </Button>
    </span>
  );
}
