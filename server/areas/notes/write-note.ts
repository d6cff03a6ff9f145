import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { maxNotes, type Note, type NoteAnchor } from '#contract/editing/notes-api.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteReplies, notes, sections } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { cleanText } from '#text/clean-text.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection, type SectionRow, storedDraft } from '../sections/revisions/section-row.ts';
import { checkAnchor, wordsOf } from './check-anchor.ts';
import { type NotesContext, refused } from './notes-context.ts';
import { type NoteRow, toNotes } from './read-notes.ts';
import { notifyPeople } from './notify-people.ts';

interface NewNote {
  slug: string;
  anchor: NoteAnchor;
  text: string;
  mentions?: string[] | undefined;
  suggestion?: string | null | undefined;
  user: SessionUser;
}

/** Writes a note on a module of the draft, and tells whom it names. */
export function writeNote(ctx: NotesContext, { slug, anchor, user, ...given }: NewNote): Promise<Note> {
  return withInvalidation(ctx, async (tx, changed) => {
    const section = await getSection(tx, slug);
    allowSection(user, section);
    const suggestion = typeof given.suggestion === 'string' ? cleanText(given.suggestion) : null;
    const block = checkAnchor(await storedDraft(tx, section), anchor, suggestion);
    if ((await tx.$count(notes, eq(notes.sectionId, section.id))) >= maxNotes.page)
      throw refused('text', { key: 'note_too_many', params: { max: maxNotes.page } });
    const now = ctx.clock();
    const text = cleanText(given.text);
    const { field, locale, quote } = anchor;
    const [note] = await tx
      .insert(notes)
      .values({
        sectionId: section.id,
        blockId: block.id,
        model: block.model,
        words: wordsOf(block),
        field,
        locale,
        quote,
        text,
        suggestion,
        ...authorOf(user),
        createdAt: now,
        activeAt: now,
      })
      .returning();
    if (!note) throw new Error('The note was not stored');
    await notifyPeople({ ...ctx, tx }, { section, note, text, replyId: null, mentions: given.mentions ?? [], user });
    changed.add(tags.notes(slug));
    return only(await toNotes({ db: tx, user }, [note]));
  });
}

interface Answer {
  id: number;
  text: string;
  mentions?: string[] | undefined;
  user: SessionUser;
}

/** Answers a note, and tells those who take part. */
export function answerNote(ctx: NotesContext, { id, user, mentions = [], ...given }: Answer): Promise<Note> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { note, section } = await lockNote(tx, id, user);
    if ((await tx.$count(noteReplies, eq(noteReplies.noteId, id))) >= maxNotes.replies)
      throw refused('text', { key: 'note_too_many_answers', params: { max: maxNotes.replies } });
    const createdAt = ctx.clock();
    const text = cleanText(given.text);
    const [reply] = await tx
      .insert(noteReplies)
      .values({ noteId: id, text, ...authorOf(user), createdAt })
      .returning();
    if (!reply) throw new Error('The answer was not stored');
    await tx.update(notes).set({ activeAt: createdAt }).where(eq(notes.id, id));
    await notifyPeople({ ...ctx, tx }, { section, note, text, replyId: reply.id, mentions, user });
    changed.add(tags.notes(section.slug));
    return only(await toNotes({ db: tx, user }, [note]));
  });
}

/** A note on a section that the user may edit, locked until the transaction ends; throws 404 or 403 otherwise. */
export async function lockNote(
  tx: Transaction,
  id: number,
  user: SessionUser,
): Promise<{ note: NoteRow; section: SectionRow }> {
  const [note] = await tx.select().from(notes).where(eq(notes.id, id)).for('update');
  const [section] = note ? await tx.select().from(sections).where(eq(sections.id, note.sectionId)) : [];
  if (!note || !section) throw new AppError('not_found');
  allowSection(user, section);
  return { note, section };
}

export function only(found: Note[]): Note {
  const [note] = found;
  if (!note) throw new AppError('not_found');
  return note;
}

function authorOf({ id, username }: SessionUser) {
  return { authorId: id, authorName: username };
}
