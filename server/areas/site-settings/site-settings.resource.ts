import { sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { settingsResource } from '#contract/settings/settings-resource.ts';
import { siteSettings } from '../../db/tables/site.ts';
import type { Transaction } from '../../db/database.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { defineResource, type Writer } from '../../resources/definition/resource.ts';
import { missingTypeface } from './own-typeface.ts';
import { readSiteSettings, withDefaults, withVersion } from './site-settings.ts';

/** The one row of the settings. */
export const settingsId = 1;

export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site settings'))`);
}

const writer: Writer = {
  lock: lockSettings,
  insert() {
    throw new Error('The settings always exist');
  },
  async update({ db: tx }, { values }) {
    const before = await readSiteSettings(tx);
    const value = { ...before, ...values };
    const issues = missingTypeface(value, before.own_typeface !== null);
    if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
    await tx.update(siteSettings).set({ value });
  },
  remove() {
    throw new Error('The settings cannot be deleted');
  },
};

export const siteSettingsDefinition = defineResource({
  contract: settingsResource,
  table: siteSettings,
  kind: 'settings',
  searched: sql`''`,
  draft: {},
  form: {
    toState: ({ id, value }) => ({ id, ...withVersion(withDefaults(value)) }),
    toColumns: (values) => values,
  },
  // A restored version may switch parts on or off.
  tags: () => [tags.site, tags.everything],
  writer,
});
