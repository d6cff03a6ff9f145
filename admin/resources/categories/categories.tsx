import { DataTable, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { categoryColourProblem, shownCategoryColour } from '#contract/settings/theme/category-colours.ts';
import { isColour } from '#contract/settings/theme/colour.ts';
import { useSiteTheme } from '../../api/use-site.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { ColourInput } from '../../fields/colour/colour-input.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { localizedText } from '../../format/record-title.ts';
import { OrderedList, OrderSection } from '../ordered/ordered-list.tsx';
import { Section } from '../../forms/section.tsx';
import { TranslationState } from '../../lists/cells/cells.tsx';
import { CategoryColour } from './category-colour.tsx';

/** Categories of events, in their order. */
export function List() {
  return (
    <OrderedList
      card={
        <>
          <CategoryColour /> <TranslationState />
        </>
      }
    >
      <DataTable.Col source="colour" disableSort render={() => <CategoryColour />} />
    </OrderedList>
  );
}

export const { Create, Edit } = formScreens(CategoryForm);

function CategoryForm() {
  return (
    <ResourceForm side={<OrderSection />}>
      <Section title="forms.texts">
        <Bilingual source="name" required max={80} />
      </Section>
      <Section title="resources.categories.fields.colour" hint="categories.colour_hint">
        <ColourOfCategory />
      </Section>
    </ResourceForm>
  );
}

function ColourOfCategory() {
  const translate = useTranslate();
  const theme = useSiteTheme();
  const [chosen, slug]: unknown[] = useWatch({ name: ['colour', 'slug'] });
  if (!theme) return null;
  const problem = isColour(chosen) ? categoryColourProblem(chosen, theme.colours) : undefined;
  return (
    <ColourInput
      source="colour"
      label={translate('categories.mark')}
      about={translate('categories.mark_hint')}
      problems={problem ? [localizedText(problem.message)] : []}
      suggestion={problem?.suggestion}
      usual={shownCategoryColour({ slug: typeof slug === 'string' ? slug : '', colour: '' }, theme.colours)}
    />
  );
}
