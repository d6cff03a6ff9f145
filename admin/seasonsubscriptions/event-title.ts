import type { RaRecord } from 'react-admin';
import { momentIn } from '../house/moment-in.ts';
import { titleOf } from '../house/title-of.ts';

/** An event as one tells it from the others of its production: with its date. */
export function eventTitle(event: RaRecord): string {
  return `${titleOf(event)}, ${momentIn(String(event.start))}`;
}
