import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Note, NoteReply } from '#contract/editing/notes-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { noteMentions, noteReplies, notes } from '../../db/tables/sections.ts';

export type NoteRow = typeof notes.$inferSelect;
type ReplyRow = typeof noteReplies.$inferSelect;
type MentionRow = typeof noteMentions.$inferSelect;

interface Reading {
  db: Database | Transaction;
  user: SessionUser;
}

/** Notes with their answers, oldest first. */
export async function readNotes(reading: Reading, where: SQL | undefined): Promise<Note[]> {
  const rows = await reading.db.select().from(notes).where(where).orderBy(asc(notes.id));
  return toNotes(reading, rows);
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
