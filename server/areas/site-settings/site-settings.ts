import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { productName } from '#contract/settings/product-name.ts';
import type { Locale } from '#contract/base/locale.ts';
import { defaultNewsletterLists } from '#contract/newsletter/newsletter-lists.ts';
import { usualChangeOver } from '#contract/programme/season-calendar-api.ts';
import { noMailTexts } from '#contract/settings/mails/mail-texts.ts';
import { type SiteSettings, siteSettingsSchema } from '#contract/settings/site-settings.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { inLocale } from '#contract/base/localized.ts';
import { siteSettings } from '../../db/tables/site.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { check } from '../../http/mount.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { mailLook } from '../../platform/mail/outgoing-mail.ts';
import type { MailLook } from '../../platform/mail/mail-html.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import type { SharingContent } from '../links/sharing-address.ts';

const none = { de: '', en: '' };
const noMark = { svg: '', media_id: null };

/** Defaults until settings are saved. */
export const unsetSettings: SiteSettings = {
  is_open: true,
  name: productName,
  english_name: '',
  claim: none,
  city: '',
  city_logo_text: none,
  logo: noMark,
  logo_on_dark: noMark,
  name_beside_logo: true,
  city_mark: noMark,
  icon: noMark,
  sharing_image_id: null,
  theme: usualTheme,
  own_typeface: null,
  home_next: none,
  home_on_stage: none,
  home_magazine: none,
  newsletter_headline: none,
  subscription_text: none,
  consent_title: none,
  consent_lead: none,
  shop_title: none,
  ticket_label: none,
  time_words: none,
  mail_texts: noMailTexts,
  phone: '',
  email: '',
  street: '',
  postal_code: '',
  box_office: none,
  newsletter_lists: [...defaultNewsletterLists],
  consent_reasking: true,
  change_over_minutes: usualChangeOver,
  translation_glossary: [],
  social: [],
  parts_off: [],
};

export async function readSiteSettings(db: Database | Transaction): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings);
  return withDefaults(row?.value);
}

/** The name of the house in a language. */
export function nameIn({ name, english_name: english }: SiteSettings, locale: Locale): string {
  return locale === 'en' && english !== '' ? english : name;
}

/** The name of the house in a language, as stored. */
export async function readSiteName(db: Database | Transaction, locale: Locale): Promise<string> {
  return nameIn(await readSiteSettings(db), locale);
}

export function withDefaults(stored: Partial<SiteSettings> | undefined): SiteSettings {
  return { ...unsetSettings, ...stored };
}

/** Adds the version, a hash of everything stored. */
export function withVersion(settings: SiteSettings): SiteSettings & { version: string } {
  const version = createHash('sha256').update(sortedJson(settings)).digest('base64url').slice(0, 24);
  return { ...settings, version };
}

/** Replaces the settings; throws 422 with the invalid fields. */
export function saveSiteSettings(ctx: Pick<AppContext, 'db' | 'changes'>, input: SiteSettings): Promise<void> {
  const value = check(siteSettingsSchema, input, { code: 'invalid' });
  return withInvalidation(ctx, async (tx, changed) => {
    const before = await readSiteSettings(tx);
    await tx
      .insert(siteSettings)
      .values({ id: 1, value })
      .onConflictDoUpdate({ target: siteSettings.id, set: { value: sql`excluded.value` } });
    addChangedTags(changed, before, value);
  });
}

/** A part that is switched on or off changes answers and pages of every kind. */
export function addChangedTags(changed: Set<string>, before: SiteSettings, after: SiteSettings): void {
  changed.add(tags.site);
  const partsOf = ({ parts_off: off }: SiteSettings) => off.toSorted().join();
  if (partsOf(before) !== partsOf(after)) changed.add(tags.everything);
}

/** What mails have of the theme of the house. */
export async function readMailLook(db: Database): Promise<MailLook> {
  return mailLook(await readSiteSettings(db));
}

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
