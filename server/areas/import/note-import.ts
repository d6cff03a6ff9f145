import type { ImportResult } from '#contract/office/import-api.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { AppContext } from '../../app-context.ts';

/** Records in the audit log what an import has written. */
export async function noteImport({ db }: Pick<AppContext, 'db'>, kind: string, result: ImportResult): Promise<void> {
  if (result.dry_run) return;
  const changes = Object.entries(result.counts).map(([field, count]) => ({ field, before: '', after: String(count) }));
  await recordAudit(db, { action: 'imported', kind, title: '', changes });
}
