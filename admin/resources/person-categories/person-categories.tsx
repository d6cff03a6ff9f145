import { Bilingual } from '../../fields/bilingual.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { OrderSection } from '../ordered/ordered-list.tsx';
import { Section } from '../../forms/section.tsx';

export { OrderedList as List } from '../ordered/ordered-list.tsx';

export const { Create, Edit } = formScreens(PersonCategoryForm);

function PersonCategoryForm() {
  return (
    <ResourceForm side={<OrderSection />}>
      <Section title="forms.texts">
        <Bilingual source="name" required max={120} />
      </Section>
    </ResourceForm>
  );
}
