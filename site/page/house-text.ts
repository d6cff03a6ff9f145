import { createContext, useContext } from 'react';
import type { HouseTextName } from '#contract/settings/house-texts.ts';
import { m } from '#messages/paraglide/messages.js';
import type { HouseTexts } from '../content/reading/read-settings.ts';

export const noHouseTexts: HouseTexts = {};

/** Sentences that the house has of its own; provided by the layout from the settings. */
export const HouseTextsContext = createContext(noHouseTexts);

/** The sentences of the product, for houses without their own. */
const usualTexts: Record<HouseTextName, () => string> = {
  home_next: m.home_next,
  home_on_stage: m.home_on_stage,
  home_magazine: m.home_magazine,
  newsletter_headline: m.newsletter_headline,
  subscription_text: m.production_subscription_text,
  consent_title: m.consent_title,
  consent_lead: m.consent_lead,
  shop_title: m.shop_title,
  ticket_label: m.module_tickets,
  time_words: () => '',
};

/** A sentence of the house; where it has none of its own `standIn` if there is one, else that of the product. */
export function useHouseText(name: HouseTextName, standIn?: string): string {
  return useContext(HouseTextsContext)[name] ?? standIn ?? usualTexts[name]();
}
