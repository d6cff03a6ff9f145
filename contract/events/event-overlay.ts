/** Query parameter of any page; its value is the id of the event in the overlay. */
export const overlayName = 'event_overlay';

/** Largest id in the database (32-bit integer). */
const highestId = 2_147_483_647;

/** The event id in the query of a page; null if there is no valid one. */
export function overlayIdOf(query: URLSearchParams): number | null {
  const overlayId = query.get(overlayName) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(overlayId) ? Number(overlayId) : 0;
  return id > 0 && id <= highestId ? id : null;
}

/** A query with another event or without one; the rest of it is unchanged. */
export function queryWithOverlay(search: string, id: number | null): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(overlayName));
  const query = id === null ? others : [...others, `${overlayName}=${id}`];
  return query.length > 0 ? `?${query.join('&')}` : '';
}
