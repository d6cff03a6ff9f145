import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { defaultNewsletterLists } from '#contract/newsletter/newsletter-lists.ts';
import { usualChangeOver } from '#contract/programme/season-calendar-api.ts';
import { type SiteSettings, siteSettingsSchema } from '#contract/settings/site-settings.ts';
import { siteSettings } from '../../db/tables/site.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { check } from '../../http/mount.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';

const none = { de: '', en: '' };

/** Defaults until settings are saved. */
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
  change_over_minutes: usualChangeOver,
  social: [],
};

export async function readSiteSettings(db: Database | Transaction): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings);
  return withDefaults(row?.value);
}

export function withDefaults(stored: Partial<SiteSettings> | undefined): SiteSettings {
  return { ...unset, ...stored };
}

/** Adds the version, a hash of everything stored. */
export function withVersion(settings: SiteSettings): SiteSettings & { version: string } {
  const sorted = Object.entries(settings).toSorted(([a], [b]) => a.localeCompare(b));
  const version = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 24);
  return { ...settings, version };
}

/** Replaces the settings; throws 422 with the invalid fields. */
export function saveSiteSettings(ctx: Pick<AppContext, 'db' | 'changes'>, input: SiteSettings): Promise<void> {
  const value = check(siteSettingsSchema, input, { code: 'invalid' });
  return withInvalidation(ctx, async (tx, changed) => {
    await tx
      .insert(siteSettings)
      .values({ id: 1, value })
      .onConflictDoUpdate({ target: siteSettings.id, set: { value: sql`excluded.value` } });
    changed.add(tags.site);
  });
}
