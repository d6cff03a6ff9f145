import { AppError } from '#contract/base/errors.ts';
import { groupBy } from '#contract/base/records.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import type { ImportRow } from '#contract/office/import-api.ts';
import type { WordPressResult, WordPressRow } from '#contract/office/wordpress-import-api.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { AppContext } from '../../../app-context.ts';
import { currentActor } from '../../../platform/audit/record.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { articlesDefinition, articleCategoriesDefinition } from '../../magazine/articles.resource.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { pageSectionSlug } from '../../pages/page-content.ts';
import { insertSection } from '../../sections/create-section.ts';
import { onlyOne } from '../../upsert/find-targets.ts';
import { countsOf, importEntry, wrongRow, type Incoming } from '../run-import.ts';
import { type EntryContent, entryContent } from './entry-content.ts';
import { keyOf, slugsOf, titleOf, wantedSlugOf, plainText } from './entry-names.ts';
import { type FetchFile, PictureFetcher } from './fetch-pictures.ts';
import type { WordPressEntry, WordPressExport } from './read-wxr.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { latinSlug } from '../../../platform/latin-slug.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { articleCategories, articles } from '../../../db/tables/magazine.ts';
import { isPage, pages } from '../../../db/tables/pages.ts';
import { createRecordIn } from '../../../resources/write-stored.ts';
import { longest } from './entry-losses.ts';

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
  return { ...options, ctx, tree, slugs, pictures };
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
    const existing = kind === 'page' ? await findPage(run, ctx.db, entry) : await findArticle(ctx.db, slug, language);
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
  const { ctx, language, dryRun } = run;
  // A picture that a dry run did not fetch is none of the library.
  const pictureId = dryRun ? null : content.pictureId;
  const incoming = articleEntry(entry, { slug: slugIn(run, entry), locale: language, pictureId, now: ctx.clock() });
  return importWith(run, { kind: 'article', incoming, content });
}

async function importPage(run: Run, entry: WordPressEntry, content: EntryContent): Promise<ImportRow> {
  const { ctx, language, dryRun, tree } = run;
  const above = tree.above(entry);
  const parentId = above ? await findPage(run, ctx.db, above) : null;
  // A dry run makes no page that could be above it.
  if (entry.parentId !== '0' && (dryRun ? !above : parentId === null)) content.notes.push('wordpress_parent');
  if (dryRun) return { ...unchanged(entry, null), outcome: 'created' };
  const title = titleOf(entry);
  const values = {
    title: titleIn(title, language),
    slug: { de: slugIn(run, entry), en: '' },
    ...{ parent_id: parentId, is_online: false, hero_image: content.pictureId },
  };
  const incoming = {
    ...{ line: entry.line, key: keyOf(entry), title },
    find: ({ db }: ChangeContext) => findPage(run, db, entry),
    values: (before: unknown) => (before ? {} : values),
  };
  return importWith(run, { kind: 'page', incoming, content });
}

/** Id of the page at the place of an entry; null if there is none. */
function findPage(run: Run, db: Database | Transaction, entry: WordPressEntry): Promise<number | null> {
  const slugs: string[] = [];
  for (let page: WordPressEntry | undefined = entry; page; page = run.tree.above(page))
    slugs.unshift(slugIn(run, page));
  return onlyOne(db, pages, eq(pages.pathDe, slugs.join('/')), isPage);
}

