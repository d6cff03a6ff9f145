import type { RaRecord } from 'react-admin';
import { formatMoment } from '../../format/format-moment.ts';
import { recordTitle } from '../../format/record-title.ts';

/** Title of an event with its date, to tell a production's events apart. */
export function eventTitle(event: RaRecord): string {
  return `${recordTitle(event)}, ${formatMoment(String(event.start))}`;
}
