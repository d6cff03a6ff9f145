import { Confirm, DataTable, SelectInput, useRefresh, useTranslate } from 'react-admin';
import {
  newsletterEntriesApi,
  type NewsletterEntry,
  newsletterEntrySchema,
} from '#contract/newsletter/newsletter-entries-api.ts';
import { siteApi } from '#contract/settings/settings-api.ts';
import { request } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { localizedText } from '../../format/record-title.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { CsvLink } from '../../lists/csv-button.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';

const states = newsletterEntrySchema.shape.state.options.map((id) => ({ id, name: `newsletter.state_${id}` }));
const kinds = { confirmed: 'ok', waiting: 'info', outbox: 'warn' } as const;

/** Names of the newsletters by value. */
function useListNames(): Map<number, string> {
  const { data } = useCall(['newsletter-lists'], siteApi.settings);
  return new Map(data?.newsletter_lists.map(({ value, name }) => [value, localizedText(name)]));
}

/** Newsletter sign-ups. */
export function List() {
  const names = useListNames();
  const lists = [...names].map(([id, name]) => ({ id, name }));
  const filters = [
    <SelectInput key="state" source="state" choices={states} helperText={false} alwaysOn />,
    <SelectInput key="list" source="list" choices={lists} helperText={false} alwaysOn />,
  ];
  const listNames = (row: NewsletterEntry) => row.lists.map((value) => names.get(value) ?? value).join(', ');
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'agreed_at', order: 'DESC' }}
      create={false}
      hasForm={false}
      bulk={false}
      exported={false}
      actions={<CsvLink path="/api/newsletter-entries/csv/" />}
      card={
        <RowContent<NewsletterEntry>>
          {(row) => (
            <>
              {listNames(row)} <State row={row} />
              <EraseEntry row={row} />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col<NewsletterEntry> source="email" disableSort />
      <DataTable.Col<NewsletterEntry> source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.Col<NewsletterEntry> source="lists" disableSort render={listNames} />
      <DataTable.Col<NewsletterEntry> source="agreed_at" disableSort render={(row) => formatMoment(row.agreed_at)} />
      <DataTable.Col<NewsletterEntry>
        source="confirmed_at"
        disableSort
        render={(row) => formatMoment(row.confirmed_at)}
      />
      <DataTable.Col<NewsletterEntry>
        source="erase"
        label="lists.actions"
        disableSort
        render={(row) => <EraseEntry row={row} />}
      />
    </ResourceList>
  );
}

function State({ row: { state } }: { row: NewsletterEntry }) {
  const translate = useTranslate();
  return <Chip kind={kinds[state]}>{translate(`newsletter.state_${state}`)}</Chip>;
}

/** Erases all data of an address, after a question: it cannot be undone. */
function EraseEntry({ row }: { row: NewsletterEntry }) {
  const translate = useTranslate();
  const { busy, act } = useNotifiedAction();
  const refresh = useRefresh();
  const [confirming, setAsking] = useState(false);
  const { id, email } = row;
  const erase = () => {
    setAsking(false);
    const send = () => request(newsletterEntriesApi.remove, { params: { id } });
    void act(send, translate('newsletter.erased', { email }), refresh);
  };
  return (
    <>
      <Button
        color="error"
        disabled={busy}
        aria-label={translate('newsletter.erase_named', { email })}
        onClick={() => setAsking(true)}
      >
        {translate('newsletter.erase')}
      </Button>
      <Confirm
        isOpen={confirming}
        title={translate('newsletter.erase_title', { email })}
        content={translate('newsletter.erase_help')}
        confirm={translate('newsletter.erase')}
        confirmColor="warning"
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
