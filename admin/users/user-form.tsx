import { email as isEmail, required, SelectInput, useEditContext, useTranslate } from 'react-admin';
import { PlainText } from '../fields/plain.tsx';
import { HouseCreate } from '../forms/house-create.tsx';
import { HouseEdit } from '../forms/house-edit.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';
import { roleChoices } from './choices.ts';
import { UserActs } from './user-acts.tsx';

const filled = required('fields.required');

export function UserCreate() {
  const translate = useTranslate();
  return (
    <HouseCreate>
      <HouseForm defaults={{ role: 'editor' }}>
        <Section title={translate('users.person')} hint={translate('users.invite_hint')}>
          <PlainText source="username" validate={filled} />
          <PlainText source="email" type="email" validate={[filled, isEmail()]} />
          <SelectInput source="role" choices={roleChoices} validate={filled} helperText="users.role_hint" />
        </Section>
      </HouseForm>
    </HouseCreate>
  );
}

export function UserEdit() {
  return (
    <HouseEdit shown={false} actions={<UserActs />}>
      <Fields />
    </HouseEdit>
  );
}

function Fields() {
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    <HouseForm>
      <Section title={translate('users.person')} hint={translate(`users.about_${record?.state}`)}>
        <PlainText source="username" validate={filled} />
        <PlainText source="email" readOnly helperText="users.email_hint" />
        <SelectInput source="role" choices={roleChoices} validate={filled} helperText="users.role_hint" />
      </Section>
    </HouseForm>
  );
}
