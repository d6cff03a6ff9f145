import { useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText, WholeNumber } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { OrderSection } from '../ordered/order-section.tsx';
import { Section } from '../../forms/section.tsx';

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
