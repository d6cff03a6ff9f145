import { DataTable, useEditContext, useRecordContext, useTranslate } from 'react-admin';
import { formatMoment } from '../../format/format-moment.ts';
import { StateChip, TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { stateFilter, Publication } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Day, PlainText, filled } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { SeasonPreviews } from './previews/season-previews.tsx';
import { PictureInput } from '../../media/picture-input.tsx';

const filters = [stateFilter];

/** First and last day. */
function Span() {
  return (
    <>
      <RowContent>{(row) => `${formatMoment(row.starts_on, 'day')} – ${formatMoment(row.ends_on, 'day')}`}</RowContent>
      <StateChip />
      <TranslationState />
    </>
  );
}

export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'starts_on', order: 'DESC' }} card={<Span />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="starts_on" render={(row) => formatMoment(row.starts_on, 'day')} />
      <DataTable.Col source="ends_on" disableSort render={(row) => formatMoment(row.ends_on, 'day')} />
      <DataTable.Col source="slug" />
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(SeasonForm, { actions: <ReleaseLink /> });

const defaultsOfNew = { state: 'draft' };

function SeasonForm() {
  return (
    <ResourceForm side={<Side />} defaults={defaultsOfNew}>
      <Section title="forms.texts">
        <Bilingual source="name" required max={200} />
        <Bilingual source="description" lines={4} max={2000} />
        <Day source="starts_on" isRequired validate={filled} />
        <Day source="ends_on" isRequired validate={filled} />
      </Section>
      <Previews />
    </ResourceForm>
  );
}

/** Preview links of a season that is stored. */
function Previews() {
  const record = useRecordContext();
  return record && <SeasonPreviews id={Number(record.id)} />;
}

/** Leads to the screen that publishes everything of the season, as soon as the season is known. */
function ReleaseLink() {
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    record && (
      <Button component={Link} to={`/seasons/${record.id}/release`} variant="outlined">
        {translate('release.open')}
      </Button>
    )
  );
}

function Side() {
  return (
    <>
      <Section title="forms.visibility" hint="publication.season_hint">
        <Publication />
      </Section>
      <Section title="forms.picture">
        <PictureInput source="image_id" />
      </Section>
      <Section title="forms.address" hint="forms.slug_hint">
        <PlainText source="slug" />
      </Section>
    </>
  );
}
