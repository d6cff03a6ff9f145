import type { Locale } from '#contract/base/locale.ts';
import type { HouseMark } from '#contract/settings/house.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { isDark } from '#contract/settings/theme/colour.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type CacheDependencies, tags } from '../../platform/invalidation/tags.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import { shortHash } from '../../platform/short-hash.ts';
import { lookVersion, pictureOf } from './marks.ts';
import { type OwnFaces, ownFacesOf } from './own-typeface.ts';
import { nameIn, readSiteSettings } from './site-settings.ts';

/** Logo and name above every sharing picture of the house. */
export interface HeadOfSharing {
  /** Empty where the logo contains it. */
  siteName: string;
  logo: HouseMark;
  /** The picture that the logo is, unless it is an SVG. */
  picture: MediaRow | undefined;
  /** Changes with all of this and with the theme. */
  version: string;
}

export async function headOfSharing(
  db: Database | Transaction,
  { settings, locale }: { settings: SiteSettings; locale: Locale },
): Promise<HeadOfSharing> {
  const { logo: onLight, logo_on_dark: onDark, theme } = settings;
  const [fitting, other] = isDark(theme.colours.stage) ? [onDark, onLight] : [onLight, onDark];
  const logo = fitting.svg !== '' || fitting.media_id !== null ? fitting : other;
  const picture = await pictureOf(db, logo);
  const hasLogo = logo.svg !== '' || picture !== undefined;
  const siteName = hasLogo && !settings.name_beside_logo ? '' : nameIn(settings, locale);
  const logoVersion = logo.svg === '' ? (picture?.hash ?? '') : shortHash(logo.svg);
  const look = await lookVersion(db, settings);
  return { siteName, logo, picture, version: `${siteName}|${logoVersion}|${look}` };
}

/** The same for the address of a sharing picture in an answer, which changes with the house. */
export async function versionOfSharing(
  { db, deps }: { db: Database | Transaction; deps: Pick<CacheDependencies, 'tags'> },
  locale: Locale,
): Promise<string> {
  const settings = await readSiteSettings(db);
  const { picture, version } = await headOfSharing(db, { settings, locale });
  deps.tags.add(tags.site);
  if (picture) deps.tags.add(tags.media(picture.id));
  const faces: OwnFaces = settings.theme.typeface === 'own' ? await ownFacesOf(db, settings) : {};
  for (const { mediaId } of Object.values(faces)) deps.tags.add(tags.media(mediaId));
  return version;
}
