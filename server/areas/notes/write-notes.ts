import { and, eq, isNull } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import { maxNotes, type Note, type NoteAnchor, type notesApi } from '#contract/editing/notes-api.ts';
import { cleanText } from '#text/clean-text.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteMentions, noteReplies, notes, sections } from '../../db/tables/sections.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { type HandoverEvent, notify } from '../../platform/handover/notify.ts';
import { type Person, peopleWho } from '../../platform/handover/people.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection, type SectionRow, storedDraft } from '../sections/revisions/section-row.ts';
import { ownersOf } from '../sections/section-owners.ts';
import { addressOfNote, type NoteRow, type NotesContext, toNotes } from './read-notes.ts';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import { isTextKind } from '#contract/fields/field.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { shortened } from '#text/beginning-of.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';

type NewNote = BodyOf<typeof notesApi.create> & { slug: string; user: SessionUser };

/** Writes a note on a module of the draft, and tells whom it names. */
export function writeNote(ctx: NotesContext, { slug, anchor, user, mentions, ...given }: NewNote): Promise<Note> {
  return withInvalidation(ctx, async (tx, changed) => {
    const section = await getSection(tx, slug);
    allowSection(user, section);
    const suggestion = typeof given.suggestion === 'string' ? cleanText(given.suggestion) : null;
    const block = checkAnchor(await storedDraft(tx, section), anchor, suggestion);
    if ((await tx.$count(notes, eq(notes.sectionId, section.id))) >= maxNotes.page)
      throw invalid('text', { key: 'note_too_many', params: { max: maxNotes.page } });
    const now = ctx.clock();
    const { field, locale, quote } = anchor;
    const [note] = await tx
      .insert(notes)
      .values({
        sectionId: section.id,
        ...{ blockId: block.id, model: block.model, words: wordsOf(block), field, locale, quote },
        ...{ text: cleanText(given.text), suggestion },
        ...{ authorId: user.id, authorName: user.username, createdAt: now, activeAt: now },
      })
      .returning();
    if (!note) throw new Error('The note was not stored');
    return told({ ...ctx, tx, changed }, { section, note, text: note.text, replyId: null, mentions, user });
  });
}

type Answer = BodyOf<typeof notesApi.reply> & { id: number; user: SessionUser };

/** Answers a note, and tells those who take part. */
export function answerNote(ctx: NotesContext, { id, user, mentions, ...given }: Answer): Promise<Note> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { note, section } = await lockNote(tx, id, user);
    if ((await tx.$count(noteReplies, eq(noteReplies.noteId, id))) >= maxNotes.replies)
      throw invalid('text', { key: 'note_too_many_answers', params: { max: maxNotes.replies } });
    const createdAt = ctx.clock();
    const text = cleanText(given.text);
    const [reply] = await tx
      .insert(noteReplies)
      .values({ noteId: id, text, authorId: user.id, authorName: user.username, createdAt })
      .returning();
    if (!reply) throw new Error('The answer was not stored');
    await tx.update(notes).set({ activeAt: createdAt }).where(eq(notes.id, id));
    return told({ ...ctx, tx, changed }, { section, note, text, replyId: reply.id, mentions, user });
  });
}

type NoteChange = BodyOf<typeof notesApi.change> & { id: number; user: SessionUser };

/** Changes a note: the text by its author, everything else by whoever may edit the page. */
export function changeNote(ctx: NotesContext, { id, user, mentions, ...change }: NoteChange): Promise<Note> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { note, section } = await lockNote(tx, id, user);
    const values = valuesOf(note, change, { user, now: ctx.clock() });
    if (change.suggestion) {
      const { blockId: block, field, locale, quote } = note;
      checkAnchor(await storedDraft(tx, section), { block, field, locale, quote }, change.suggestion);
    }
    if (Object.keys(values).length === 0) return toNote({ db: tx, user }, note);
    const [after] = await tx.update(notes).set(values).where(eq(notes.id, id)).returning();
    if (!after) throw new AppError('not_found');
    const text = change.text === undefined ? null : after.text;
    return told({ ...ctx, tx, changed }, { section, note: after, text, replyId: null, mentions, user });
  });
}

