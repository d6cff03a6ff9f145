import type { AuditAction, AuditChange } from '#contract/accounts/audit-api.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { SessionUser } from '../../app-context.ts';
import { currentActor } from './actor.ts';
import { auditLog } from '../../db/tables/audit.ts';

export interface AuditNote {
  action: AuditAction;
  /** What it was done to: `production`, `page`, `user`, … */
  kind: string;
  id?: number | string;
  /** What it is called, in German. */
  title: string;
  changes?: AuditChange[];
}

/** Most field changes recorded of one write, and most characters of a title. */
const maxChanges = 40;
const longestTitle = 200;

/**
 * Writes down what somebody did, with everything else that the transaction does or not at all. What the house does by
 * itself is not written down.
 */
export async function recordAudit(
  tx: Database | Transaction,
  { action, kind, id, title, changes = [] }: AuditNote,
  actor: Pick<SessionUser, 'id' | 'username'> | null = currentActor(),
): Promise<void> {
  if (!actor) return;
  await tx.insert(auditLog).values({
    userId: actor.id,
    userName: actor.username,
    action,
    kind,
    objectId: id === undefined ? null : String(id),
    title: title.slice(0, longestTitle),
    changes: changes.slice(0, maxChanges),
  });
}
