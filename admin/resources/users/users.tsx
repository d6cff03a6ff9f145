import {
  DataTable,
  SelectInput,
  useTranslate,
  useEditContext,
  RadioButtonGroupInput,
  useRecordContext,
} from 'react-admin';
import { type Account, type accountChangeSchema, usersApi, accountSchema } from '#contract/accounts/users-api.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Chip, TitleCell } from '../../lists/cells/cells.tsx';
import { CsvLink } from '../../lists/csv-button.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import type { z } from 'zod';
import { request } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';
import { SelectionAction } from '../../lists/selection/selection-action.tsx';
import { PlainText, filled } from '../../fields/plain.tsx';
import { CreateScreen } from '../../forms/form-screens.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import Button from '@mui/material/Button';
import styles from './role-input.module.css';
import { roles } from '#contract/accounts/capabilities.ts';

const roleChoices = roles.map((id) => ({ id, name: `users.role_${id}`, about: `users.role_${id}_about` }));
const stateChoices = accountSchema.shape.state.options.map((id) => ({ id, name: `users.state_${id}` }));

const change = (body: z.input<typeof accountChangeSchema>) => (id: string | number) =>
  request(usersApi.change, { params: { id: String(id) }, body });

/** Blocks selected users and changes their roles; the server refuses both for oneself and for the last admin. */
function UserSelectionActions() {
  return (
    <>
      <SelectionAction
        label="users.block"
        successMessage="users.blocked_many"
        color="error"
        run={change({ blocked: true })}
      />
      <SelectionAction label="users.unblock" successMessage="users.opened_many" run={change({ blocked: false })} />
      <SelectionAction label="users.make_editor" successMessage="users.changed_many" run={change({ role: 'editor' })} />
      <SelectionAction
        label="users.make_publisher"
        successMessage="users.changed_many"
        run={change({ role: 'publisher' })}
      />
      <SelectionAction label="users.make_admin" successMessage="users.changed_many" run={change({ role: 'admin' })} />
    </>
  );
}

const filters = [
  <SelectInput key="role" source="role" choices={roleChoices} helperText={false} alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} helperText={false} alwaysOn />,
];

/** Users of editor and back office. */
export function List() {
  const translate = useTranslate();
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'username', order: 'ASC' }}
      exported={false}
      actions={<CsvLink path="/api/users/csv/" />}
      selectionActions={<UserSelectionActions />}
      card={
        <RowContent<Account>>
          {(row) => (
            <>
              {row.email} <State row={row} />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col<Account> source="username" render={(row) => <TitleCell secondLine={row.email} />} />
      <DataTable.Col<Account> source="role" render={(row) => translate(`users.role_${row.role}`)} />
      <DataTable.Col<Account> source="state" disableSort render={(row) => <State row={row} />} />
      <DataTable.Col<Account>
        source="two_factor"
        disableSort
        render={(row) =>
          row.two_factor ? <Chip kind="ok">{translate('users.factor_on')}</Chip> : translate('users.factor_off')
        }
      />
      <DataTable.Col<Account>
        source="last_seen_at"
        render={(row) => formatMoment(row.last_seen_at, 'day') || translate('users.never')}
      />
    </ResourceList>
  );
}

const kinds = { active: 'ok', invited: 'info', blocked: 'error' } as const;

function State({ row: { state } }: { row: Account }) {
  const translate = useTranslate();
  return <Chip kind={kinds[state]}>{translate(`users.state_${state}`)}</Chip>;
}

export function Create() {
  return (
    <CreateScreen>
      <ResourceForm defaults={{ role: 'editor' }}>
        <Section title="users.person" hint="users.invite_hint">
          <PlainText source="username" validate={filled} />
          <PlainText source="email" type="email" validate={filled} />
          <RoleInput />
        </Section>
      </ResourceForm>
    </CreateScreen>
  );
}

export function Edit() {
  return (
    <EditScreen hasPublicPage={false} actions={<UserActions />}>
      <Fields />
    </EditScreen>
  );
}

function Fields() {
  const { record } = useEditContext();
  return (
    <ResourceForm>
      <Section title="users.person" hint={`users.about_${record?.state}`}>
        <PlainText source="username" validate={filled} />
        <PlainText source="email" readOnly helperText="users.email_hint" />
        <RoleInput />
      </Section>
    </ResourceForm>
  );
}

/** Invite again, block, remove the second factor; each is saved at once. */
function UserActions() {
  const translate = useTranslate();
  const { busy, act } = useNotifiedAction();
  const { record, refetch } = useEditContext<Account>();
  if (!record) return null;
  const { state, email, two_factor: hasFactor } = record;
  const params = { id: record.id };
  const run = (send: () => Promise<unknown>, successMessage: string) =>
    act(send, translate(successMessage, { email }), refetch);
  const block = (blocked: boolean) =>
    run(() => request(usersApi.change, { params, body: { blocked } }), blocked ? 'users.is_blocked' : 'users.is_open');
  return (
    <>
      {state !== 'blocked' && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void run(() => request(usersApi.invite, { params, body: {} }), 'users.invited')}
        >
          {translate(state === 'invited' ? 'users.invite_again' : 'users.send_link')}
        </Button>
      )}
      {hasFactor && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void run(() => request(usersApi.removeSecondFactor, { params }), 'users.factor_removed')}
        >
          {translate('users.remove_factor')}
        </Button>
      )}
      <Button
        variant="outlined"
        color={state === 'blocked' ? 'primary' : 'error'}
        disabled={busy}
        onClick={() => void block(state !== 'blocked')}
      >
        {translate(state === 'blocked' ? 'users.unblock' : 'users.block')}
      </Button>
    </>
  );
}

/** The roles, each with what it may do. */
function RoleInput() {
  return (
    <RadioButtonGroupInput
      source="role"
      choices={roleChoices}
      optionText={<RoleOption />}
      validate={filled}
      row={false}
      helperText={false}
    />
  );
}

function RoleOption() {
  const translate = useTranslate();
  const choice = useRecordContext<(typeof roleChoices)[number]>();
  if (!choice) return null;
  return (
    <span className={styles.option}>
      {translate(choice.name)}
      <small>{translate(choice.about)}</small>
    </span>
  );
}
