import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { fieldOf, isModel, kindOf } from '#contract/blocks/block.ts';
import type { ListedNote, Note, NoteReply, notesApi } from '#contract/editing/notes-api.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { noteMentions, noteReplies, notes, sections } from '../../db/tables/sections.ts';
import { offsetOf } from '../../http/list-answer.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { ownersOf, type SectionOwner } from '../sections/section-owners.ts';
import type { z } from 'zod';

export interface NotesContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'> {
  /** Everything with a section, pages included. */
  resources: readonly Resource[];
}

export type NoteRow = typeof notes.$inferSelect;
type ReplyRow = typeof noteReplies.$inferSelect;
type MentionRow = typeof noteMentions.$inferSelect;

interface Reading {
  db: Database | Transaction;
  user: SessionUser;
}

/** The rows with their answers, in the given order. */
export async function toNotes({ db, user }: Reading, rows: NoteRow[]): Promise<Note[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const replies = await db
    .select()
    .from(noteReplies)
    .where(inArray(noteReplies.noteId, ids))
    .orderBy(asc(noteReplies.id));
  const mentions = await db
    .select()
    .from(noteMentions)
    .where(inArray(noteMentions.noteId, ids))
    .orderBy(asc(noteMentions.id));
  return rows.map((row) => toNote(user, { row, replies, mentions }));
}

function toNote(
  user: SessionUser,
  { row, replies, mentions }: { row: NoteRow; replies: ReplyRow[]; mentions: MentionRow[] },
): Note {
  const own = mentions.filter(({ noteId }) => noteId === row.id);
  return {
    ...written(
      user,
      row,
      own.filter(({ replyId }) => replyId === null),
    ),
    anchor: { block: row.blockId, field: row.field, locale: row.locale, quote: row.quote },
    module: { model: row.model, words: row.words },
    suggestion: row.suggestion,
    edited_at: row.editedAt && berlinIso(row.editedAt),
    done_at: row.doneAt && berlinIso(row.doneAt),
    done_by: row.doneBy,
    replies: replies
      .filter(({ noteId }) => noteId === row.id)
      .map((reply) =>
        written(
          user,
          reply,
          own.filter(({ replyId }) => replyId === reply.id),
        ),
      ),
  };
}

function written(user: SessionUser, row: NoteRow | ReplyRow, mentions: MentionRow[]): NoteReply {
  return {
    id: row.id,
    text: row.text,
    mentions: mentions.map(({ userId, name }) => ({ id: userId, name })),
    author: row.authorName,
    mine: row.authorId === user.id,
    created_at: berlinIso(row.createdAt),
  };
}

/** Where a note is opened in the editor: in the language of its text, or in the given one. */
export function addressOfNote(
  owner: SectionOwner | undefined,
  { id, locale }: Pick<NoteRow, 'id' | 'locale'>,
  preferred: Locale,
): string {
  const language = locale ?? preferred;
  return `${owner?.urls?.[language] ?? `/${language}`}?edit#note-${id}`;
}

/** All notes on a section, oldest first. */
export async function listNotes({ db }: Pick<NotesContext, 'db'>, slug: string, user: SessionUser): Promise<Note[]> {
  const section = await getSection(db, slug);
  allowSection(user, section);
  const rows = await db.select().from(notes).where(eq(notes.sectionId, section.id)).orderBy(asc(notes.id));
  return toNotes({ db, user }, rows);
}

type HouseQuery = z.output<typeof notesApi.listAll.query>;

/** Notes on all sections that the user may edit, of the parts that the house has. */
export async function listNotesOfHouse(
  ctx: NotesContext & Pick<RequestContext, 'locale' | 'partsOff'>,
  { query, user }: { query: HouseQuery; user: SessionUser },
): Promise<{ count: number; results: ListedNote[] }> {
  const { db, locale } = ctx;
  const where = and(inList(ctx, query.which, user), await ofEditable(ctx, user));
  const rows = await db
    .select({ note: notes, section: sections })
    .from(notes)
    .innerJoin(sections, eq(sections.id, notes.sectionId))
    .where(where)
    .orderBy(desc(notes.activeAt), desc(notes.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const owners = await ownersOf(
    ctx,
    rows.map(({ section }) => section),
  );
  const found = await toNotes(
    { db, user },
    rows.map(({ note }) => note),
  );
  const results: ListedNote[] = [];
  for (const [at, note] of found.entries()) {
    const owner = owners.get(rows[at]?.section.id ?? 0);
    const url = addressOfNote(owner, { id: note.id, locale: note.anchor.locale }, locale);
    const page = owner ? inLocale(owner.title, locale).text : '';
    results.push({ ...note, ...namesOf(note, locale), page, url });
  }
  return { count: await db.$count(notes, where), results };
}

function inList({ db }: NotesContext, which: HouseQuery['which'], user: SessionUser): SQL | undefined {
  if (which === 'done') return isNotNull(notes.doneAt);
  if (which === 'open') return isNull(notes.doneAt);
  const naming = db.select({ id: noteMentions.noteId }).from(noteMentions).where(eq(noteMentions.userId, user.id));
  const answered = db.select({ id: noteReplies.noteId }).from(noteReplies).where(ne(noteReplies.authorId, user.id));
  const isMine = or(inArray(notes.id, naming), and(eq(notes.authorId, user.id), inArray(notes.id, answered)));
  return and(isNull(notes.doneAt), isMine);
}

/** On sections whose modules the user may edit. */
async function ofEditable(
  { db, partsOff }: NotesContext & Pick<RequestContext, 'partsOff'>,
  { role }: SessionUser,
): Promise<SQL | undefined> {
  const kinds = await db.selectDistinct({ kind: sections.contentType }).from(sections);
  const off = kindsOff(partsOff);
  const isOff = (kind: string | null) => off.some((one) => one === kind);
  const allowed = kinds.map(({ kind }) => kind).filter((kind) => can(role, moduleAccess(kind)) && !isOff(kind));
  const named = allowed.flatMap((kind) => kind ?? []);
  const editable = db
    .select({ id: sections.id })
    .from(sections)
    .where(or(inArray(sections.contentType, named), ...(allowed.includes(null) ? [isNull(sections.contentType)] : [])));
  return inArray(notes.sectionId, editable);
}

function namesOf({ module, anchor }: Note, locale: Locale): Pick<ListedNote, 'module_name' | 'field_name'> {
  if (!isModel(module.model)) return { module_name: module.model, field_name: anchor.field };
  const field = anchor.field === null ? undefined : fieldOf(module.model, anchor.field);
  return { module_name: kindOf(module.model).label[locale], field_name: field?.label[locale] ?? anchor.field };
}
