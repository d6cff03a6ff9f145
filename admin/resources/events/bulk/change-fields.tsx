import { CheckboxGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { eventFlags } from '#contract/programme/event-flags.ts';
import { numberPlaceholder } from '#contract/programme/bulk-events-api.ts';
import { Bilingual } from '../../../fields/bilingual.tsx';
import { Entries } from '../../../fields/entries.tsx';
import { Moment } from '../../../fields/moment.tsx';
import { Euros, PlainText, WholeNumber } from '../../../fields/plain.tsx';
import { stateChoices } from '../../../fields/publication.tsx';
import { Reference } from '../../../fields/reference.tsx';
import { availabilityChoices } from '../availability.ts';
import type { ChangeKind } from './change-of-values.ts';

const flags = eventFlags.map((id) => ({ id, name: `events.flag.${id}` }));
const inOrder = { field: 'position', order: 'ASC' } as const;
const noPrice = { name: { de: '', en: '' }, price: null, reduced: null };

function Link() {
  const translate = useTranslate();
  return (
    <PlainText source="ticket_link" helperText={translate('bulk.link_hint', { placeholder: numberPlaceholder })} />
  );
}

function State() {
  const translate = useTranslate();
  return (
    <>
      <SelectInput
        source="state"
        label="publication.state"
        choices={stateChoices}
        emptyText={false}
        helperText={translate('bulk.state_hint')}
      />
      <Moment source="public_from" label="publication.public_from" helperText={translate('bulk.public_from_hint')} />
    </>
  );
}

function Shift() {
  const translate = useTranslate();
  return (
    <WholeNumber
      source="shift_minutes"
      label="bulk.shift_minutes"
      min={-1439}
      max={1439}
      helperText={translate('bulk.shift_hint')}
    />
  );
}

/** Inputs of each kind of change. */
export const inputsOf: Record<ChangeKind, ReactNode> = {
  venue: <Reference source="venue_id" to="venues" sort={inOrder} helperText="bulk.empty_clears" />,
  clock: <TextInput source="clock" label="resources.events.fields.start" type="time" helperText="bulk.clock_hint" />,
  shift: <Shift />,
  prices: (
    <Entries source="prices" add="events.add_price" blank={noPrice}>
      <Bilingual source="name" required max={120} />
      <Euros source="price" />
      <Euros source="reduced" />
    </Entries>
  ),
  price_range: (
    <>
      <Euros source="price_from" helperText="bulk.empty_clears" />
      <Euros source="price_to" helperText="bulk.empty_clears" />
    </>
  ),
  link: <Link />,
  availability: (
    <SelectInput source="availability" choices={availabilityChoices} emptyText={false} helperText={false} />
  ),
  flags: (
    <>
      <CheckboxGroupInput source="add_flags" label="bulk.add_flags" choices={flags} row={false} helperText={false} />
      <CheckboxGroupInput
        source="remove_flags"
        label="bulk.remove_flags"
        choices={flags}
        row={false}
        helperText={false}
      />
    </>
  ),
  state: <State />,
};