function valuesOf(
  note: NoteRow,
  { done, quote, text, suggestion }: Omit<NoteChange, 'id' | 'user'>,
  { user, now }: { user: SessionUser; now: Date },
): Partial<NoteRow> {
  const isWritten = text !== undefined || suggestion !== undefined;
  if (isWritten && note.authorId !== user.id) throw new AppError('forbidden', 'note_of_somebody_else');
  if (quote && !note.quote) throw invalid('quote', 'note_needs_text_field');
  return {
    ...(text !== undefined && { text: cleanText(text) }),
    ...(suggestion !== undefined && { suggestion: suggestion === null ? null : cleanText(suggestion) }),
    ...(isWritten && { editedAt: now }),
    ...(quote && { quote }),
    ...(done === true && note.doneAt === null && { doneAt: now, doneBy: user.username, activeAt: now }),
    ...(done === false && note.doneAt !== null && { doneAt: null, doneBy: null, activeAt: now }),
  };
}

/** Deletes a note with its answers, or one of these; for its author and for admins, as authors leave the house. */
export function deleteNote(
  ctx: NotesContext,
  { id, reply: replyId, user }: { id: number; reply?: number; user: SessionUser },
): Promise<null> {
  return withInvalidation(ctx, async (tx, changed) => {
    const { note, section } = await lockNote(tx, id, user);
    const ofReply = and(eq(noteReplies.id, replyId ?? 0), eq(noteReplies.noteId, id));
    const [written] = replyId === undefined ? [note] : await tx.select().from(noteReplies).where(ofReply);
    if (!written) throw new AppError('not_found');
    if (written.authorId !== user.id && !can(user.role, 'administration'))
      throw new AppError('forbidden', 'note_of_somebody_else');
    changed.add(tags.notes(section.slug));
    if (replyId === undefined) {
      await tx.delete(notes).where(eq(notes.id, id));
      const owner = (await ownersOf({ db: tx, resources: ctx.resources }, [section])).get(section.id);
      await recordAudit(tx, { action: 'removed', kind: 'note', id, title: owner?.title.de ?? section.slug });
    } else await tx.delete(noteReplies).where(ofReply);
    return null;
  });
}

