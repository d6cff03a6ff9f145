import { eq } from 'drizzle-orm';
import type { Role } from '#contract/accounts/capabilities.ts';
import { type ListedNote, type Note, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { get, send, sharedBackend, type TestBackend } from '#tests/test-backend.ts';
import { users } from '../../db/tables/accounts.ts';

/** A note on a whole module. */
export const module = (block: string): NoteAnchor => ({ block, field: null, locale: null, quote: null });

/** A note on words of the text that `pageWithText` makes. */
export const words = (block: string): NoteAnchor => ({
  block,
  field: 'content',
  locale: 'de',
  quote: { exact: 'um acht', prefix: 'Der Vorhang hebt sich ', suffix: '.', start: 22 },
});

export const notesOf = (slug: string) => `/de/pageeditor-api/section/${slug}/notes`;

/** A house with a user of each role, and the calls for notes by them. */
export async function houseWithNotes(clock: () => Date = () => new Date()) {
  const backend = await sharedBackend({ clock });
  const headers: Partial<Record<Role, Record<string, string>>> = {};
  for (const role of ['press', 'programme_editor', 'editor', 'publisher', 'admin'] as const)
    headers[role] = await backend.signIn(role);
  const as = (role: Role) => headers[role] ?? {};
  return { backend, as, ...callsFor({ backend, as }) };
}

interface Callers {
  backend: TestBackend;
  as: (role: Role) => Record<string, string>;
}

function callsFor({ backend, as }: Callers) {
  return {
    async idOf(role: Role): Promise<string> {
      const [row] = await backend.ctx.db
        .select()
        .from(users)
        .where(eq(users.email, `${role}@oper.example`));
      return row?.id ?? '';
    },
    /** A page with a text module and a quote. */
    async pageWithText() {
      const page = await makePage(backend.ctx, {});
      const text = makeBlock('text', { de: { content: '<p>Der Vorhang hebt sich um acht.</p>' } });
      const quote = makeBlock('quote', { de: { content: 'Vorhang auf', author: 'Ein Gast' } });
      const slug = await makeOwnSection(backend.ctx, 'page', page.id, [text, quote]);
      return { page, slug, text: text.id, quote: quote.id };
    },
    write: (
      slug: string,
      anchor: NoteAnchor,
      { by = 'editor', ...more }: { by?: Role; [name: string]: unknown } = {},
    ) => send(backend, 'POST', notesOf(slug), as(by), { anchor, text: 'Bitte prüfen', ...more }),
    change: (id: number, body: object, role: Role = 'editor') =>
      send(backend, 'POST', `/de/pageeditor-api/notes/${id}`, as(role), body),
    answer: (id: number, body: object, role: Role = 'publisher') =>
      send(backend, 'POST', `/de/pageeditor-api/notes/${id}/replies`, as(role), body),
    remove: (id: number, role: Role, reply?: number) =>
      send(backend, 'DELETE', `/de/pageeditor-api/notes/${id}${reply ? `/replies/${reply}` : ''}`, as(role)),
    async list(slug: string, role: Role = 'editor'): Promise<Note[]> {
      return (await get(backend, notesOf(slug), notesApi.list.response, as(role))).body;
    },
    async house(which: string, role: Role): Promise<ListedNote[]> {
      const path = `/en/api/notes/?which=${which}&page_size=100`;
      return (await get(backend, path, notesApi.listAll.response, as(role))).body.results;
    },
    wantMails: (role: Role, noteMails: 'mentions' | 'all' | 'none') =>
      backend.ctx.db
        .update(users)
        .set({ noteMails })
        .where(eq(users.email, `${role}@oper.example`)),
  };
}
