import { and, eq, isNull } from 'drizzle-orm';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteMentions, noteReplies } from '../../db/tables/sections.ts';
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts';
import type { SectionRow } from '../sections/revisions/section-row.ts';
import { ownersOf } from '../sections/section-owners.ts';
import { addressOfNote } from './address-of-note.ts';
import { type NotesContext, refused } from './notes-context.ts';
import { peopleOf, type PersonRow } from './people.ts';
import type { NoteRow } from './read-notes.ts';
import { quoteWords } from '../../platform/mail/quote-words.ts';
import { serverText } from '../../platform/server-text.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';

interface Facts {
  to: { name: string; email: string; language: Locale | null };
  /** Title of the page or record. */
  title: Localized<string>;
  /** Who has written. */
  by: string;
  /** The words that the note is about; null for a module or a field. */
  quote: string | null;
  text: string;
  link: string;
}

type NoteEvent = 'mentioned' | 'answered';

/** The mail about a note, or an answer, in the language of the account; German is that of the house. */
export function noteMail(event: NoteEvent, { to, title, by, quote, text, link }: Facts): Mail {
  const locale = to.language ?? 'de';
  const about = inLocale(title, locale).text;
  const parts = [
    serverText('mail.greeting', locale, { name: to.name }),
    serverText(`mail.${event}`, locale, { by, title: about }),
    quoteWords(text, locale),
    ...(quote === null ? [] : [serverText('mail.note_about', locale), quoteWords(quote, locale)]),
    link,
    serverText('mail.note_end', locale),
  ];
  return {
    kind: 'note',
    recipient: to.email,
    subject: serverText(`mail.${event}_subject`, locale, { title: about }),
    body: `${parts.join('\n\n')}\n`,
    action: serverText('mail.note_action', locale),
    locale,
  };
}

/** A text that somebody has written: a note, or an answer to one. */
export interface Written {
  section: SectionRow;
  note: NoteRow;
  text: string;
  /** Id of the answer; null for the note itself. */
  replyId: number | null;
  /** Ids of users that the sender wants to name. */
  mentions: string[];
  user: SessionUser;
}

/** A transaction in which a text is written. */
export interface Writing extends Pick<NotesContext, 'resources' | 'config' | 'clock'> {
  tx: Transaction;
}

/**
 * Stores whom a text names, instead of whom it has named before, and mails those who want it. Nobody gets two mails about
 * one text.
 */
export async function notifyPeople(ctx: Writing, written: Written): Promise<void> {
  const people = await peopleOf(ctx.tx, written.section);
  const before = written.replyId === null ? await takeMentions(ctx.tx, written.note) : [];
  const taking = written.replyId === null ? [] : await partakers(ctx.tx, written.note);
  const named = await storeMentions(ctx.tx, written, people);
  const mails = people.flatMap((to): { to: PersonRow; event: NoteEvent }[] => {
    if (to.id === written.user.id || to.noteMails === 'none') return [];
    if (named.includes(to)) return before.includes(to.id) ? [] : [{ to, event: 'mentioned' }];
    return to.noteMails === 'all' && taking.includes(to.id) ? [{ to, event: 'answered' }] : [];
  });
  if (mails.length > 0) await queueMails(ctx, written, mails);
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
  { note, replyId, mentions, text }: Written,
  people: PersonRow[],
): Promise<PersonRow[]> {
  const unknown = mentions.find((id) => people.every((person) => person.id !== id));
  if (unknown !== undefined) throw refused(`mentions.${mentions.indexOf(unknown)}`, 'note_person_unknown');
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

async function queueMails(
  { tx, resources, config, clock }: Writing,
  { section, note, text, user }: Written,
  mails: readonly { to: PersonRow; event: NoteEvent }[],
): Promise<void> {
  const owner = (await ownersOf({ db: tx, resources }, [section])).get(section.id);
  const title = owner?.title ?? { de: section.slug, en: section.slug };
  const shared = { title, by: user.username, quote: note.quote?.exact ?? null, text };
  for (const { to, event } of mails) {
    const link = new URL(addressOfNote(owner, note, to.language ?? 'de'), config.siteUrl).href;
    await queueMail({ db: tx, now: clock() }, noteMail(event, { ...shared, to, link }));
  }
}
