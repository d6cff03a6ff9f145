import {
  type RedirectionSideEffect,
  useTranslate,
  DataTable,
  ReferenceField,
  SelectInput,
  useRecordContext,
  useGetOne,
} from 'react-admin';
import { Reference } from '../../fields/reference.tsx';
import { CreateScreen } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import {
  Cast,
  Performance,
  Texts,
  Tickets,
  Notices,
  Access,
  Flags,
  availabilityChoices,
  chipOf,
} from './event-fields.tsx';
import { NewDates } from './new-dates.tsx';
import { Moment, Day, PlainText, filled } from '../../fields/plain.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { Substitutions, SubstituteSelected } from '../substitutions/substitutions.tsx';
import { MovedDate } from './moved-date.tsx';
import { useState, useEffect, useRef } from 'react';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { Chip, MomentText, ReferenceCell, StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { stateFilter, Publication } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { CategoryName } from '../categories/category-colour.tsx';
import { BulkLink } from './bulk/bulk-link.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PictureInput } from '../../media/picture-input.tsx';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useFormContext, useWatch } from 'react-hook-form';

const copiedFields = ['title', 'subtitle', 'title_language', 'category_id'] as const;

/** Copies fields of the production into empty fields of a new event. */
function FromProduction() {
  const id = useWatch<{ production_id?: number | null }, 'production_id'>({ name: 'production_id' });
  const { getValues, setValue } = useFormContext();
  const { data } = useGetOne('productions', { id: id ?? 0 }, { enabled: Boolean(id) });
  const filledFrom = useRef<number | null>(null);
  useEffect(() => {
    if (!data || filledFrom.current === data.id) return;
    filledFrom.current = Number(data.id);
    for (const name of copiedFields) if (isEmpty(getValues(name))) setValue(name, data[name], { shouldDirty: true });
  }, [data, getValues, setValue]);
  return null;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}

const defaultsOfNew = {
  state: 'draft',
  availability: 'available',
  dates: [{ start: null, end: null }],
  flags: [],
  access: [],
  prices: [],
  cast: [],
  languages: null,
  surtitles: null,
};

/** Leads to the created event, or to the production's events when there are several. */
const redirectAfterCreate: RedirectionSideEffect = (_resource, id, record) => {
  if ((record?.created ?? 1) === 1) return `events/${id}`;
  const filter = record?.production_id ? { production_id: record.production_id } : {};
  return `events?filter=${encodeURIComponent(JSON.stringify(filter))}`;
};

/** Creates one event or several at once: shared fields, and the dates. */
export function Create() {
  return (
    <CreateScreen redirect={redirectAfterCreate}>
      <ResourceForm side={<EventSide />} defaults={defaultsOfNew}>
        <Section title="events.when">
          <Reference source="production_id" to="productions" />
          <FromProduction />
          <NewDates />
        </Section>
        <Texts />
        <Cast />
        <Tickets />
        <Performance />
      </ResourceForm>
    </CreateScreen>
  );
}

export function Edit() {
  return (
    <EditScreen>
      <ResourceForm side={<EventSide number />}>
        <Section title="events.when">
          <Reference source="production_id" to="productions" />
          <Moment source="start" validate={filled} />
          <Moment source="end" />
          <MovedDate />
        </Section>
        <Texts />
        <Cast />
        <Section title="substitutions.title" hint="substitutions.hint">
          <Substitutions />
        </Section>
        <Tickets />
        <Performance />
        <Notices />
      </ResourceForm>
    </EditScreen>
  );
}

const filters = [
  <Day key="from" source="start_from" alwaysOn />,
  <Day key="to" source="start_to" />,
  <Reference key="production" source="production_id" to="productions" />,
  <Reference key="venue" source="venue_id" to="venues" sort={{ field: 'position', order: 'ASC' }} />,
  <Reference key="category" source="category_id" to="categories" sort={{ field: 'position', order: 'ASC' }} />,
  <Reference key="festival" source="festival_id" to="festivals" />,
  stateFilter,
  <SelectInput key="left" source="availability" choices={availabilityChoices} helperText={false} />,
];

/** Events, from today on by default. */
export function List() {
  const [fromToday] = useState(() => ({ start_from: toBerlinClock(new Date().toISOString()).slice(0, 10) }));
  return (
    <ResourceList
      filters={filters}
      filterDefaults={fromToday}
      sort={{ field: 'start', order: 'ASC' }}
      hiddenColumns={['category_id']}
      card={<When />}
      actions={<CalendarLink />}
      selectionActions={
        <>
          <BulkLink />
          <SubstituteSelected />
        </>
      }
    >
      <DataTable.Col source="start" render={(row) => <MomentText moment={row.start} />} />
      <DataTable.Col source="title" render={() => <TitleCell />} />
      <DataTable.Col source="venue_id" disableSort>
        <ReferenceCell source="venue_id" to="venues" />
      </DataTable.Col>
      <DataTable.Col source="category_id" disableSort>
        <ReferenceField source="category_id" reference="categories" link={false}>
          <CategoryName />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.Col source="availability" disableSort>
        <Availability />
      </DataTable.Col>
    </ResourceList>
  );
}

function Availability() {
  const translate = useTranslate();
  const row = useRecordContext();
  if (!row) return null;
  return <Chip kind={chipOf[row.availability] ?? 'plain'}>{translate(`events.availability.${row.availability}`)}</Chip>;
}

function When() {
  const row = useRecordContext();
  return (
    <>
      <MomentText moment={row?.start} />
      <Availability />
      <StateChip />
    </>
  );
}

const inOrder = { field: 'position', order: 'ASC' } as const;

/** Venue, category, marks, picture. `number`: with the ticket provider's number, which belongs to a single event. */
function EventSide({ number = false }: { number?: boolean }) {
  return (
    <>
      <Section title="forms.visibility">
        <Publication helperText="publication.of_production_hint" />
      </Section>
      <Section title="productions.place">
        <Reference source="venue_id" to="venues" sort={inOrder} />
        <Reference source="category_id" to="categories" sort={inOrder} />
        <Reference source="festival_id" to="festivals" />
        {number && <PlainText source="external_id" parse={(value: unknown) => value || null} />}
      </Section>
      <Flags />
      <Access />
      <Section title="forms.picture" hint="events.picture_hint">
        <PictureInput source="image_id" />
      </Section>
      <Section title="forms.address" hint="forms.slug_hint">
        <Bilingual source="slug" isAddress max={80} optional />
        <PlainText source="title_language" />
      </Section>
    </>
  );
}

/** Leads to the calendar of the season. */
function CalendarLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/calendar" variant="outlined" startIcon={<CalendarIcon />}>
      {translate('calendar.open')}
    </Button>
  );
}
