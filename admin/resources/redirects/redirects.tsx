import { BooleanInput, DataTable, useTranslate } from 'react-admin';
import { isPattern } from '#contract/pages/redirects/redirect-index.ts';
import { PlainText, filled } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { Button, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { oldAddressesApi } from '#contract/api.ts';
import type { TriedAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import { request } from '../../api/request.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import styles from './try-address.module.css';

/** Redirects from old addresses. */
export function List() {
  return (
    <ResourceList
      sort={{ field: 'old_path', order: 'ASC' }}
      card={<RowContent>{(row) => `→ ${row.new_path}`}</RowContent>}
    >
      <DataTable.Col source="old_path" render={() => <TitleCell />} />
      <DataTable.Col source="new_path" />
      <DataTable.Col
        source="try"
        label="redirects.open"
        disableSort
        render={(row) => <Open path={String(row.old_path)} />}
      />
    </ResourceList>
  );
}

/** A pattern is no address that could be opened. */
function Open({ path }: { path: string }) {
  const translate = useTranslate();
  if (isPattern(path)) return null;
  return (
    <a href={path} target="_blank" rel="noreferrer" aria-label={translate('redirects.open_one', { path })}>
      {translate('redirects.open')}
    </a>
  );
}

export const { Create, Edit } = formScreens(RedirectForm, { hasPublicPage: false });

function RedirectForm() {
  return (
    <ResourceForm>
      <Section title="forms.basics" hint="redirects.hint">
        <PlainText source="old_path" validate={filled} helperText="redirects.old_hint" />
        <PlainText source="new_path" validate={filled} helperText="redirects.new_hint" />
        <BooleanInput source="hides_page" defaultValue={false} helperText="redirects.hides_hint" />
      </Section>
      <Section title="redirects.try" hint="redirects.try_hint">
        <TryAddress />
      </Section>
    </ResourceForm>
  );
}

/** Shows where an address leads, with what is saved. */
function TryAddress() {
  const translate = useTranslate();
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState<TriedAddress | null>(null);
  const { errors, problem, run, sending } = useSubmit();
  const refusal = errors.address ?? problem;

  function ask(): void {
    if (address.trim() === '' || sending) return;
    setTried(null);
    void run(async () => setTried(await request(oldAddressesApi.tryAddress, { query: { address } })));
  }

  // The field stands within the form of the redirect, which Enter would save.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask();
  }

  return (
    <div className={styles.try}>
      <div className={`cluster ${styles.asked}`}>
        <TextField
          size="small"
          fullWidth
          label={translate('redirects.try_address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
          error={refusal !== ''}
          helperText={refusal}
          slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
        />
        <Button type="button" variant="outlined" disabled={sending} onClick={ask}>
          {translate('redirects.try_button')}
        </Button>
      </div>
      <div aria-live="polite">{tried && <Outcome tried={tried} />}</div>
    </div>
  );
}

function Outcome({ tried: { steps, final, outcome } }: { tried: TriedAddress }) {
  const translate = useTranslate();
  return (
    <ol className={styles.steps}>
      {steps.map(({ address, redirect_id: id, old_path: from }) => (
        <li key={address}>
          <code>{address}</code>{' '}
          <span>
            {id === null ? translate('redirects.try_by_site') : translate('redirects.try_by', { redirect: from })}
          </span>
        </li>
      ))}
      <li data-outcome={outcome}>
        <code>{final}</code> <b>{translate(`redirects.try_${outcome}`)}</b>
      </li>
    </ol>
  );
}
