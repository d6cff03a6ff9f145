import { type RedirectionSideEffect, useTranslate } from 'react-admin';
import { Reference } from '../../fields/reference.tsx';
import { CreateScreen } from '../../forms/create-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { Cast, Performance, Texts, Tickets } from './event-fields.tsx';
import { EventSide } from './event-side.tsx';
import { FromProduction } from './from-production.tsx';
import { NewDates } from './new-dates.tsx';

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
  const translate = useTranslate();
  return (
    <CreateScreen redirect={redirectAfterCreate}>
      <ResourceForm side={<EventSide />} defaults={defaultsOfNew}>
        <Section title={translate('events.when')}>
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
