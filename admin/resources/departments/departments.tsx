import { DataTable, useTranslate, SelectArrayInput } from 'react-admin';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { PlainText, Position, weekdayChoices, filled } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';

/** Departments of the contact page. */
export function List() {
  const translate = useTranslate();
  return (
    <ResourceList
      sort={{ field: 'position', order: 'ASC' }}
      card={<RowContent>{(row) => [row.phone, row.email].filter(Boolean).join(' · ')}</RowContent>}
    >
      <DataTable.Col source="name" render={(row) => <TitleCell secondLine={row.slug} />} />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col
        source="people"
        disableSort
        render={(row) => translate('contact.people', { smart_count: row.people.length })}
      />
      <DataTable.NumberCol source="position" />
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(DepartmentForm, { hasPublicPage: false });

function DepartmentForm() {
  return (
    <ResourceForm defaults={{ position: 0, people: [], opening_hours: [] }}>
      <Section title="forms.basics">
        <Bilingual source="name" required max={120} />
        <Bilingual source="description" lines={3} max={2000} />
        <PlainText source="phone" type="tel" />
        <PlainText source="email" type="email" helperText="contact.email_hint" />
        <PlainText source="slug" helperText="forms.slug_hint" />
        <Position />
      </Section>
      <Section title="resources.departments.fields.opening_hours">
        <Entries source="opening_hours" add="contact.add_hours" blank={{ weekdays: [], from: '', to: '' }}>
          <SelectArrayInput
            source="weekdays"
            label="contact.weekdays"
            choices={weekdayChoices}
            validate={filled}
            helperText={false}
          />
          <PlainText source="from" label="contact.from" type="time" validate={filled} />
          <PlainText source="to" label="contact.to" type="time" validate={filled} />
        </Entries>
      </Section>
      <Section title="resources.departments.fields.people">
        <Entries
          source="people"
          add="contact.add_person"
          blank={{ name: '', role: { de: '', en: '' }, phone: '', email: '' }}
        >
          <PlainText source="name" label="contact.person_name" validate={filled} />
          <Bilingual source="role" label="contact.role" max={120} />
          <PlainText source="phone" label="contact.phone" type="tel" />
          <PlainText source="email" label="contact.email" type="email" />
        </Entries>
      </Section>
    </ResourceForm>
  );
}
