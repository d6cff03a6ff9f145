import { DataTable, useTranslate } from 'react-admin';
import { Bilingual } from '../fields/bilingual.tsx';
import { PlainText, WholeNumber } from '../fields/plain.tsx';
import { formScreens } from '../forms/form-screens.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';
import { TitleCell } from '../lists/cells.tsx';
import { translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** Rubrics of the magazine. */
export function List() {
  return (
    <HouseList filters={filters} sort={{ field: 'position', order: 'ASC' }} phone={<Told>{(row) => row.slug}</Told>}>
      <DataTable.Col source="name" render={(row) => <TitleCell second={row.slug} />} />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </HouseList>
  );
}

export const { Create, Edit } = formScreens(CategoryForm, { shown: false });

function CategoryForm() {
  const translate = useTranslate();
  return (
    <HouseForm defaults={{ position: 0 }}>
      <Section title={translate('forms.basics')}>
        <Bilingual source="name" required max={120} />
        <PlainText source="slug" helperText="forms.slug_hint" />
        <WholeNumber source="position" helperText="forms.position_hint" />
      </Section>
    </HouseForm>
  );
}
