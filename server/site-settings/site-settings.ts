import { sql } from 'drizzle-orm';
import { defaultNewsletterLists } from '#contract/newsletter-lists.ts';
import { type SiteSettings, siteSettingsSchema } from '#contract/site-settings.ts';
import { siteSettings } from '../db/schema.ts';
import type { Database, House, Transaction } from '../house.ts';
import { check } from '../mount.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';

const none = { de: '', en: '' };

/** What a house that was never asked says of itself. */
const unset: SiteSettings = {
  name: 'Proscenium',
  claim: none,
  city: '',
  city_logo_text: none,
  phone: '',
  email: '',
  street: '',
  postal_code: '',
  box_office: none,
  newsletter_lists: [...defaultNewsletterLists],
  consent_reasking: true,
  social: [],
};

export async function readSiteSettings(db: Database | Transaction): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings);
  return { ...unset, ...row?.value };
}

/** Replaces the settings; 422 names what is wrong. */
export function saveSiteSettings(house: Pick<House, 'db' | 'changes'>, input: SiteSettings): Promise<void> {
  const value = check(siteSettingsSchema, input, 'invalid');
  return change(house, async (tx, changed) => {
    await tx
      .insert(siteSettings)
      .values({ id: 1, value })
      .onConflictDoUpdate({ target: siteSettings.id, set: { value: sql`excluded.value` } });
    changed.add(tags.site);
  });
}
