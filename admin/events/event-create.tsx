import { type RedirectionSideEffect, useTranslate } from 'react-admin';
import { Reference } from '../fields/reference.tsx';
import { HouseCreate } from '../forms/house-create.tsx';
import { HouseForm } from '../forms/house-form.tsx';
import { Section } from '../forms/section.tsx';
import { Cast, Evening, Texts, Tickets } from './event-fields.tsx';
import { EventSide } from './event-side.tsx';
import { FromProduction } from './from-production.tsx';
import { NewDates } from './new-dates.tsx';

const fresh = {
  availability: 'available',
  dates: [{ start: null, end: null }],
  flags: [],
  access: [],
  prices: [],
  cast: [],
  languages: null,
  surtitles: null,
};

/** To the one that was made; to the production’s dates where there are several. */
const afterwards: RedirectionSideEffect = (_resource, id, made) => {
  if ((made?.made ?? 1) === 1) return `events/${id}`;
  const filter = made?.production_id ? { production_id: made.production_id } : {};
  return `events?filter=${encodeURIComponent(JSON.stringify(filter))}`;
};

/** One date or many at once: what they share, and when each of them is. */
export function Create() {
  const translate = useTranslate();
  return (
    <HouseCreate redirect={afterwards}>
      <HouseForm side={<EventSide />} defaults={fresh}>
        <Section title={translate('events.when')}>
          <Reference source="production_id" to="productions" />
          <FromProduction />
          <NewDates />
        </Section>
        <Texts />
        <Cast />
        <Tickets />
        <Evening />
      </HouseForm>
    </HouseCreate>
  );
}
