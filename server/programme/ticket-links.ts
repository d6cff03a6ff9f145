import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import { tags } from '../page-cache/tags.ts';
import { pageLinks } from '../pages/page-links.ts';
import type { EventRow } from './event-rows.ts';

/** Gives the address for a stored ticket link; empty where nobody can be led there. */
export type TicketAddress = (stored: string) => string;

const largestId = 2_147_483_647;

/**
 * Where the tickets of events are sold, in one language: a page of the house, stored as `page:12` or `page:12#prices`, by
 * its current address, anything else as it is stored. `used` collects the pages, those that are gone included.
 */
export async function ticketAddresses(
  db: Database,
  rows: Pick<EventRow, 'event'>[],
  locale: Locale,
  used: Set<string>,
): Promise<TicketAddress> {
  const ids = new Set(rows.flatMap(({ event }) => readReference(event.ticketLink)?.id || []));
  for (const id of ids) used.add(tags.page(id));
  const links = await pageLinks(db, [...ids], locale, 'visitor');
  return (stored) => {
    const reference = readReference(stored);
    if (!reference) return stored;
    const page = links[tags.page(reference.id)];
    return page ? page.url + reference.anchor : '';
  };
}

/** Null where the stored link is no reference; an id that no page can have is 0. */
function readReference(stored: string): { id: number; anchor: string } | null {
  const [, digits, anchor = ''] = /^page:(\d+)(#.*)?$/.exec(stored) ?? [];
  if (digits === undefined) return null;
  const id = Number(digits);
  return { id: id <= largestId ? id : 0, anchor };
}
