import { required, useEditContext, useTranslate } from 'react-admin';
import { PlainText } from '../../fields/plain.tsx';
import { CreateScreen } from '../../forms/create-screen.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { RoleInput } from './role-input.tsx';
import { UserActions } from './user-actions.tsx';

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
