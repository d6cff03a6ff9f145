/** Name in the query of any page's address; its value is the id of the event that lies over the page. */
export const overlayName = 'event_overlay';

/** The highest id that a table can give. */
const highestId = 2_147_483_647;

/** The event that the query of a page's address lays over the page; null where it names none. */
export function overlayIdOf(query: URLSearchParams): number | null {
  const asked = query.get(overlayName) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : 0;
  return id > 0 && id <= highestId ? id : null;
}

/** A query with another event, or with none; everything else in it stays as it is written. */
export function queryWithOverlay(search: string, id: number | null): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(overlayName));
  const query = id === null ? others : [...others, `${overlayName}=${id}`];
  return query.length > 0 ? `?${query.join('&')}` : '';
}
