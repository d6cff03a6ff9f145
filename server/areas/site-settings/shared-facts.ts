import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Database } from '../../db/database.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import type { SharingContent } from '../links/sharing-address.ts';
import { nameIn } from './site-settings.ts';

/** What the default sharing picture shows: the claim, or the name, over the chosen picture. */
export async function defaultSharingContent(
  db: Database,
  settings: SiteSettings,
  locale: Locale,
): Promise<SharingContent> {
  const { text } = inLocale(settings.claim, locale);
  const id = settings.sharing_image_id;
  const picture = id === null ? null : ((await picturesByIds({ db, locale }, [id]))[String(id)] ?? null);
  return { preline: '', title: text || nameIn(settings, locale), by: text === '' ? settings.city : '', picture };
}
