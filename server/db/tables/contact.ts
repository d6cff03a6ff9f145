import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { OpeningHours } from '#contract/contact/contact.ts';
import { at, bothEmpty, localizedText } from '../columns.ts';

/** A department that visitors may write to or call. */
export const departments = pgTable('departments', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  description: localizedText('description').notNull().default(bothEmpty),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
  position: integer('position').notNull().default(0),
});

export const contactPeople = pgTable(
  'contact_people',
  {
    id: serial('id').primaryKey(),
    departmentId: integer('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Job title: `Leitung`. */
    role: localizedText('role').notNull().default(bothEmpty),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('contact_people_department').on(table.departmentId, table.position, table.id)],
);

/** Mail to be sent; a row stays until a mail server has accepted it. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: serial('id').primaryKey(),
    /** Kind: `contact`, `newsletter`, … */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    sentAt: at('sent_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('outgoing_mail_waiting').on(table.sentAt, table.nextAttemptAt)],
);
