import { useTranslate } from 'react-admin';
import { Bilingual } from '../fields/bilingual.tsx';
import { formScreens } from '../forms/form-screens.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { OrderSide } from '../forms/order-side.tsx';
import { Section } from '../forms/section.tsx';

export const { Create, Edit } = formScreens(PersonCategoryForm);

function PersonCategoryForm() {
  const translate = useTranslate();
  return (
    <HouseForm side={<OrderSide />}>
      <Section title={translate('forms.texts')}>
        <Bilingual source="name" required max={120} />
      </Section>
    </HouseForm>
  );
}
