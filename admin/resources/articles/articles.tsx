import { DataTable, NullableBooleanInput, BooleanInput } from 'react-admin';
import { Day, PlainText, References, filled } from '../../fields/plain.tsx';
import { Chip, MomentText, StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { RowContent, DisplayPeriod } from '../../lists/cells/columns.tsx';
import { stateFilter, PublicationState, VisibleMoment } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { useState } from 'react';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';

const filters = [
  stateFilter,
  <NullableBooleanInput key="home" source="show_on_home" helperText={false} />,
  <Day key="from" source="published_at_from" />,
  <Day key="to" source="published_at_to" />,
];

/** Everything in the magazine. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'published_at', order: 'DESC' }}
      card={
        <RowContent>
          {(row) => (
            <>
              <MomentText moment={row.published_at} />
              <StateChip />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={row.author} />} />
      <DataTable.Col source="published_at" render={(row) => <DisplayPeriod from={row.published_at} />} />
      <DataTable.Col
        source="show_on_home"
        disableSort
        render={(row) => row.show_on_home && <Chip kind="info">★</Chip>}
      />
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(ArticleForm);

const defaultsOfNew = () => ({ state: 'draft', show_on_home: false, published_at: new Date().toISOString() });

function ArticleForm() {
  const [defaults] = useState(defaultsOfNew);
  const side = (
    <Section title="forms.visibility">
      <PublicationState />
      <VisibleMoment source="published_at" validate={filled} />
      <BooleanInput source="show_on_home" helperText={false} />
      <PictureInput source="image_id" />
    </Section>
  );
  return (
    <ResourceForm side={side} defaults={defaults}>
      <Section title="articles.text" hint="articles.text_hint">
        <Bilingual source="title" required max={200} />
        <Bilingual source="teaser" lines={3} max={1000} />
        <PlainText source="author" />
        <Bilingual source="slug" isAddress optional max={80} hint="forms.slug_hint" />
      </Section>
      <Section title="articles.about">
        <References source="category_ids" to="article-categories" sort={{ field: 'position', order: 'ASC' }} />
        <References source="production_ids" to="productions" sort={{ field: 'updated_at', order: 'DESC' }} />
      </Section>
    </ResourceForm>
  );
}
