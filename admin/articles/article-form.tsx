import { useState } from 'react';
import { BooleanInput, required, useEditContext, useTranslate } from 'react-admin';
import { Bilingual } from '../fields/bilingual.tsx';
import { Moment } from '../fields/moment.tsx';
import { PictureInput } from '../pictures/picture-input.tsx';
import { PlainText } from '../fields/plain.tsx';
import { References } from '../fields/references.tsx';
import { HouseCreate } from '../forms/house-create.tsx';
import { HouseEdit } from '../forms/house-edit.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';
import { language } from '../house/language.ts';
import { WriteOnPage } from '../forms/write-on-page.tsx';

export function ArticleCreate() {
  return (
    <HouseCreate>
      <ArticleForm />
    </HouseCreate>
  );
}

export function ArticleEdit() {
  return (
    <HouseEdit actions={<WriteArticle />}>
      <ArticleForm />
    </HouseEdit>
  );
}

function WriteArticle() {
  const { record } = useEditContext();
  const url = record?.urls?.[language()];
  return url ? <WriteOnPage url={url} /> : null;
}

const fresh = () => ({ is_online: false, show_on_home: false, published_at: new Date().toISOString() });

function ArticleForm() {
  const translate = useTranslate();
  const [defaults] = useState(fresh);
  const side = (
    <Section title={translate('forms.visibility')}>
      <BooleanInput source="is_online" helperText={false} />
      <Moment source="published_at" validate={required('fields.required')} />
      <BooleanInput source="show_on_home" helperText={false} />
      <PictureInput source="image_id" />
    </Section>
  );
  return (
    <HouseForm side={side} defaults={defaults}>
      <Section title={translate('articles.words')} hint={translate('articles.words_hint')}>
        <Bilingual source="title" required max={200} />
        <Bilingual source="teaser" lines={3} max={1000} />
        <PlainText source="author" />
        <Bilingual source="slug" optional max={80} hint="forms.slug_hint" />
      </Section>
      <Section title={translate('articles.about')}>
        <References source="category_ids" to="article-categories" sort={{ field: 'position', order: 'ASC' }} />
        <References source="production_ids" to="productions" sort={{ field: 'updated_at', order: 'DESC' }} />
      </Section>
    </HouseForm>
  );
}
