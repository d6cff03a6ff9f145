import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { AuditChange, AuditEntry } from '#contract/accounts/audit-api.ts';
import { at } from '../columns.ts';

/** Audit log; rows are never changed and deleted after a configured time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial('id').primaryKey(),
    at: at('at').notNull().defaultNow(),
    /** No foreign key: the entry stays when the user is deleted. */
    userId: text('user_id'),
    userName: text('user_name').notNull(),
    action: text('action').$type<AuditEntry['action']>().notNull(),
    kind: text('kind').notNull(),
    objectId: text('object_id'),
    title: text('title').notNull(),
    changes: jsonb('changes').$type<AuditChange[]>().notNull().default([]),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_object').on(table.kind, table.objectId, table.id),
    index('audit_log_user').on(table.userId, table.id),
  ],
);
