import type { Locale } from '#text/languages.ts';
import { screenAddress } from '../addresses/screen-address.ts';

/** Address of the contact form for ordering a subscription; without an id, for a question about all of them. */
export function orderAddress(id: number | null, locale: Locale): string {
  const query = new URLSearchParams({ about: 'subscription', ...(id !== null && { subscription: String(id) }) });
  return `${screenAddress('contact', locale)}?${query}#nachricht`;
}
