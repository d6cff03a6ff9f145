import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localeSchema } from '../base/locale.ts';
import { byId, idInAddress } from '../base/parameters.ts';
import { blockId } from '../blocks/block.ts';
import { moment } from '../resources/resource-fields.ts';
import { colleagueSchema } from './requests/publish-request.ts';
import { sectionSlug } from './section.ts';
import { strictComponent } from '../base/schema-parts.ts';

/** Maximum length of a note, of an answer and of a suggested wording. */
export const maxNoteText = 2000;
/** Maximum number of notes on a page, of answers to a note, and of users that one text names. */
export const maxNotes = { page: 500, replies: 100, mentions: 20 } as const;
/** Maximum length of quoted words, and of the context that is stored on each side of them. */
export const maxQuote = { words: 1000, context: 64 } as const;

const text = z.string().trim().min(1, 'required_field').max(maxNoteText);
const suggestion = z.string().max(maxNoteText);
const userIds = z.array(z.string().max(60)).max(maxNotes.mentions);

/** Words of a text, found again by themselves and by what is around them. */
export const quoteSchema = z.strictObject({
  exact: z.string().min(1).max(maxQuote.words).describe('The words; paragraphs are separated by a line feed.'),
  now: z
    .string()
    .min(1)
    .max(maxQuote.words)
    .optional()
    .describe('The words as they are now, where somebody has changed them since.'),
  prefix: z.string().max(maxQuote.context).describe('What is before them.'),
  suffix: z.string().max(maxQuote.context).describe('What is after them.'),
  start: z.int().min(0).describe('Number of characters before them; decides between equal words.'),
});
export type Quote = z.infer<typeof quoteSchema>;

/** What a note is about: a module, one of its fields, or words of a text. */
export const noteAnchorSchema = z.strictObject({
  block: blockId.describe('Id of the module.'),
  field: z.string().min(1).max(60).nullable().describe('Field name; null for the whole module.'),
  locale: localeSchema.nullable().describe('Language of a translated field, otherwise null.'),
  quote: quoteSchema.nullable().describe('Words of the field; null for the whole field.'),
});
export type NoteAnchor = z.infer<typeof noteAnchorSchema>;

const mentionSchema = colleagueSchema.describe('With the name as in the text, without the @.');

const writtenSchema = z.object({
  id: z.int(),
  text: z.string().describe('Plain text.'),
  mentions: z.array(mentionSchema).describe('Users whom the text names with @.'),
  author: z.string(),
  mine: z.boolean().describe('True if the user of this request wrote it.'),
  created_at: moment,
});

export const noteReplySchema = writtenSchema.meta({ id: 'NoteReply' });
export type NoteReply = z.infer<typeof noteReplySchema>;

export const noteSchema = writtenSchema
  .extend({
    anchor: noteAnchorSchema,
    module: z
      .object({ model: z.string(), words: z.string() })
      .describe('Kind of the module and the beginning of its words when the note was written.'),
    suggestion: z.string().nullable().describe('What the words, or the whole field, should say.'),
    edited_at: moment.nullable(),
    done_at: moment.nullable(),
    done_by: z.string().nullable(),
    replies: z.array(noteReplySchema).describe('Answers, oldest first.'),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof noteSchema>;

export const listedNoteSchema = noteSchema
  .extend({
    page: z.string().describe('Title of the page or record, in the language of the path.'),
    module_name: z.string().describe('Kind of the module, in the language of the path.'),
    field_name: z.string().nullable().describe('Name of the field, in the language of the path.'),
    url: address('Where the note is opened in the editor.'),
  })
  .meta({ id: 'ListedNote' });
export type ListedNote = z.infer<typeof listedNoteSchema>;

export const noteLists = ['mine', 'open', 'done'] as const;

const call = endpoints({ tag: 'notes', access: 'modules' });
const ofSection = z.object({ locale: localeSchema, slug: sectionSlug });
const sectionPath = '/{locale}/pageeditor-api/section/{slug}';
const notePath = '/{locale}/pageeditor-api/notes/{id}';

/** Notes of the staff on the modules of a page. Visitors never get them. */
export const notesApi = {
  list: call({
    id: 'listNotes',
    path: `${sectionPath}/notes`,
    summary: 'All notes on a page, oldest first.',
    params: ofSection,
    response: z.array(noteSchema),
  }),
  create: call({
    id: 'writeNote',
    method: 'post',
    path: `${sectionPath}/notes`,
    summary: 'Writes a note. Users whom it names are told by mail if they want it.',
    params: ofSection,
    body: strictComponent('NewNote', {
      anchor: noteAnchorSchema,
      text,
      mentions: userIds.optional().describe('Ids of users; one whose `@name` is not in the text is ignored.'),
      suggestion: suggestion.nullish(),
    }),
    response: noteSchema,
    status: 201,
  }),
  change: call({
    id: 'changeNote',
    method: 'post',
    path: notePath,
    summary:
      'Marks a note as done or as open again, or follows its words. Text and suggestion are changed by the author only.',
    params: byId,
    body: strictComponent('NoteChange', {
      done: z.boolean().optional(),
      quote: quoteSchema.optional().describe('The words after a change; only for a note on words.'),
      text: text.optional(),
      mentions: userIds.optional().describe('With `text`.'),
      suggestion: suggestion.nullable().optional(),
    }),
    response: noteSchema,
  }),
  remove: call({
    id: 'deleteNote',
    method: 'delete',
    path: notePath,
    summary: 'Deletes a note with its answers; for its author and admins.',
    params: byId,
  }),
  reply: call({
    id: 'answerNote',
    method: 'post',
    path: `${notePath}/replies`,
    summary: 'Answers a note. Those who take part are told by mail if they want it.',
    params: byId,
    body: strictComponent('NewNoteReply', { text, mentions: userIds.optional() }),
    response: noteSchema,
    status: 201,
  }),
  removeReply: call({
    id: 'deleteNoteReply',
    method: 'delete',
    path: `${notePath}/replies/{number}`,
    summary: 'Deletes an answer; for its author and admins.',
    params: byId.extend({ number: idInAddress.describe('Id of the answer.') }),
  }),
  people: call({
    id: 'listPeopleForNotes',
    path: `${sectionPath}/people`,
    summary: 'Users who may edit this page, by name; a note can name them.',
    params: ofSection,
    response: z.array(colleagueSchema),
  }),
  listAll: call({
    id: 'listNotesOfHouse',
    path: '/{locale}/api/notes/',
    summary: 'Notes on everything that the user may edit, the latest activity first.',
    query: pagingQuery.extend({
      which: z
        .enum(noteLists)
        .default('mine')
        .describe('`mine`: open ones that name the user, or that the user wrote and somebody else has answered.'),
    }),
    response: listOf(listedNoteSchema),
  }),
};
