import { RadioButtonGroupInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Entries } from '../../fields/entries.tsx';
import { Moment, filled } from '../../fields/plain.tsx';
import { Reference } from '../../fields/reference.tsx';

const choices = ['move', 'correction'].map((id) => ({ id, name: `events.date_change.${id}` }));
const inOrder = { field: 'position', order: 'ASC' } as const;

/** Asks whether a new date or venue of an announced event is a move, and lists the dates announced before. */
export function MovedDate() {
  const translate = useTranslate();
  const event = useRecordContext();
  const [start, venue, dates]: unknown[] = useWatch({ name: ['start', 'venue_id', 'previous_dates'] });
  if (!event) return null;
  const isElsewhere = (venue || null) !== event.venue_id;
  const isMoved = isElsewhere || (typeof start === 'string' && Date.parse(start) !== Date.parse(event.start));
  return (
    <>
      {isMoved && isAnnounced(event) && (
        <RadioButtonGroupInput
          source="date_change"
          label={translate('events.date_change.question')}
          choices={choices}
          row={false}
          validate={filled}
          helperText={translate('events.date_change.hint')}
        />
      )}
      {Array.isArray(dates) && dates.length > 0 && (
        <Entries source="previous_dates" add="events.add_previous_date" blank={{ start: null, venue_id: null }}>
          <Moment source="start" validate={filled} />
          <Reference source="venue_id" to="venues" sort={inOrder} />
        </Entries>
      )}
    </>
  );
}

/** Visitors may have seen it, and it is not over. */
function isAnnounced(event: Record<string, unknown>): boolean {
  const from = typeof event.public_from === 'string' ? Date.parse(event.public_from) : 0;
  const until = Date.parse(String(event.end ?? event.start));
  return event.state === 'public' && from <= Date.now() && until > Date.now();
}
