import type { OpenAPIHono } from '@hono/zod-openapi';
import { notesApi, type ListedNote, type Note, type noteLists } from '#contract/editing/notes-api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { changeNote, deleteNote, deleteReply } from './change-note.ts';
import { peopleOf } from './people.ts';
import { answerNote, writeNote } from './write-note.ts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { fieldOf, isModel, kindOf } from '#contract/blocks/block.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Locale } from '#contract/base/locale.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import { noteMentions, noteReplies, notes, sections } from '../../db/tables/sections.ts';
import type { RequestContext } from '../../request-context.ts';
import { ownersOf } from '../sections/section-owners.ts';
import { addressOfNote } from './address-of-note.ts';
import type { NotesContext } from './notes-context.ts';
import { readNotes, toNotes } from './read-notes.ts';

/** Notes of the staff on modules. No other area reads them. */
export function notesRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const house = { ...ctx, resources };
  mount({ app, ctx }, notesApi.list, ({ params, user }) => listNotes(ctx, params.slug, requireUser(user)));
  mount({ app, ctx }, notesApi.create, ({ params, body, user }) =>
    writeNote(house, { ...body, slug: params.slug, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.change, ({ params, body, user }) =>
    changeNote(house, { ...body, id: params.id, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.remove, async ({ params, user }) => {
    await deleteNote(house, params.id, requireUser(user));
    return null;
  });
  mount({ app, ctx }, notesApi.reply, ({ params, body, user }) =>
    answerNote(house, { ...body, id: params.id, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.removeReply, async ({ params, user }) => {
    await deleteReply(house, { id: params.id, reply: params.number, user: requireUser(user) });
    return null;
  });
  mount({ app, ctx }, notesApi.people, async ({ params, user }) => {
    const section = await getSection(ctx.db, params.slug);
    allowSection(requireUser(user), section);
    return (await peopleOf(ctx.db, section)).map(({ id, name }) => ({ id, name }));
  });
  mount({ app, ctx }, notesApi.listAll, async ({ query, user, address, request }) =>
    listAnswer(
      { address, query },
      await listNotesOfHouse({ ...house, ...request }, { query, user: requireUser(user) }),
    ),
  );
}

/** All notes on a section. */
async function listNotes({ db }: Pick<NotesContext, 'db'>, slug: string, user: SessionUser): Promise<Note[]> {
  const section = await getSection(db, slug);
  allowSection(user, section);
  return readNotes({ db, user }, eq(notes.sectionId, section.id));
}

interface HouseQuery {
  page: number;
  page_size: number;
  which: (typeof noteLists)[number];
}

/** Notes on all sections that the user may edit, of the parts that the house has. */
async function listNotesOfHouse(
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
