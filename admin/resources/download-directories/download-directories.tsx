import { DataTable, type RaRecord, ReferenceField, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LocalizedText } from '#contract/base/localized.ts';
import { Day, filled } from '../../fields/plain.tsx';
import { Reference } from '../../fields/reference.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { DisplayPeriod, RowContent } from '../../lists/cells/columns.tsx';
import { stateFilter, PublicationState, VisibleMoment } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { FileInput } from '../../media/file-input.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { DropOrChoose } from '../../media/drop-or-choose.tsx';
import { MediaDialog } from '../../media/media-dialog.tsx';

const filters = [
  <Reference key="production" source="production_id" to="productions" alwaysOn />,
  stateFilter,
  <Day key="from" source="published_at_from" />,
  <Day key="to" source="published_at_to" />,
];

/** Every press directory. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'published_at', order: 'DESC' }}
      card={<RowContent>{(row) => <Files row={row} />}</RowContent>}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={<Files row={row} />} />} />
      <DataTable.Col source="production_id" disableSort>
        <ReferenceField source="production_id" reference="productions" link={false} />
      </DataTable.Col>
      <DataTable.Col source="published_at" render={(row) => <DisplayPeriod from={row.published_at} />} />
    </ResourceList>
  );
}

function Files({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  return <>{translate('press.files', { smart_count: row.files.length })}</>;
}

export const { Create, Edit } = formScreens(DirectoryForm);

const defaultsOfNew = () => ({ state: 'draft', published_at: new Date().toISOString(), files: [] });

function DirectoryForm() {
  const [defaults] = useState(defaultsOfNew);
  const side = (
    <Section title="forms.visibility">
      <PublicationState />
      <VisibleMoment source="published_at" validate={filled} />
      <Reference source="production_id" to="productions" sort={{ field: 'updated_at', order: 'DESC' }} />
    </Section>
  );
  return (
    <ResourceForm side={side} defaults={defaults}>
      <Section title="forms.basics">
        <Bilingual source="title" required max={200} />
        <Bilingual source="description" lines={3} max={2000} />
        <Bilingual source="terms" lines={3} max={2000} hint="press.terms_hint" />
        <Bilingual source="slug" isAddress optional max={80} hint="forms.slug_hint" />
      </Section>
      <Section title="resources.download-directories.fields.files" hint="press.files_hint">
        <Entries source="files" add="press.add_file" blank={{ media_id: null, title: { de: '', en: '' } }}>
          <FileInput source="media_id" label="press.file" />
          <Bilingual source="title" max={300} optional label="press.file_title" />
        </Entries>
        <AddFiles />
      </Section>
    </ResourceForm>
  );
}

/** Adds many files to a directory at once: chosen in the library, uploaded there, or dropped here. */
function AddFiles() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<{ files: DirectoryFile[] }>();
  const [dropped, setDropped] = useState<File[] | null>(null);
  const add = (ids: number[]) => setValue('files', filesWith(getValues('files') ?? [], ids), { shouldDirty: true });
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <DropOrChoose label={translate('press.add_files')} choose={setDropped} />
      {dropped && (
        <MediaDialog
          multiple
          includeFiles
          dropped={dropped}
          onChoose={(chosen) => add(chosen.map(({ id }) => id))}
          onClose={() => setDropped(null)}
        />
      )}
    </div>
  );
}

/** A file of a directory as the form has it. */
interface DirectoryFile {
  /** Null: no file was chosen yet. */
  media_id: number | null;
  title: LocalizedText;
}

/**
 * The files with chosen ones added. Entries that have no file yet get them first and keep their titles; those that are there
 * are not added a second time.
 */
export function filesWith(files: readonly DirectoryFile[], chosen: readonly number[]): DirectoryFile[] {
  const fresh = chosen.filter((id) => !files.some((file) => file.media_id === id));
  const taken = files.map((file) => (file.media_id === null ? { ...file, media_id: fresh.shift() ?? null } : file));
  return [...taken, ...fresh.map((id) => ({ media_id: id, title: { de: '', en: '' } }))];
}
