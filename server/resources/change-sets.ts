import { and, desc, eq, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { groupBy, recordOf } from '#contract/base/records.ts';
import type { LeftEntry } from '#contract/resources/change-sets.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { SessionUser } from '../app-context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import { type ChangedRecord, type ChangedText, changeSets } from '../db/tables/audit.ts';
import { writeMessage } from '../http/errors/write-message.ts';
import { type AuditNote, recordAudit } from '../platform/audit/record.ts';
import type { ChangeContext } from '../request-context.ts';
import { nameOf, type Resource } from './definition/resource.ts';
import { toShown, toStored } from './stored-values.ts';
import { updateRecordIn } from './write-stored.ts';

type Kind = (typeof changeSets.$inferSelect)['kind'];
type Values = Record<string, unknown>;

const day = 86_400_000;
/** Days for which replaced texts are kept, and number of bulk changes; releases are few. */
const [keptDays, keptBulkChanges] = [30, 50];

/** Why an entry is left for somebody without the rights that it needs. */
const rightsLacking = ['no_right_to_text', 'publishing_not_permitted'] as const;

function isOld(now: Date): SQL {
  const since = new Date(now.getTime() - keptDays * day).toISOString();
  return sql`(${changeSets.kind} = 'replacement' and ${changeSets.at} < ${since}::timestamptz)`;
}

/** Stores an act with what everything was before; returns its id. */
export async function storeChangeSet(tx: Transaction, act: typeof changeSets.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(changeSets).values(act).returning({ id: changeSets.id });
  if (!stored) throw new Error('It was not stored');
  return stored.id;
}

/** The last act of a kind that was not undone, with the number of its entries and what was asked for; null if there is none. */
export async function lastChangeSet(
  db: Database | Transaction,
  { kind, objectId, now }: { kind: Kind; objectId?: number; now: Date },
) {
  const { id, at, userName, details, entries } = changeSets;
  const [last] = await db
    .select({ id, at, user_name: userName, count: sql<number>`jsonb_array_length(${entries})`, details })
    .from(changeSets)
    .where(
      and(
        eq(changeSets.kind, kind),
        objectId === undefined ? undefined : eq(changeSets.objectId, objectId),
        isNull(changeSets.undoneAt),
        not(isOld(now)),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  if (!last) return null;
  const { details: asked, ...act } = last;
  return { ...act, ...asked, at: berlinIso(act.at) };
}

/** Deletes what cannot be undone any more. */
export async function forgetChangeSets({ db, now }: { db: Database; now: Date }): Promise<void> {
  const { id, kind } = changeSets;
  const isBulk = eq(kind, 'bulk_change');
  const last = db.select({ id }).from(changeSets).where(isBulk).orderBy(desc(id)).limit(keptBulkChanges);
  await db.delete(changeSets).where(or(isOld(now), and(isBulk, notInArray(id, last))));
  // The table before it, which the next version drops.
  await db.execute(sql`delete from text_replacements where at < now() - interval '30 days'`);
}

interface UndoContext extends ChangeContext {
  /** Those of which the act may have changed records. */
  resources: readonly Resource[];
  user: SessionUser;
  /** Language of names and messages. */
  locale: Locale;
  now: Date;
}

/** An entry that is left as it is, and why. */
export type Left = Omit<LeftEntry, 'message'> & { reason: Message };

interface Undoing {
  kind: Kind;
  id: number;
  /** What the audit log says of it. */
  audited: (act: typeof changeSets.$inferSelect) => Pick<AuditNote, 'kind' | 'id' | 'title'>;
  /** Gives texts of one section their former values as one step; returns those that were left. */
  undoTexts?: (texts: ChangedText[], step: string) => Promise<Left[]>;
}

/**
 * Gives the entries of an act their former values, once. An entry that somebody has changed since, or that the user may not
 * change, is left and named. Throws 404 if there is no such act or it was undone before.
 */
export async function undoChangeSet(
  ctx: UndoContext,
  { kind, id, audited, undoTexts }: Undoing,
): Promise<{ restored: number; left: LeftEntry[] }> {
  const { db: tx, now, locale } = ctx;
  const wanted = and(eq(changeSets.id, id), eq(changeSets.kind, kind), not(isOld(now)));
  const [act] = await tx.select().from(changeSets).where(wanted).for('update');
  if (!act || act.undoneAt) throw new AppError('not_found');
  const note = audited(act);
  const texts = act.entries.filter((entry) => 'target' in entry);
  const records = act.entries.filter((entry) => 'resource' in entry);
  const all: Left[] = [];
  for (const group of groupBy(texts, ({ target }) => target.slug).values())
    all.push(...((await undoTexts?.(group, note.title)) ?? []));
  for (const group of groupBy(records, (entry) => `${entry.resource} ${entry.id}`).values())
    all.push(...(await undoRecord(ctx, group)));
  const restored = act.entries.length - all.length;
  // Somebody without the rights must not use up the undo of others.
  if (restored > 0 || !all.some(({ reason }) => isOneOf(rightsLacking, reason))) {
    await tx.update(changeSets).set({ undoneAt: now, undoneBy: ctx.user.username }).where(eq(changeSets.id, id));
    const changes = [{ field: 'entries', before: String(act.entries.length), after: String(restored) }];
    await recordAudit(tx, { ...note, action: 'undone', changes });
  }
  return { restored, left: all.map((left) => writeLeft(left, locale)) };
}

export function writeLeft({ reason, ...left }: Left, locale: Locale): LeftEntry {
  return { ...left, message: writeMessage(reason, locale) };
}

/** Undoes the entries of one record as one change of it; returns those that were left. */
async function undoRecord(ctx: UndoContext, entries: ChangedRecord[]): Promise<Left[]> {
  const resource = ctx.resources.find(({ contract }) => contract.name === entries[0]?.resource);
  const id = entries[0]?.id ?? 0;
  let name = '';
  const leave = (some: ChangedRecord[], reason: Message) =>
    some.map(({ title, label }): Left => ({ id, title: name || title, label, reason }));
  if (!resource) return leave(entries, 'does_not_exist');
  if (!can(ctx.user.role, resource.contract.access)) return leave(entries, 'no_right_to_text');
  let kept: ChangedRecord[] = [];
  const fill = (state: Values) => {
    name = nameOf(state, ctx.locale);
    kept = entries.filter(({ after }) => !holds(resource, state, after));
    return withValues(
      state,
      entries.filter((entry) => !kept.includes(entry)).map(({ before }) => before),
    );
  };
  try {
    // A record that the database refuses must not end the others.
    await ctx.db.transaction((db) => updateRecordIn({ db, changed: ctx.changed }, { resource, id, fill }));
    return leave(kept, 'changed_since_act');
  } catch (error) {
    return leave(entries, refusalOf(error));
  }
}

/** Why a record refuses a change; throws what is no refusal. */
export function refusalOf(error: unknown): Message {
  if (isDuplicate(error)) return 'changed_since_act';
  if (!(error instanceof AppError)) throw error;
  return error.code === 'not_found' ? 'does_not_exist' : (error.issues?.[0]?.message ?? 'invalid_value');
}

/** Whether a record still has these values; a moment can be written in several ways. */
function holds({ contract: { fields } }: Resource, state: Values, values: Values): boolean {
  return Object.entries(values).every(([path, value]) => {
    const field = fields[path];
    const shown = field ? toShown(field, toStored(field, value)) : value;
    const present = path.split('.').reduce<unknown>(childOf, state);
    return JSON.stringify(shown) === JSON.stringify(present);
  });
}

function childOf(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : recordOf(value)[key];
}

/** The fields in which these values are, with them. */
function withValues(state: Values, all: Values[]): Values {
  const next: Values = {};
  for (const [path, value] of all.flatMap((values) => Object.entries(values))) {
    const [field = '', ...rest] = path.split('.');
    next[field] = replaceAt(field in next ? next[field] : state[field], rest, value);
  }
  return next;
}

function replaceAt(value: unknown, [key, ...rest]: string[], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  const child = replaceAt(childOf(value, key), rest, leaf);
  return Array.isArray(value) ? value.with(Number(key), child) : { ...recordOf(value), [key]: child };
}
