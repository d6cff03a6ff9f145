import type { Locale } from '#contract/base/locale.ts';
import { isDark } from '#contract/settings/theme/colour.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import type { AppContext } from '../../app-context.ts';
import type { MarkSource } from '../../platform/pictures/open-mark.ts';
import { shortHash } from '../../platform/short-hash.ts';
import { pictureOf } from '../site-settings/marks.ts';
import { markSource } from './mark-source.ts';
import { nameIn, readSiteSettings } from '../site-settings/site-settings.ts';

/** Logo and name above a sharing picture. */
export interface SharingHead {
  /** Empty where the logo contains it. */
  siteName: string;
  /** Changes with the logo; empty without one. */
  logoVersion: string;
  readLogo(): Promise<MarkSource | null>;
  theme: Theme;
}

export async function sharingHead(
  ctx: Pick<AppContext, 'db' | 'files' | 'config'>,
  locale: Locale,
): Promise<SharingHead> {
  const settings = await readSiteSettings(ctx.db);
  const { logo: onLight, logo_on_dark: onDark } = settings;
  const [fitting, other] = isDark(settings.theme.colours.stage) ? [onDark, onLight] : [onLight, onDark];
  const logo = fitting.svg !== '' || fitting.media_id !== null ? fitting : other;
  const picture = await pictureOf(ctx.db, logo);
  const hasLogo = logo.svg !== '' || picture !== undefined;
  return {
    siteName: hasLogo && !settings.name_beside_logo ? '' : nameIn(settings, locale),
    theme: settings.theme,
    logoVersion: logo.svg === '' ? (picture?.hash ?? '') : shortHash(logo.svg),
    readLogo: () => markSource(ctx, logo, picture),
  };
}
