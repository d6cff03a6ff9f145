import type { Locale } from '#contract/base/locale.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import type { AppContext } from '../../app-context.ts';
import type { MarkSource } from '../../platform/pictures/open-mark.ts';
import type { PictureFonts } from '../../platform/pictures/render-text.ts';
import { headOfSharing } from '../site-settings/head-of-sharing.ts';
import { markSource } from './mark-source.ts';
import { pictureFonts } from './picture-fonts.ts';

/** Logo and name above a sharing picture. */
export interface SharingHead {
  /** Empty where the logo contains it. */
  siteName: string;
  /** Changes with all that the house gives to a picture. */
  version: string;
  readLogo(): Promise<MarkSource | null>;
  readFonts(): Promise<PictureFonts>;
  theme: Theme;
}

export async function sharingHead(
  ctx: Pick<AppContext, 'db' | 'files' | 'config'>,
  { settings, locale }: { settings: SiteSettings; locale: Locale },
): Promise<SharingHead> {
  const { siteName, version, logo, picture } = await headOfSharing(ctx.db, { settings, locale });
  return {
    ...{ siteName, version, theme: settings.theme },
    readLogo: () => markSource(ctx, logo, picture),
    readFonts: () => pictureFonts(ctx, settings),
  };
}
