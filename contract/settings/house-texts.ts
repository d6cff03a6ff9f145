import type { z } from 'zod';
import { localizedText } from '../base/localized.ts';
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
};
export type HouseTextName = keyof typeof houseTexts;
export const houseTextNames: readonly HouseTextName[] = [
  'home_next',
  'home_on_stage',
  'home_magazine',
  'newsletter_headline',
  'subscription_text',
  'consent_title',
];

/** The part that a sentence speaks of: without the part it is not shown. */
export const partOfHouseText: Partial<Record<HouseTextName, PartName>> = {
  home_magazine: 'magazine',
  newsletter_headline: 'newsletter',
  subscription_text: 'subscriptions',
};

const heading = localizedLine(120);

/** What admins may send for them. */
export const houseTextInputs = {
  home_next: heading,
  home_on_stage: heading,
  home_magazine: heading,
  newsletter_headline: heading,
  subscription_text: localizedLine(300),
  consent_title: heading,
} satisfies Record<HouseTextName, z.ZodType>;
