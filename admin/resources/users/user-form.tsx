import { required, useEditContext, useNotify, useTranslate } from 'react-admin';
import { PlainText } from '../../fields/plain.tsx';
import { CreateScreen } from '../../forms/create-screen.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { RoleInput } from './role-input.tsx';
import Button from '@mui/material/Button';
import { type Account, usersApi } from '#contract/accounts/users-api.ts';
import { errorMessage, request } from '../../api/request.ts';

const filled = required('fields.required');

export function UserCreate() {
  const translate = useTranslate();
  return (
    <CreateScreen>
      <ResourceForm defaults={{ role: 'editor' }}>
        <Section title={translate('users.person')} hint={translate('users.invite_hint')}>
          <PlainText source="username" validate={filled} />
          <PlainText source="email" type="email" validate={filled} />
          <RoleInput />
        </Section>
      </ResourceForm>
    </CreateScreen>
  );
}

export function UserEdit() {
  return (
    <EditScreen hasPublicPage={false} actions={<UserActions />}>
      <Fields />
    </EditScreen>
  );
}

function Fields() {
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    <ResourceForm>
      <Section title={translate('users.person')} hint={translate(`users.about_${record?.state}`)}>
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
  const notify = useNotify();
  const { record, refetch } = useEditContext<Account>();
  if (!record) return null;
  const { state, email, two_factor: hasFactor } = record;
  const params = { id: record.id };
  const run = async (send: () => Promise<unknown>, successMessage: string) => {
    try {
      await send();
      notify(translate(successMessage, { email }), { type: 'info' });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
    await refetch();
  };
  const block = (blocked: boolean) =>
    run(() => request(usersApi.change, { params, body: { blocked } }), blocked ? 'users.is_blocked' : 'users.is_open');
  return (
    <>
      {state !== 'blocked' && (
        <Button
          variant="outlined"
          onClick={() => void run(() => request(usersApi.invite, { params, body: {} }), 'users.invited')}
        >
          {translate(state === 'invited' ? 'users.invite_again' : 'users.send_link')}
        </Button>
      )}
      {hasFactor && (
        <Button
          variant="outlined"
          onClick={() => void run(() => request(usersApi.removeSecondFactor, { params }), 'users.factor_removed')}
        >
          {translate('users.remove_factor')}
        </Button>
      )}
      <Button
        variant="outlined"
        color={state === 'blocked' ? 'primary' : 'error'}
        onClick={() => void block(state !== 'blocked')}
      >
        {translate(state === 'blocked' ? 'users.unblock' : 'users.block')}
      </Button>
    </>
  );
}
