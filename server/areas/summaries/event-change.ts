import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { addressOf } from '../links/addresses.ts';
import { isPublishedRow } from '../../db/columns.ts';
import { serverText } from '../../platform/server-text.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { fullDate } from '#time/date-text.ts';
import type { EventRow } from './select-events.ts';

interface Reader {
  locale: Locale;
  now: Date;
}

type Change = Pick<EventSummary, 'previous_start' | 'replacement' | 'status_note'>;

/** From when an event was moved, or what takes its place; nothing for one that is as announced. */
export function changeOf(row: EventRow, reader: Reader): Change {
  if (row.event.availability === 'cancelled') return replacedBy(row, reader);
  const { locale } = reader;
  const { previousStart, previousVenue } = announcedOf(row);
  const venue = previousVenue === null ? '' : inLocale(previousVenue, locale).text;
  if (previousStart === null && venue === '') return {};
  const text =
    previousStart === null
      ? serverText('event.moved_out_of', locale, { venue })
      : serverText('event.moved_from', locale, {
          before: [fullDate(previousStart, locale), venue].filter(Boolean).join(', '),
        });
  return { ...(previousStart === null ? {} : { previous_start: previousStart }), status_note: { text } };
}

/** Where the first announcement differs from what is stored now. */
function announcedOf({ event, announcedVenue }: EventRow) {
  const [first] = event.previousDates;
  const isAtOtherTime = first !== undefined && Date.parse(first.start) !== event.start.getTime();
  const isElsewhere = first !== undefined && first.venue_id !== event.venueId;
  return {
    previousStart: isAtOtherTime ? berlinIso(new Date(first.start)) : null,
    previousVenue: isElsewhere ? announcedVenue : null,
  };
}

function replacedBy({ replacement }: EventRow, { locale, now }: Reader): Change {
  if (!replacement || !isPublishedRow(replacement, now)) return {};
  const title = inLocale(replacement.title, locale).text;
  const start = berlinIso(replacement.start);
  const url = addressOf('event', replacement, locale);
  return {
    replacement: { id: replacement.id, title, start, url },
    status_note: {
      text: serverText('event.instead', locale),
      link: { title: `${title}, ${fullDate(start, locale)}`, url },
    },
  };
}
