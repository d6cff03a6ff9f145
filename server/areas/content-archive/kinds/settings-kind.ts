import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { settingsFields } from '#contract/settings/settings-api.ts';
import { siteSettingsSchema } from '#contract/settings/site-settings.ts';
import type { Transaction } from '../../../db/database.ts';
import { siteSettings } from '../../../db/tables/site.ts';
import { cleanFields } from '../../../resources/stored-values.ts';
import { checkHouse } from '../../site-settings/check-house.ts';
import { settingsId, siteSettingsDefinition } from '../../site-settings/site-settings.resource.ts';
import { readSiteSettings, unsetSettings, withVersion } from '../../site-settings/site-settings.ts';
import type { ContentKind } from './content-kind.ts';

/** Whether the house is open is a matter of the installation. */
const { is_open: _open, ...fields } = settingsFields;
const record = z.strictObject(fields);
const stored = siteSettingsSchema.omit({ is_open: true }).partial();

export const settingsKind: ContentKind = {
  name: 'settings',
  about: 'Name, contact data, look, sentences and parts of the house: one record.',
  record,
  accepted: record.partial(),
  tables: [siteSettings],
  merging: {
    resource: siteSettingsDefinition,
    async find(tx) {
      await tx
        .insert(siteSettings)
        .values({ id: settingsId, value: await readSiteSettings(tx) })
        .onConflictDoNothing();
      return [settingsId];
    },
    checked: async (tx, values) => ({ ...values, ...(await checkHouse(tx, stored.parse(values))) }),
  },
  async read(tx, after) {
    if (after >= settingsId) return { records: [], last: null };
    const { is_open: _, ...settings } = await readSiteSettings(tx);
    return { records: [settings], last: settingsId };
  },
  async write({ db: tx }, records) {
    const [sent] = records;
    if (!sent) return;
    const checked = await checkHouse(tx, stored.parse(sent));
    const value = { ...(await readSiteSettings(tx)), ...stored.parse(cleanFields(settingsFields, checked)) };
    await tx
      .insert(siteSettings)
      .values({ id: settingsId, value })
      .onConflictDoUpdate({ target: siteSettings.id, set: { value: sql`excluded.value` } });
  },
};

/** True if nobody has changed the settings of a new house, apart from opening or closing it. */
export async function hasUnsetSettings(tx: Transaction): Promise<boolean> {
  const { is_open } = unsetSettings;
  const current = withVersion({ ...(await readSiteSettings(tx)), is_open });
  return current.version === withVersion(unsetSettings).version;
}
