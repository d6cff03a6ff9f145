import { BooleanInput, DataTable, NullableBooleanInput, type RaRecord, useRecordContext } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { PlainText, Position, filled } from '../../fields/plain.tsx';
import { Reference } from '../../fields/reference.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Publication, stateFilter } from '../../fields/publication.tsx';
import { Section } from '../../forms/section.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { localizedText } from '../../format/record-title.ts';
import { StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';

const defaultsOfNew = { is_group: false, is_online: true, state: 'public', categories: [] };

export const { Create, Edit } = formScreens(PersonForm);

function PersonForm() {
  return (
    <ResourceForm side={<Side />} defaults={defaultsOfNew}>
      <Section title="forms.texts">
        <PlainText source="name" validate={filled} />
        <PlainText source="sort_name" helperText="persons.sort_name_hint" />
        <Bilingual source="profession" max={200} />
        <Bilingual source="biography" rich />
        <PlainText source="website" type="url" />
      </Section>
      <Section title="persons.groups" hint="persons.groups_hint">
        <Entries source="categories" inline add="persons.add_group" blank={{ category_id: null, position: 0 }}>
          <Reference source="category_id" to="person-categories" sort={{ field: 'position', order: 'ASC' }} />
          <Position helperText={false} />
        </Entries>
      </Section>
    </ResourceForm>
  );
}

function Side() {
  return (
    <>
      <Section title="forms.visibility">
        <Publication />
        <BooleanInput source="is_online" helperText="persons.online_hint" />
        <BooleanInput source="is_group" helperText="persons.group_hint" />
      </Section>
      <Section title="forms.picture">
        <PictureInput source="image_id" />
      </Section>
      <Section title="forms.address" hint="forms.slug_hint">
        <Bilingual source="slug" isAddress max={80} optional />
      </Section>
    </>
  );
}

const filters = [
  <NullableBooleanInput key="online" source="is_online" helperText={false} />,
  stateFilter,
  <NullableBooleanInput key="group" source="is_group" helperText={false} />,
];

const profession = (row: Partial<RaRecord>) => localizedText(row.profession);

export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'sort_name', order: 'ASC' }} card={<Profession />}>
      <DataTable.Col
        source="sort_name"
        label="resources.persons.fields.name"
        render={(row) => <TitleCell secondLine={profession(row)} />}
      />
    </ResourceList>
  );
}

function Profession() {
  const row = useRecordContext();
  return (
    <>
      {row && profession(row)}
      <StateChip />
    </>
  );
}