/** A note on a section that the user may edit, locked until the transaction ends; throws 404 or 403 otherwise. */
async function lockNote(
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

async function toNote(reading: { db: Transaction; user: SessionUser }, row: NoteRow): Promise<Note> {
  const [note] = await toNotes(reading, [row]);
  if (!note) throw new AppError('not_found');
  return note;
}

/** A text that somebody has written: a note, or an answer to one. */
interface Written {
  section: SectionRow;
  note: NoteRow;
  /** Null if something else of the note was changed. */
  text: string | null;
  /** Id of the answer; null for the note itself. */
  replyId: number | null;
  /** Ids of users that the sender wants to name. */
  mentions: string[] | undefined;
  user: SessionUser;
}

/** A transaction in which a text is written. */
interface Writing extends Pick<NotesContext, 'resources' | 'config' | 'clock'> {
  tx: Transaction;
  changed: Set<string>;
}

/** Tells open windows, and those whom the text concerns, and returns the note. */
async function told(ctx: Writing, { text, ...written }: Written): Promise<Note> {
  if (text !== null) await notifyPeople(ctx, { ...written, text });
  ctx.changed.add(tags.notes(written.section.slug));
  return toNote({ db: ctx.tx, user: written.user }, written.note);
}

/**
 * Stores whom a text names, instead of whom it has named before, and mails those who want it. Nobody gets two mails about
 * one text.
 */
async function notifyPeople(ctx: Writing, written: Written & { text: string }): Promise<void> {
  const { tx } = ctx;
  const { section, note, text, replyId, user } = written;
  const people = await peopleWho(tx, moduleAccess(section.contentType));
  const before = replyId === null ? await takeMentions(tx, note) : [];
  const taking = replyId === null ? [] : await partakers(tx, note);
  const named = await storeMentions(tx, written, people);
  const mails = people.flatMap((to): { to: Person; event: HandoverEvent }[] => {
    if (to.id === user.id) return [];
    if (named.includes(to)) return before.includes(to.id) ? [] : [{ to, event: 'mentioned' }];
    return taking.includes(to.id) ? [{ to, event: 'answered' }] : [];
  });
  if (mails.length === 0) return;
  const owner = (await ownersOf({ db: tx, resources: ctx.resources }, [section])).get(section.id);
  const titles = [owner?.title ?? { de: section.slug, en: section.slug }];
  const facts = { titles, by: user.username, words: text, about: note.quote?.exact };
  for (const { to, event } of mails) {
    const link = new URL(addressOfNote(owner, note, to.language ?? 'de'), ctx.config.siteUrl).href;
    await notify({ db: tx, now: ctx.clock() }, event, { to, ...facts, link });
  }
}

/** Removes whom the note itself names; returns their ids. */
async function takeMentions(tx: Transaction, note: NoteRow): Promise<string[]> {
  const rows = await tx
    .delete(noteMentions)
    .where(and(eq(noteMentions.noteId, note.id), isNull(noteMentions.replyId)))
    .returning({ id: noteMentions.userId });
  return rows.map(({ id }) => id);
}

/** Stores the users whose name is in the text, and returns them. */
async function storeMentions(
  tx: Transaction,
  { note, replyId, mentions = [], text }: Written & { text: string },
  people: Person[],
): Promise<Person[]> {
  const unknown = mentions.find((id) => people.every((person) => person.id !== id));
  if (unknown !== undefined) throw invalid(`mentions.${mentions.indexOf(unknown)}`, 'note_person_unknown');
  const named = people.filter(({ id, name }) => mentions.includes(id) && text.includes(`@${name}`));
  const rows = named.map(({ id, name }) => ({ noteId: note.id, replyId, userId: id, name }));
  if (rows.length > 0) await tx.insert(noteMentions).values(rows);
  return named;
}

/** Ids of who wrote the note, has answered it or is named in it. */
async function partakers(tx: Transaction, note: NoteRow): Promise<string[]> {
  const replies = await tx.select().from(noteReplies).where(eq(noteReplies.noteId, note.id));
  const mentions = await tx.select().from(noteMentions).where(eq(noteMentions.noteId, note.id));
  return [note.authorId, ...replies.map(({ authorId }) => authorId), ...mentions.map(({ userId }) => userId)];
}

/** Maximum length of the stored beginning of a module’s words. */
const longestWords = 80;

/** The module of an anchor in the draft; throws 422 if it, the field or the language does not exist. */
function checkAnchor(root: Block, anchor: NoteAnchor, suggestion: string | null): Block {
  const block = anchor.block === root.id ? undefined : findBlock(root, anchor.block);
  if (!block) throw invalid('anchor.block', 'note_module_gone');
  const field = anchor.field === null ? undefined : fieldOf(block.model, anchor.field);
  if (anchor.field !== null && !field) throw invalid('anchor.field', 'note_field_unknown');
  if ((anchor.locale !== null) !== Boolean(field?.translated)) throw invalid('anchor.locale', 'note_language_wrong');
  const isText = isTextKind(field?.kind);
  if (anchor.quote && !isText) throw invalid('anchor.quote', 'note_needs_text_field');
  if (suggestion !== null && !isText) throw invalid('suggestion', 'note_needs_text_field');
  return block;
}

/** The beginning of a module’s title; empty without one. */
function wordsOf({ model, translations, fields }: Block): string {
  const { titleField = '' } = kindOf(model);
  const title = translations.de[titleField] || translations.en[titleField] || fields[titleField];
  const text = typeof title === 'string' ? htmlToText(title).trim() : '';
  return shortened(text, longestWords);
}
