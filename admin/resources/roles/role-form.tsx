import { required, SelectInput, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { roleKinds } from './role-kinds.ts';

const filled = required('fields.required');

export const { Create, Edit } = formScreens(RoleForm);

function RoleForm() {
  const translate = useTranslate();
  return (
    <ResourceForm>
      <Section title={translate('forms.texts')}>
        <Bilingual source="name" required max={200} />
        <SelectInput source="kind" choices={roleKinds} validate={filled} helperText={false} />
      </Section>
    </ResourceForm>
  );
}
