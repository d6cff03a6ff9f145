import { binEntries } from '../../db/tables/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { ContentRefused } from './content-refused.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import { hasUnsetSettings, settingsKind } from './kinds/settings-kind.ts';

/** Throws unless the house is empty: every entry keeps its id, so nothing may be there. */
export async function refuseFilled(tx: Transaction): Promise<void> {
  const found: string[] = [];
  for (const { name, tables } of contentKinds) {
    if (name === settingsKind.name) continue;
    if ((await tx.select().from(tables[0]).limit(1)).length > 0) found.push(name);
  }
  if ((await tx.select({ id: binEntries.id }).from(binEntries).limit(1)).length > 0) found.push('bin');
  if (!(await hasUnsetSettings(tx))) found.push('settings');
  if (found.length === 0) return;
  throw new ContentRefused(
    `This house is not empty, it has: ${found.join(', ')}. An export can be imported into a new house only, ` +
      `with an empty database and DEMO=false. Nothing was changed.`,
  );
}
