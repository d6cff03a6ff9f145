import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { settingsFields } from '#contract/office-api.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { record } from '../audit/record.ts';
import { siteSettings } from '../db/schema.ts';
import type { House } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { cleanFields } from '../resources/stored-values.ts';
import { readSiteSettings } from './site-settings.ts';

type Stored = SiteSettings & { version: string };

/** Changes what was sent; 409 with what is there now where that is another version. */
export function changeSettings(
  house: Pick<House, 'db' | 'changes'>,
  sent: Partial<SiteSettings>,
  version: string | undefined,
): Promise<Stored> {
  return change(house, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site settings'))`);
    const before = withVersion(await readSiteSettings(tx));
    if (version !== undefined && version !== before.version) {
      throw new AppError('conflict', undefined, { details: { current: before } });
    }
    const { version: _, ...kept } = before;
    const value: SiteSettings = { ...kept, ...cleanFields(settingsFields, sent) };
    const after = withVersion(value);
    if (after.version === before.version) return before;
    await tx
      .insert(siteSettings)
      .values({ id: 1, value })
      .onConflictDoUpdate({ target: siteSettings.id, set: { value: sql`excluded.value` } });
    await record(tx, {
      action: 'changed',
      kind: 'settings',
      title: value.name,
      changes: changesBetween(before, after),
    });
    changed.add(tags.site);
    return after;
  });
}

/** With a version that is made of everything that is stored. */
export function withVersion(settings: SiteSettings): Stored {
  const sorted = Object.entries(settings).toSorted(([a], [b]) => a.localeCompare(b));
  const version = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 24);
  return { ...settings, version };
}
