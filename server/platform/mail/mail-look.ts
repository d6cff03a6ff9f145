import { deriveColours } from '#contract/settings/theme/derive-colours.ts';
import { deviceFonts } from '#contract/settings/theme/device-fonts.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { MailLook } from './mail-html.ts';

/** Colours and type of the mails of a house. */
export function mailLook(house: Pick<SiteSettings, 'theme' | 'own_typeface'>): MailLook {
  const { paper, ink, inkSoft, accent, onAccent, stage, light, lightSoft } = deriveColours(house.theme.colours);
  return {
    ...{ paper, ink, accent, onAccent, stage, light, lightSoft },
    soft: inkSoft,
    families: deviceFonts(house),
  };
}
