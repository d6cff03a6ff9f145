import { useState } from 'react';
import { required, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { FileInput } from '../../media/file-input.tsx';
import { Reference } from '../../fields/reference.tsx';
import { CreateScreen } from '../../forms/create-screen.tsx';
import { AddFiles } from './add-files.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { PublicationState, VisibleMoment } from '../../fields/publication.tsx';
import { Section } from '../../forms/section.tsx';

export function DirectoryCreate() {
  return (
    <CreateScreen>
      <DirectoryForm />
    </CreateScreen>
  );
}

export function DirectoryEdit() {
  return (
    <EditScreen>
      <DirectoryForm />
    </EditScreen>
  );
}

const defaultsOfNew = () => ({ state: 'draft', published_at: new Date().toISOString(), files: [] });

function DirectoryForm() {
  const translate = useTranslate();
  const [defaults] = useState(defaultsOfNew);
  const side = (
    <Section title={translate('forms.visibility')}>
      <PublicationState />
      <VisibleMoment source="published_at" validate={required('fields.required')} />
      <Reference source="production_id" to="productions" sort={{ field: 'updated_at', order: 'DESC' }} />
    </Section>
  );
  return (
    <ResourceForm side={side} defaults={defaults}>
      <Section title={translate('forms.basics')}>
        <Bilingual source="title" required max={200} />
        <Bilingual source="description" lines={3} max={2000} />
        <Bilingual source="terms" lines={3} max={2000} hint="press.terms_hint" />
        <Bilingual source="slug" isAddress optional max={80} hint="forms.slug_hint" />
      </Section>
      <Section title={translate('resources.download-directories.fields.files')} hint={translate('press.files_hint')}>
        <Entries source="files" add="press.add_file" blank={{ media_id: null, title: { de: '', en: '' } }}>
          <FileInput source="media_id" label="press.file" />
          <Bilingual source="title" max={300} optional label="press.file_title" />
        </Entries>
        <AddFiles />
      </Section>
    </ResourceForm>
  );
}
