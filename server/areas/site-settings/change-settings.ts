import { sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { settingsFields } from '#contract/settings/settings-api.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { changesBetween } from '../../platform/audit/changes-between.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { siteSettings } from '../../db/tables/site.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { cleanFields } from '../../resources/stored-values.ts';
import { withVersions } from '../../resources/versions/record-version.ts';
import { checkHouse } from './check-house.ts';
import { missingTypeface, refusedFonts } from './own-typeface.ts';
import { lockSettings, settingsId, siteSettingsDefinition } from './site-settings.resource.ts';
import { addChangedTags, readSiteSettings, withVersion } from './site-settings.ts';

type Stored = ReturnType<typeof withVersion>;

/** Changes the fields that were sent; throws 409 with the current state if the version is stale. */
export async function changeSettings(
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'config'>,
  sent: Partial<SiteSettings>,
  version: string | undefined,
): Promise<Stored> {
  // Slow, so not while the settings are locked.
  const refused = await refusedFonts(ctx, sent);
  return withInvalidation(ctx, async (tx, changed) => {
    await lockSettings(tx);
    const before = withVersion(await readSiteSettings(tx));
    if (version !== undefined && version !== before.version) {
      throw new AppError('conflict', undefined, { details: { current: before } });
    }
    const { version: _, ...stored } = before;
    const problems = [...refused, ...missingTypeface({ ...stored, ...sent }, stored.own_typeface !== null)];
    const checked = await checkHouse(tx, sent, problems);
    const value: SiteSettings = { ...stored, ...cleanFields(settingsFields, checked) };
    const after = withVersion(value);
    if (after.version === before.version) return before;
    await withVersions(tx, { resource: siteSettingsDefinition, ids: [settingsId] }, () =>
      tx
        .insert(siteSettings)
        .values({ id: settingsId, value })
        .onConflictDoUpdate({ target: siteSettings.id, set: { value: sql`excluded.value` } }),
    );
    await recordAudit(tx, {
      action: 'changed',
      kind: 'settings',
      title: value.name,
      changes: changesBetween(before, after),
    });
    addChangedTags(changed, before, after);
    return after;
  });
}
