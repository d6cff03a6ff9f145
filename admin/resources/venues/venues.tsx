import { DataTable } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { OrderButton } from '../ordered/order-button.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText, WholeNumber } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { OrderSection } from '../ordered/ordered-list.tsx';
import { Section } from '../../forms/section.tsx';

export function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }} card={<TranslationState />} actions={<OrderButton />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="city" disableSort />
      <DataTable.Col source="slug" />
      <DataTable.NumberCol source="position" />
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(VenueForm);

function VenueForm() {
  return (
    <ResourceForm side={<OrderSection />}>
      <Section title="forms.texts">
        <Bilingual source="name" required max={120} />
        <PlainText source="street" />
        <PlainText source="postal_code" />
        <PlainText source="city" />
        <Bilingual source="access" lines={4} max={2000} />
        <WholeNumber source="change_over_minutes" max={600} helperText="venues.change_over_hint" />
      </Section>
    </ResourceForm>
  );
}
