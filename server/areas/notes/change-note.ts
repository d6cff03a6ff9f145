import { and, eq } from 'drizzle-orm';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Note, Quote } from '#contract/editing/notes-api.ts';
import type { SessionUser } from '../../app-context.ts';
import { noteReplies, notes } from '../../db/tables/sections.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { cleanText } from '#text/clean-text.ts';
import { ownersOf } from '../sections/section-owners.ts';
import { storedDraft } from '../sections/revisions/section-row.ts';
import { checkAnchor } from './check-anchor.ts';
import { type NotesContext, refused } from './notes-context.ts';
import { type NoteRow, toNotes } from './read-notes.ts';
import { notifyPeople } from './notify-people.ts';
import { lockNote, only } from './write-note.ts';

interface NoteChange {
  id: number;
  user: SessionUser;
  done?: boolean | undefined;
  quote?: Quote | undefined;
  text?: string | undefined;
  mentions?: string[] | undefined;
  suggestion?: string | null | undefined;
}

/** Changes a note: the text by its author, everything else by whoever may edit the page. */
export function changeNote(ctx: NotesContext, { id, user, ...change }: NoteChange): Promise<Note> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { note, section } = await lockNote(tx, id, user);
    const values = valuesOf(note, change, { user, now: ctx.clock() });
    if (change.suggestion) {
      const { blockId: block, field, locale, quote } = note;
      checkAnchor(await storedDraft(tx, section), { block, field, locale, quote }, change.suggestion);
    }
    if (Object.keys(values).length === 0) return only(await toNotes({ db: tx, user }, [note]));
    const [after] = await tx.update(notes).set(values).where(eq(notes.id, id)).returning();
    if (!after) throw new AppError('not_found');
    if (change.text !== undefined) {
      const { text } = after;
      const mentions = change.mentions ?? [];
      await notifyPeople({ ...ctx, tx }, { section, note: after, text, replyId: null, mentions, user });
    }
    changed.add(tags.notes(section.slug));
    return only(await toNotes({ db: tx, user }, [after]));
  });
}

function valuesOf(
  note: NoteRow,
  { done, quote, text, suggestion }: Omit<NoteChange, 'id' | 'user'>,
  { user, now }: { user: SessionUser; now: Date },
): Partial<NoteRow> {
  const isWritten = text !== undefined || suggestion !== undefined;
  if (isWritten && note.authorId !== user.id) throw new AppError('forbidden', 'note_of_somebody_else');
  if (quote && !note.quote) throw refused('quote', 'note_needs_text_field');
  return {
    ...(text !== undefined && { text: cleanText(text) }),
    ...(suggestion !== undefined && { suggestion: suggestion === null ? null : cleanText(suggestion) }),
    ...(isWritten && { editedAt: now }),
    ...(quote && { quote }),
    ...(done === true && note.doneAt === null && { doneAt: now, doneBy: user.username, activeAt: now }),
    ...(done === false && note.doneAt !== null && { doneAt: null, doneBy: null, activeAt: now }),
  };
}

/** Deletes a note with its answers. */
export function deleteNote(ctx: NotesContext, id: number, user: SessionUser): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { note, section } = await lockNote(tx, id, user);
    requireAuthor(note, user);
    await tx.delete(notes).where(eq(notes.id, id));
    const owner = (await ownersOf({ db: tx, resources: ctx.resources }, [section])).get(section.id);
    await recordAudit(tx, { action: 'removed', kind: 'note', id, title: owner?.title.de ?? section.slug });
    changed.add(tags.notes(section.slug));
  });
}

/** Deletes an answer. */
export function deleteReply(
  ctx: NotesContext,
  { id, reply: replyId, user }: { id: number; reply: number; user: SessionUser },
): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { section } = await lockNote(tx, id, user);
    const wanted = and(eq(noteReplies.id, replyId), eq(noteReplies.noteId, id));
    const [reply] = await tx.select().from(noteReplies).where(wanted);
    if (!reply) throw new AppError('not_found');
    requireAuthor(reply, user);
    await tx.delete(noteReplies).where(wanted);
    changed.add(tags.notes(section.slug));
  });
}

/** Admins remove what somebody who has left the house has written. */
function requireAuthor({ authorId }: { authorId: string }, { id, role }: SessionUser): void {
  if (authorId !== id && !can(role, 'administration')) throw new AppError('forbidden', 'note_of_somebody_else');
}