/** Writes an entry together with its content. */
async function importWith(
  run: Run,
  { kind, incoming, content }: { kind: 'article' | 'page'; incoming: Incoming; content: EntryContent },
): Promise<ImportRow> {
  const { ctx, dryRun, locale } = run;
  const resource = kind === 'page' ? pagesDefinition : articlesDefinition;
  const complete = (id: number, change: ChangeContext) => addContent(run, { kind, id, content }, change);
  const entry = dryRun ? incoming : { ...incoming, complete };
  return importEntry(ctx, { resource, entry, state: 'draft', dryRun, locale });
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

interface ArticleOptions {
  slug: string;
  /** Language of the texts. */
  locale: Locale;
  pictureId: number | null;
  now: Date;
}

/** A post as an article; one with its slug that is there already stays as it is. */
function articleEntry(entry: WordPressEntry, { slug, locale, pictureId, now }: ArticleOptions): Incoming {
  const { line, categories, excerpt, author, publishedAt } = entry;
  const title = titleOf(entry);
  return {
    ...{ line, key: keyOf(entry), title },
    find: ({ db }) => findArticle(db, slug, locale),
    values: async (before, ctx) => {
      if (before) return {};
      const ids: number[] = [];
      for (const category of categories.slice(0, longest.categories)) ids.push(await categoryId(ctx, category, locale));
      return {
        title: titleIn(title, locale),
        slug: { de: '', en: '', [locale]: slug },
        teaser: { de: '', en: '', [locale]: beginningOf(plainText(excerpt), longest.teaser) },
        author: beginningOf(author, longest.author),
        published_at: berlinIso(publishedAt === '' ? now : new Date(publishedAt)),
        category_ids: [...new Set(ids)],
        ...(pictureId === null ? {} : { image_id: pictureId }),
      };
    },
  };
}

/** Id of the article with a slug; null if there is none. */
async function findArticle(db: Database | Transaction, slug: string, locale: Locale): Promise<number | null> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(sql`${articles.slug}->>${sql.raw(`'${locale}'`)} = ${slug}`)
    .orderBy(asc(articles.id))
    .limit(1);
  return row?.id ?? null;
}

/** German texts are required: an English title stands for the German one until somebody writes it. */
function titleIn(title: string, locale: Locale): { de: string; en: string } {
  return { de: title, en: locale === 'en' ? title : '' };
}

/** The category of the magazine with this slug, or a new one. */
async function categoryId(
  ctx: ChangeContext,
  { slug, name }: { slug: string; name: string },
  locale: Locale,
): Promise<number> {
  const words = beginningOf(plainText(name), 120) || slug;
  const wanted = latinSlug(slug) || latinSlug(words);
  const [row] = await ctx.db
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.slug, wanted));
  if (row) return row.id;
  const sent = { slug: wanted, name: titleIn(words, locale) };
  return (await createRecordIn(ctx, { resource: articleCategoriesDefinition, sent })).id;
}

/** The pages of an export as a tree. A page whose parent is missing, or is below the page itself, is at the top. */
export class PageTree {
  readonly #pages: WordPressEntry[];
  readonly #parents = new Map<WordPressEntry, WordPressEntry>();

  constructor(entries: readonly WordPressEntry[]) {
    this.#pages = entries.filter(({ type }) => type === 'page').toSorted((one, other) => one.order - other.order);
    const byId = new Map(this.#pages.map((page) => [page.id, page]));
    for (const page of this.#pages) {
      const parent = byId.get(page.parentId);
      if (parent && !isBelowItself(page, byId)) this.#parents.set(page, parent);
    }
  }

  above(page: WordPressEntry): WordPressEntry | undefined {
    return this.#parents.get(page);
  }

  /** Each page after the one above it, in the order of the menus. */
  inOrder(): WordPressEntry[] {
    const below = groupBy(this.#pages, (page) => this.above(page));
    const listed = (parent: WordPressEntry | undefined): WordPressEntry[] =>
      (below.get(parent) ?? []).flatMap((page) => [page].concat(listed(page)));
    return listed(undefined);
  }
}

function isBelowItself(page: WordPressEntry, byId: ReadonlyMap<string, WordPressEntry>): boolean {
  const seen = new Set<WordPressEntry>();
  for (let one = byId.get(page.parentId); one && !seen.has(one); one = byId.get(one.parentId)) {
    if (one === page) return true;
    seen.add(one);
  }
  return false;
}
