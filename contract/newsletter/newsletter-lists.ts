import type { MessageKey } from '../base/messages.ts';
import type { Localized } from '../base/localized.ts';

/** A newsletter that visitors may choose. */
export interface NewsletterList {
  /** The provider's number of it: `8`. */
  value: number;
  name: Localized<string>;
}

// Apart, and without the checks, so that the site can know them without carrying the checks to the browser.
/** The newsletters of a house that names none of its own. */
export const defaultNewsletterLists: readonly NewsletterList[] = [
  {
    value: 8,
    name: { de: 'Spielplan und Vorverkauf, monatlich', en: 'Programme and advance sales, monthly' },
  },
  {
    value: 12,
    name: { de: 'Junge Oper, für Familien und Schulen', en: 'Young Opera, for families and schools' },
  },
];

/** A field that nobody filled in. */
export const requiredField = 'required_field' satisfies MessageKey;
/** An address that no mail can reach. */
export const invalidAddress = 'invalid_email_address' satisfies MessageKey;
