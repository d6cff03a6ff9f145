import { createContext, useContext } from 'react';
import { m } from '#messages/paraglide/messages.js';

/** What the house calls its tickets on buttons; empty: as the product does. Provided by the layouts of the site. */
export const TicketLabelContext = createContext('');

/** Label of buttons that lead to tickets; `usual` where the house has none of its own. */
export function useTicketLabel(usual = m.module_tickets()): string {
  return useContext(TicketLabelContext) || usual;
}
