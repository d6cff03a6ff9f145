import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import type { WordPressResult, WordPressRow } from '#contract/office/wordpress-import-api.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { AppContext } from '../../../app-context.ts';
import { currentActor } from '../../../platform/audit/actor.ts';
import { articlesDefinition } from '../../magazine/articles.resource.ts';
import { createPage } from '../../pages/editing/create-page.ts';
import { pageSectionSlug } from '../../pages/page-content.ts';
import { createSection } from '../../sections/create-section.ts';
import { countsOf, importEntry, wrongRow } from '../run-import.ts';
import { articleEntry, slugOf, titleIn, titleOf } from './article-entry.ts';
import { type EntryContent, entryContent } from './entry-content.ts';
import { type FetchFile, PictureFetcher } from './fetch-pictures.ts';
import { inOrder, PagePlaces } from './page-places.ts';
import type { WordPressEntry, WordPressExport } from './read-wxr.ts';

type ImportContext = Pick<AppContext, 'db' | 'changes' | 'files' | 'config' | 'clock'>;

interface WordPressOptions {
  found: WordPressExport;
  /** Language of the texts. */
  language: Locale;
  /** Language of the report. */
  locale: Locale;
  dryRun: boolean;
  /** Number of the first entry. */
  from: number;
  fetchFile: FetchFile;
  /** Milliseconds after which no further entry is begun. */
  budget?: number;
}

interface Run extends WordPressOptions {
  ctx: ImportContext;
  places: PagePlaces;
  pictures: PictureFetcher | null;
}

/** An entry before its content is known. */
type Outcome = Omit<WordPressRow, 'kind' | 'modules' | 'notes'>;

/** Brings posts and pages of a WordPress export into the house, as drafts. Each entry is written by itself. */
export async function importWordPress(ctx: ImportContext, options: WordPressOptions): Promise<WordPressResult> {
  const { found, language, dryRun, from, fetchFile, budget = 15_000 } = options;
  const files = found.files.values();
  const pictures = dryRun ? null : new PictureFetcher(ctx, { fetchFile, locale: language, files });
  const run: Run = { ...options, ctx, places: new PagePlaces(ctx.db, found.entries), pictures };
  const entries = inOrder(found.entries);
  const rows: WordPressRow[] = [];
  const end = performance.now() + budget;
  let at = from;
  for (; at < entries.length && (at === from || performance.now() < end); at += 1) {
    const entry = entries[at];
    if (entry) rows.push(await importOne(run, entry));
  }
  return {
    dry_run: dryRun,
    counts: countsOf(rows),
    rows,
    others: [...found.others].map(([type, count]) => ({ type, count })),
    next: at < entries.length ? at : null,
  };
}

async function importOne(run: Run, entry: WordPressEntry): Promise<WordPressRow> {
  const kind = entry.type === 'page' ? 'page' : 'article';
  const { language, locale } = run;
  try {
    const existing = kind === 'page' ? await run.places.find(entry) : null;
    if (existing !== null) return withNotes(run, { kind, row: unchanged(entry, existing), content: null });
    const content = await entryContent(
      { locale: language, fieldSettings: run.ctx.config, files: run.found.files, pictures: run.pictures },
      entry,
    );
    if (language === 'en') content.notes.push('wordpress_german_title');
    const row = kind === 'page' ? await importPage(run, entry, content) : await importArticle(run, entry, content);
    return withNotes(run, { kind, row, content });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    const row = wrongRow({ line: entry.line, key: keyOf(entry), title: titleOf(entry) }, error, locale);
    return { ...row, kind, modules: 0, notes: [] };
  }
}

async function importArticle(run: Run, entry: WordPressEntry, content: EntryContent): Promise<Outcome> {
  const { ctx, language, locale, dryRun } = run;
  const incoming = articleEntry(entry, { locale: language, pictureId: content.pictureId, now: ctx.clock() });
  // A picture that a dry run did not fetch is none of the library.
  const values = dryRun ? { ...incoming, values: withoutPicture(incoming.values) } : incoming;
  const writing = { resource: articlesDefinition, entry: values, state: 'draft', dryRun, locale } as const;
  const row = await importEntry(ctx, writing);
  if (row.outcome === 'created' && row.id !== null) await addContent(run, { kind: 'article', id: row.id, content });
  return row;
}

function withoutPicture(values: ReturnType<typeof articleEntry>['values']): typeof values {
  return async (before, ctx) => {
    const { image_id: _, ...others } = await values(before, ctx);
    return others;
  };
}

async function importPage(run: Run, entry: WordPressEntry, content: EntryContent): Promise<Outcome> {
  const { ctx, language, dryRun, places } = run;
  const above = places.above(entry);
  const parentId = above ? await places.find(above) : null;
  if (entry.parentId !== '0' && !above) content.notes.push('wordpress_parent');
  const title = titleOf(entry);
  const created = {
    line: entry.line,
    key: keyOf(entry),
    title,
    outcome: 'created',
    differences: [],
    issues: [],
  } as const;
  if (dryRun) return { ...created, differences: [], issues: [], id: null };
  const page = await createPage(ctx, {
    title: titleIn(title, language),
    slug: { de: slugOf(entry), en: '' },
    parentId,
    isOnline: false,
    heroImageId: content.pictureId,
  });
  places.made(entry, page.id);
  await addContent(run, { kind: 'page', id: page.id, content });
  return { ...created, differences: [], issues: [], id: page.id };
}

async function addContent(
  { ctx, locale }: Run,
  { kind, id, content }: { kind: 'article' | 'page'; id: number; content: EntryContent },
): Promise<void> {
  if (content.modules === 0) return;
  const actor = currentActor();
  await createSection(ctx, {
    slug: kind === 'page' ? pageSectionSlug(id) : `article-${id}`,
    contentType: kind,
    objectId: id,
    body: content.body,
    author: actor?.id === undefined || actor.id === null ? null : { id: actor.id, username: actor.username },
    locale,
  });
}

function unchanged(entry: WordPressEntry, id: number): Outcome {
  const { line } = entry;
  return { line, id, key: keyOf(entry), title: titleOf(entry), outcome: 'unchanged', differences: [], issues: [] };
}

function keyOf({ type, id }: WordPressEntry): string {
  return `${type} ${id}`;
}

function withNotes(
  { locale }: Run,
  { kind, row, content }: { kind: WordPressRow['kind']; row: Outcome; content: EntryContent | null },
): WordPressRow {
  const notes: Message[] = row.outcome === 'unchanged' ? ['wordpress_exists'] : (content?.notes ?? []);
  const modules = row.outcome === 'created' ? (content?.modules ?? 0) : 0;
  return { ...row, kind, modules, notes: notes.map((note) => writeMessage(note, locale)) };
}
