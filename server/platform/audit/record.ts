import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { AuditAction, AuditChange } from '#contract/accounts/audit-api.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { SessionUser, AppContext } from '../../app-context.ts';
import { auditLog } from '../../db/tables/audit.ts';

const actors = new AsyncLocalStorage<SessionUser | null>();
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Makes the user of a write request available to all code that handles it. */
export function withActor(ctx: AppContext): MiddlewareHandler {
  return async (context, next) => {
    if (reading.has(context.req.method)) return next();
    return actors.run(await ctx.accounts.userOf(context.req.raw), next);
  };
}

/** The user who sent the current write; null for visitors and periodic jobs. */
export function currentActor(): SessionUser | null {
  return actors.getStore() ?? null;
}

export interface AuditNote {
  action: AuditAction;
  /** Kind of the changed entity: `production`, `page`, `user`, … */
  kind: string;
  id?: number | string;
  /** German title of the entity. */
  title: string;
  changes?: AuditChange[];
}

/** Who did it; a command of the shell has no id. */
type AuditActor = Pick<SessionUser, 'username'> & { id: string | null };

/** Maximum number of field changes recorded for one write; maximum length of a title. */
const maxChanges = 40;
const longestTitle = 200;

/**
 * Adds an entry to the audit log, in the transaction of the change. Changes without a user (visitors, periodic jobs)
 * are not recorded.
 */
export async function recordAudit(
  tx: Database | Transaction,
  { action, kind, id, title, changes = [] }: AuditNote,
  actor: AuditActor | null = currentActor(),
): Promise<void> {
  if (!actor) return;
  await tx.insert(auditLog).values({
    userId: actor.id,
    userName: actor.username,
    action,
    kind,
    objectId: id === undefined ? null : String(id),
    title: beginningOf(title, longestTitle),
    changes: changes.slice(0, maxChanges),
  });
}
