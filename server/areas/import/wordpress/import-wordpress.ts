import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import type { ImportRow } from '#contract/office/import-api.ts';
import type { WordPressResult, WordPressRow } from '#contract/office/wordpress-import-api.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { AppContext } from '../../../app-context.ts';
import { currentActor } from '../../../platform/audit/actor.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { articlesDefinition } from '../../magazine/articles.resource.ts';
import { insertPage } from '../../pages/editing/create-page.ts';
import { pageSectionSlug } from '../../pages/page-content.ts';
import { insertSection } from '../../sections/create-section.ts';
import { countsOf, importEntry, wrongRow } from '../run-import.ts';
import { articleEntry, findArticle, titleIn } from './article-entry.ts';
import { type EntryContent, entryContent } from './entry-content.ts';
import { keyOf, slugsOf, titleOf, wantedSlugOf } from './entry-names.ts';
import { type FetchFile, PictureFetcher } from './fetch-pictures.ts';
import { PagePlaces, PageTree } from './page-places.ts';
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
  /** Milliseconds after which no further entry is begun, and no further picture fetched. */
  budget?: { entries: number; pictures: number };
}

interface Run extends WordPressOptions {
  ctx: ImportContext;
  tree: PageTree;
  slugs: ReadonlyMap<WordPressEntry, string>;
  places: PagePlaces;
  pictures: PictureFetcher | null;
}

/** Most proxies end a request after a minute. */
const usualBudget = { entries: 15_000, pictures: 40_000 };

/** Brings posts and pages of a WordPress export into the house, as drafts. Each entry is written by itself. */
export async function importWordPress(ctx: ImportContext, options: WordPressOptions): Promise<WordPressResult> {
  const { found, dryRun, from, budget = usualBudget } = options;
  const run = beginRun(ctx, options);
  const entries = [...run.tree.inOrder(), ...found.entries.filter(({ type }) => type === 'post')];
  const rows: WordPressRow[] = [];
  const end = performance.now() + budget.entries;
  let at = from;
  for (; at < entries.length && (at === from || performance.now() < end); at += 1) {
    const entry = entries[at];
    const row = entry && (await importOne(run, entry, { isFirst: at === from }));
    if (row === null) break;
    if (row) rows.push(row);
  }
  return {
    dry_run: dryRun,
    counts: countsOf(rows),
    rows,
    others: [...found.others].map(([type, count]) => ({ type, count })),
    next: at < entries.length ? at : null,
  };
}

function beginRun(ctx: ImportContext, options: WordPressOptions): Run {
  const { found, language: locale, dryRun, fetchFile, budget = usualBudget } = options;
  const tree = new PageTree(found.entries);
  const slugs = slugsOf(found.entries, (entry) =>
    entry.type === 'page' ? `page ${tree.above(entry)?.id ?? ''}` : 'article',
  );
  const fetching = { fetchFile, locale, files: found.files.values(), budget: budget.pictures };
  const pictures = dryRun ? null : new PictureFetcher(ctx, fetching);
  return { ...options, ctx, tree, slugs, places: new PagePlaces(ctx.db, { tree, slugs }), pictures };
}

/** Null if the time was over before all pictures were fetched; the next call begins with this entry, and has more time. */
async function importOne(
  run: Run,
  entry: WordPressEntry,
  { isFirst }: { isFirst: boolean },
): Promise<WordPressRow | null> {
  const kind = entry.type === 'page' ? 'page' : 'article';
  const { ctx, language, locale } = run;
  const slug = slugIn(run, entry);
  try {
    const existing = kind === 'page' ? await run.places.find(entry) : await findArticle(ctx.db, slug, language);
    if (existing !== null) return withNotes(run, { kind, row: unchanged(entry, existing), content: null });
    const content = await entryContent(
      { locale: language, fieldSettings: ctx.config, files: run.found.files, pictures: run.pictures },
      entry,
    );
    if (content.isLate && !isFirst) return null;
    if (slug !== wantedSlugOf(entry)) content.notes.push({ key: 'wordpress_slug_twice', params: { slug } });
    if (language === 'en') content.notes.push('wordpress_german_title');
    const row = kind === 'page' ? await importPage(run, entry, content) : await importArticle(run, entry, content);
    return withNotes(run, { kind, row, content });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    const row = wrongRow({ line: entry.line, key: keyOf(entry), title: titleOf(entry) }, error, locale);
    return { ...row, kind, modules: 0, notes: [] };
  }
}

function slugIn({ slugs }: Run, entry: WordPressEntry): string {
  return slugs.get(entry) ?? wantedSlugOf(entry);
}

async function importArticle(run: Run, entry: WordPressEntry, content: EntryContent): Promise<ImportRow> {
  const { ctx, language, locale, dryRun } = run;
  // A picture that a dry run did not fetch is none of the library.
  const pictureId = dryRun ? null : content.pictureId;
  const incoming = articleEntry(entry, { slug: slugIn(run, entry), locale: language, pictureId, now: ctx.clock() });
  const complete = (id: number, change: ChangeContext) => addContent(run, { kind: 'article', id, content }, change);
  const whole = dryRun ? incoming : { ...incoming, complete };
  return importEntry(ctx, { resource: articlesDefinition, entry: whole, state: 'draft', dryRun, locale });
}

async function importPage(run: Run, entry: WordPressEntry, content: EntryContent): Promise<ImportRow> {
  const { ctx, language, dryRun, tree, places } = run;
  const above = tree.above(entry);
  const parentId = above ? await places.find(above) : null;
  // A dry run makes no page that could be above it.
  if (entry.parentId !== '0' && (dryRun ? !above : parentId === null)) content.notes.push('wordpress_parent');
  const title = titleOf(entry);
  const created: ImportRow = { ...unchanged(entry, null), outcome: 'created' };
  if (dryRun) return created;
  const page = await withInvalidation(ctx, async (tx, changed) => {
    const made = await insertPage(
      { db: tx, changed },
      {
        title: titleIn(title, language),
        slug: { de: slugIn(run, entry), en: '' },
        parentId,
        isOnline: false,
        heroImageId: content.pictureId,
      },
    );
    await addContent(run, { kind: 'page', id: made.id, content }, { db: tx, changed });
    return made;
  });
  places.made(entry, page.id);
  return { ...created, id: page.id };
}

async function addContent(
  { ctx: { config }, locale }: Run,
  { kind, id, content }: { kind: 'article' | 'page'; id: number; content: EntryContent },
  change: ChangeContext,
): Promise<void> {
  if (content.modules === 0) return;
  const actor = currentActor();
  await insertSection(
    { ...change, fieldSettings: config },
    {
      slug: kind === 'page' ? pageSectionSlug(id) : `article-${id}`,
      contentType: kind,
      objectId: id,
      body: content.body,
      author: actor?.id === undefined || actor.id === null ? null : { id: actor.id, username: actor.username },
      locale,
    },
  );
}

function unchanged(entry: WordPressEntry, id: number | null): ImportRow {
  const { line } = entry;
  return { line, id, key: keyOf(entry), title: titleOf(entry), outcome: 'unchanged', differences: [], issues: [] };
}

function withNotes(
  { locale }: Run,
  { kind, row, content }: { kind: WordPressRow['kind']; row: ImportRow; content: EntryContent | null },
): WordPressRow {
  const notes: Message[] = row.outcome === 'unchanged' ? ['wordpress_exists'] : (content?.notes ?? []);
  const modules = row.outcome === 'created' ? (content?.modules ?? 0) : 0;
  return { ...row, kind, modules, notes: notes.map((note) => writeMessage(note, locale)) };
}
