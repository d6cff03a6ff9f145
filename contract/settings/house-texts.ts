import type { z } from 'zod';
import { localizedText } from '../base/localized.ts';
import { keysOf } from '../base/records.ts';
import { localizedLine } from '../resources/resource-fields.ts';
import type { PartName } from './parts.ts';

const both = localizedText.default(() => ({ de: '', en: '' }));

/** Sentences of the house. An empty one is that of the product, in each language by itself. */
export const houseTexts = {
  home_next: both.describe('Heading of the next events on the home page.'),
  home_on_stage: both.describe('Heading of the productions on the home page.'),
  home_magazine: both.describe('Heading of the articles on the home page.'),
  newsletter_headline: both.describe('Heading of the newsletter form, in the footer and on its page.'),
  subscription_text: both.describe('What a subscription offers, on the pages of productions and for search engines.'),
  consent_title: both.describe('Heading of the question for consent.'),
  consent_lead: both.describe('First sentence of the question for consent.'),
  shop_title: both.describe('Name of the ticket shop, on its pages.'),
  ticket_label: both.describe('Label of buttons that lead to tickets.'),
  time_words: both.describe('What the time of the house is called, beside the time of an event; usually nothing.'),
};
export type HouseTextName = keyof typeof houseTexts;

/** Most characters of each, in one language. */
export const houseTextLengths = {
  home_next: 120,
  home_on_stage: 120,
  home_magazine: 120,
  newsletter_headline: 120,
  subscription_text: 300,
  consent_title: 120,
  consent_lead: 300,
  shop_title: 60,
  ticket_label: 24,
  time_words: 60,
} satisfies Record<HouseTextName, number>;
export const houseTextNames: readonly HouseTextName[] = keysOf(houseTextLengths);

/** The part that a sentence speaks of: without the part it is not shown. */
export const partOfHouseText: Partial<Record<HouseTextName, PartName>> = {
  home_magazine: 'magazine',
  newsletter_headline: 'newsletter',
  subscription_text: 'subscriptions',
  shop_title: 'webshop',
};

/** What admins may send for them. */
export const houseTextInputs = {
  home_next: localizedLine(houseTextLengths.home_next),
  home_on_stage: localizedLine(houseTextLengths.home_on_stage),
  home_magazine: localizedLine(houseTextLengths.home_magazine),
  newsletter_headline: localizedLine(houseTextLengths.newsletter_headline),
  subscription_text: localizedLine(houseTextLengths.subscription_text),
  consent_title: localizedLine(houseTextLengths.consent_title),
  consent_lead: localizedLine(houseTextLengths.consent_lead),
  shop_title: localizedLine(houseTextLengths.shop_title),
  ticket_label: localizedLine(houseTextLengths.ticket_label),
  time_words: localizedLine(houseTextLengths.time_words),
} satisfies Record<HouseTextName, z.ZodType>;
