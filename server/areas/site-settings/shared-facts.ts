import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { SharingContent } from '../links/sharing-address.ts';

export function defaultSharingContent(
  { name, claim, city }: Pick<SiteSettings, 'name' | 'claim' | 'city'>,
  locale: Locale,
): SharingContent {
  const { text } = inLocale(claim, locale);
  return { preline: '', title: text || name, by: text === '' ? city : '', picture: null };
}
