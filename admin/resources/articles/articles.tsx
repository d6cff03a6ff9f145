import { DataTable, NullableBooleanInput, BooleanInput, required, useTranslate } from 'react-admin';
import { Day, PlainText, References } from '../../fields/plain.tsx';
import { Chip, MomentText, StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn, RowContent, DisplayPeriod } from '../../lists/cells/columns.tsx';
import { stateFilter, PublicationState, VisibleMoment } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';
import { useState } from 'react';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { CreateScreen } from '../../forms/form-screens.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
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
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}

export function Create() {
  return (
    <CreateScreen>
      <ArticleForm />
    </CreateScreen>
  );
}

export function Edit() {
  return (
    <EditScreen>
      <ArticleForm />
    </EditScreen>
  );
}

const defaultsOfNew = () => ({ state: 'draft', show_on_home: false, published_at: new Date().toISOString() });

function ArticleForm() {
  const translate = useTranslate();
  const [defaults] = useState(defaultsOfNew);
  const side = (
    <Section title={translate('forms.visibility')}>
      <PublicationState />
      <VisibleMoment source="published_at" validate={required('fields.required')} />
      <BooleanInput source="show_on_home" helperText={false} />
      <PictureInput source="image_id" />
    </Section>
  );
  return (
    <ResourceForm side={side} defaults={defaults}>
      <Section title={translate('articles.text')} hint={translate('articles.text_hint')}>
        <Bilingual source="title" required max={200} />
        <Bilingual source="teaser" lines={3} max={1000} />
        <PlainText source="author" />
        <Bilingual source="slug" isAddress optional max={80} hint="forms.slug_hint" />
      </Section>
      <Section title={translate('articles.about')}>
        <References source="category_ids" to="article-categories" sort={{ field: 'position', order: 'ASC' }} />
        <References source="production_ids" to="productions" sort={{ field: 'updated_at', order: 'DESC' }} />
      </Section>
    </ResourceForm>
  );
}
