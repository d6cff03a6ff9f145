import { deriveColours } from '#contract/settings/theme/derive-colours.ts';
import { deviceFonts } from '#contract/settings/theme/device-fonts.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import type { MailLook } from './mail-html.ts';

/** Colours and type of the mails of a house. */
export function mailLook({ colours, typeface }: Theme): MailLook {
  const { paper, ink, inkSoft, accent, onAccent, stage, light, lightSoft } = deriveColours(colours);
  return {
    ...{ paper, ink, accent, onAccent, stage, light, lightSoft },
    soft: inkSoft,
    families: deviceFonts[typeface],
  };
}
