import { DataTable, useTranslate } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { translationColumn } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { OrderButton } from '../ordered/order-button.tsx';
import { Search } from '../../lists/search.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText, WholeNumber } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { OrderSection } from '../ordered/ordered-list.tsx';
import { Section } from '../../forms/section.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      card={<TranslationState />}
      actions={<OrderButton />}
    >
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="city" disableSort />
      <DataTable.Col source="slug" />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(VenueForm);

function VenueForm() {
  const translate = useTranslate();
  return (
    <ResourceForm side={<OrderSection />}>
      <Section title={translate('forms.texts')}>
        <Bilingual source="name" required max={120} />
        <PlainText source="street" />
        <PlainText source="postal_code" />
        <PlainText source="city" />
        <Bilingual source="access" lines={4} max={2000} />
        <WholeNumber source="change_over_minutes" max={600} helperText={translate('venues.change_over_hint')} />
      </Section>
    </ResourceForm>
  );
}
