import { useFormContext, useWatch } from 'react-hook-form';
import {
  CheckboxGroupInput,
  HttpError,
  SelectInput,
  useGetOne,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import Button from '@mui/material/Button';
import { accessOffers } from '#contract/events/access-offers.ts';
import { availabilityFlags, eventFlags } from '#contract/programme/event-flags.ts';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { Moment, Euros, PlainText, WholeNumber, SpokenLanguages } from '../../fields/plain.tsx';
import { Reference } from '../../fields/reference.tsx';
import { Section } from '../../forms/section.tsx';
import { errorMessage, request } from '../../api/request.ts';
import type { ChipKind } from '../../lists/cells/cells.tsx';
import { worksOf, CastLines } from '../productions/cast-lines.tsx';
import { eventTitle } from '../seasonsubscriptions/event-title.ts';

/** Availability of tickets. */
const availabilities = ['available', 'few', 'sold_out', 'cancelled', 'none'] as const;

export const availabilityChoices = availabilities.map((id) => ({ id, name: `events.availability.${id}` }));

export const chipOf: Record<string, ChipKind> = { available: 'ok', few: 'warn', sold_out: 'error', cancelled: 'error' };

/** Without those that repeat the availability. */
const repeating: readonly string[] = Object.values(availabilityFlags);
const flags = eventFlags.filter((id) => !repeating.includes(id)).map((id) => ({ id, name: `events.flag.${id}` }));
const byStart = { field: 'start', order: 'DESC' } as const;
const offers = accessOffers.map((id) => ({ id, name: `events.access.${id}` }));

/** Titles and texts. */
export function Texts() {
  return (
    <Section title="events.texts" hint="events.texts_hint">
      <Bilingual source="title" required max={200} />
      <Bilingual source="subtitle" max={200} />
      <Bilingual source="short_text" lines={3} max={1000} />
      <Bilingual source="long_text" rich />
      <Bilingual source="content_notes" lines={2} max={2000} />
    </Section>
  );
}

export function Tickets() {
  return (
    <Section title="events.tickets">
      <SelectInput source="availability" choices={availabilityChoices} helperText={false} />
      <Replacement />
      <PlainText source="ticket_link" />
      <Moment source="on_sale_at" />
      <Euros source="price_from" />
      <Euros source="price_to" />
      <Entries source="prices" add="events.add_price" blank={{ name: { de: '', en: '' }, price: null, reduced: null }}>
        <Bilingual source="name" required max={120} />
        <Euros source="price" />
        <Euros source="reduced" />
      </Entries>
    </Section>
  );
}

/** What takes the place of a cancelled event. */
function Replacement() {
  const translate = useTranslate();
  const availability: unknown = useWatch({ name: 'availability' });
  if (availability !== 'cancelled') return null;
  return (
    <Reference
      source="replacement_id"
      to="events"
      sort={byStart}
      optionText={eventTitle}
      helperText={translate('events.replacement_hint')}
    />
  );
}

export function Performance() {
  return (
    <Section title="productions.performance" hint="events.performance_hint">
      <SpokenLanguages source="languages" />
      <SpokenLanguages source="surtitles" />
      <WholeNumber source="duration_minutes" min={1} max={1440} />
      <WholeNumber source="intervals" max={20} />
    </Section>
  );
}

export function Access() {
  return (
    <Section title="events.access_offers">
      <CheckboxGroupInput source="access" choices={offers} row={false} label={false} helperText={false} />
    </Section>
  );
}

export function Flags() {
  return (
    <Section title="events.flags">
      <CheckboxGroupInput source="flags" choices={flags} row={false} label={false} helperText={false} />
    </Section>
  );
}

export function Notices() {
  return (
    <Section title="events.notices" hint="events.notices_hint">
      <Entries
        source="change_notices"
        add="events.add_notice"
        blank={() => ({ at: new Date().toISOString(), text: { de: '', en: '' } })}
      >
        <Moment source="at" />
        <Bilingual source="text" required lines={2} max={500} />
      </Entries>
    </Section>
  );
}

export function Cast() {
  const id: unknown = useWatch({ name: 'production_id' });
  const { data: production } = useGetOne('productions', { id: Number(id) }, { enabled: typeof id === 'number' });
  return (
    <Section title="events.cast" hint="events.cast_hint">
      <LastCast />
      <CastLines
        source="cast"
        works={typeof id === 'number' ? worksOf(production) : []}
        usual={typeof id === 'number' ? production?.credits : undefined}
      />
    </Section>
  );
}

interface EventValues {
  production_id?: number | null;
  start?: string | null;
  dates?: { start: string | null }[];
}

/** Copies the cast of the production's previous event. */
function LastCast() {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const [production, start, dates] = useWatch<EventValues, ['production_id', 'start', 'dates']>({
    name: ['production_id', 'start', 'dates'],
  });

  async function copy() {
    const before = start ?? dates?.[0]?.start;
    try {
      const query = { production_id: production, before: before ?? undefined, except: record?.id };
      const { cast } = await request(eventDatesApi.lastCast, { query });
      const lines = cast.map(({ role_id, person_id, work_id }) => ({ role_id, person_id, work_id }));
      setValue('cast', lines, { shouldDirty: true });
      notify('events.cast_copied', { type: 'info', messageArgs: { smart_count: lines.length } });
    } catch (error) {
      const nothing = error instanceof HttpError && error.status === 404;
      notify(nothing ? 'events.no_last_cast' : errorMessage(error), { type: nothing ? 'info' : 'error' });
    }
  }

  if (!production) return null;
  return (
    <div className="whole">
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('events.copy_cast')}
      </Button>
    </div>
  );
}
