import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { roleKinds } from './role-kinds.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { filled } from '../../fields/plain.tsx';

const filters = [<SelectInput key="kind" source="kind" choices={roleKinds} helperText={false} alwaysOn />];

export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'name', order: 'ASC' }} card={<TranslationState />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="kind" render={() => <KindCell />} />
    </ResourceList>
  );
}

function KindCell() {
  const translate = useTranslate();
  const row = useRecordContext();
  return <>{row && translate(`roles.${row.kind}`)}</>;
}

export const { Create, Edit } = formScreens(RoleForm);

function RoleForm() {
  return (
    <ResourceForm>
      <Section title="forms.texts">
        <Bilingual source="name" required max={200} />
        <SelectInput source="kind" choices={roleKinds} validate={filled} helperText={false} />
      </Section>
    </ResourceForm>
  );
}
