import type { MessageKey } from '../base/messages.ts';
import type { Localized } from '../base/localized.ts';

/** A newsletter that visitors can choose. */
export interface NewsletterList {
  /** Number of the list at the provider: `8`. */
  value: number;
  name: Localized<string>;
}

// Separate from the validation, so that the site does not load the validators in the browser.
/** The newsletters if the settings contain none. */
export const defaultNewsletterLists: readonly NewsletterList[] = [
  {
    value: 8,
    name: { de: 'Spielplan und Vorverkauf, monatlich', en: 'Programme and advance sales, monthly' },
  },
  {
    value: 12,
    name: { de: 'Für Familien und Schulen', en: 'For families and schools' },
  },
];

export const requiredField = 'required_field' satisfies MessageKey;
export const invalidAddress = 'invalid_email_address' satisfies MessageKey;
