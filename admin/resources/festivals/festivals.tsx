import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Day, filled } from '../../fields/plain.tsx';
import { Publication, stateFilter } from '../../fields/publication.tsx';
import { formatMoment } from '../../format/format-moment.ts';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { StateChip, TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { PictureInput } from '../../media/picture-input.tsx';

const kinds = ['festival', 'series'].map((id) => ({ id, name: `festivals.kind.${id}` }));
const defaultsOfNew = { state: 'draft', kind: 'festival' };
const filters = [<SelectInput key="kind" source="kind" choices={kinds} helperText={false} />, stateFilter];

export const { Create, Edit } = formScreens(FestivalForm);

export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'starts_on', order: 'DESC' }} card={<Marks />}>
      <DataTable.Col source="title" render={() => <TitleCell />} />
      <DataTable.Col source="kind" disableSort render={(row) => <Kind kind={row.kind} />} />
      <DataTable.Col source="starts_on" render={(row) => (row.starts_on ? formatMoment(row.starts_on, 'day') : '')} />
    </ResourceList>
  );
}

function Kind({ kind }: { kind: string }) {
  return <>{useTranslate()(`festivals.kind.${kind}`)}</>;
}

function Marks() {
  return (
    <>
      <StateChip />
      <TranslationState />
    </>
  );
}

function FestivalForm() {
  return (
    <ResourceForm side={<Side />} defaults={defaultsOfNew}>
      <Section title="forms.texts" hint="festivals.events_hint">
        <Bilingual source="title" required max={200} />
        <SelectInput source="kind" choices={kinds} validate={filled} helperText={false} />
        <Day source="starts_on" />
        <Day source="ends_on" />
        <Bilingual source="description" rich />
      </Section>
    </ResourceForm>
  );
}

function Side() {
  return (
    <>
      <Section title="forms.visibility">
        <Publication helperText="festivals.state_hint" />
      </Section>
      <Section title="forms.picture">
        <PictureInput source="image_id" />
      </Section>
      <Section title="forms.address" hint="forms.slug_hint">
        <Bilingual source="slug" isAddress max={80} optional />
      </Section>
    </>
  );
}
