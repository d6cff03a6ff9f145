import { DataTable, type RaRecord, ReferenceField, SelectInput, useTranslate } from 'react-admin';
import { Reference } from '../../fields/reference.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { stateFilter, Publication } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import { Euros, Position, WholeNumber, References, weekdayChoices, filled } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { eventTitle } from './event-title.ts';
import { subscriptionKinds } from '#contract/subscriptions/subscriptions.ts';

/** Choices for the kind of a subscription. */
const kindChoices = subscriptionKinds.map((id) => ({ id, name: `subscriptions.kind_${id}` }));

const filters = [
  <Reference key="season" source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} helperText={false} />,
  <SelectInput key="weekday" source="weekday" choices={weekdayChoices} helperText={false} />,
  stateFilter,
];

/** Every subscription. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      hiddenColumns={['position']}
      card={<RowContent>{(row) => <Kind row={row} />}</RowContent>}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={<Kind row={row} />} />} />
      <DataTable.Col source="season_id" disableSort>
        <ReferenceField source="season_id" reference="seasons" link={false} />
      </DataTable.Col>
      <DataTable.NumberCol source="evenings" disableSort />
      <DataTable.Col source="saving_percent" disableSort render={(row) => `${row.saving_percent} %`} />
      <DataTable.NumberCol source="position" />
    </ResourceList>
  );
}

function Kind({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const day = row.weekday ? `, ${translate(`days.${row.weekday}`)}` : '';
  return <>{translate(`subscriptions.kind_${row.kind}`) + day}</>;
}

export const { Create, Edit } = formScreens(SubscriptionForm);

const none = { de: '', en: '' };
const defaults = {
  state: 'draft',
  evenings: 6,
  saving_percent: 0,
  position: 0,
  prices: [],
  event_ids: [],
  category_ids: [],
};

function SubscriptionForm() {
  const side = (
    <Section title="forms.visibility">
      <Publication helperText="publication.of_season_hint" />
      <Position />
      <PictureInput source="image_id" />
    </Section>
  );
  return (
    <ResourceForm side={side} defaults={defaults}>
      <Section title="forms.basics">
        <Bilingual source="title" required max={200} />
        <SelectInput source="kind" choices={kindChoices} validate={filled} helperText={false} />
        <Reference source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} />
        <SelectInput source="weekday" choices={weekdayChoices} helperText={false} />
        <WholeNumber source="evenings" validate={filled} min={1} max={200} />
        <WholeNumber source="saving_percent" max={20} helperText="subscriptions.saving_hint" />
        <Bilingual source="slug" isAddress optional max={80} hint="forms.slug_hint" />
      </Section>
      <Section title="subscriptions.text">
        <Bilingual source="teaser" lines={3} max={1000} />
        <Bilingual source="description" rich />
        <Bilingual source="terms" rich />
      </Section>
      <Section title="resources.seasonsubscriptions.fields.prices" hint="subscriptions.prices_hint">
        <Entries
          source="prices"
          add="subscriptions.add_price"
          blank={{ name: none, price: null, reduced: null, single: null }}
        >
          <Bilingual source="name" required max={120} label="subscriptions.price_name" />
          <Euros source="price" label="subscriptions.price" validate={filled} />
          <Euros source="reduced" label="subscriptions.reduced" />
          <Euros source="single" label="subscriptions.single" />
        </Entries>
      </Section>
      <Section title="subscriptions.dates" hint="subscriptions.dates_hint">
        <References source="event_ids" to="events" sort={{ field: 'start', order: 'DESC' }} optionText={eventTitle} />
        <References source="category_ids" to="categories" sort={{ field: 'position', order: 'ASC' }} />
      </Section>
    </ResourceForm>
  );
}
