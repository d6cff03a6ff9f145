import { useState } from 'react';
import { BooleanInput, required, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { PlainText } from '../../fields/plain.tsx';
import { References } from '../../fields/references.tsx';
import { CreateScreen } from '../../forms/create-screen.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { PublicationState, VisibleMoment } from '../../fields/publication.tsx';
import { Section } from '../../forms/section.tsx';

export function ArticleCreate() {
  return (
    <CreateScreen>
      <ArticleForm />
    </CreateScreen>
  );
}

export function ArticleEdit() {
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
