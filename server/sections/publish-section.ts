import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { type Block, fieldOf, kindOf, walk } from '#contract/block.ts';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { record } from '../audit/record.ts';
import { sectionRevisions, sections } from '../db/schema.ts';
import type { House, SessionUser, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { cancelPublishing } from '../publishing/cancel-publishing.ts';
import { keepSectionText } from '../search/keep-section-text.ts';
import { findMissing } from './find-missing.ts';
import { normaliseBlock } from './normalise-block.ts';
import { keepReferences, storeRevision } from './save-revision.ts';
import { lockSection, type SectionRow, storedBody, storedDraft } from './section-row.ts';

export interface PublishInput {
  slug: string;
  /** The revision that the sender has seen; it has to be the newest. */
  revision: number;
  /** Language of messages. */
  locale: Locale;
  /** Only the texts of this language become public. */
  language?: Locale | undefined;
  /** Who does it; null where no person stands behind it. */
  author?: SessionUser | null;
}

/** Makes the draft public. 409 where it is newer than what the sender has seen, 422 with everything that is missing. */
export function publishSection(
  house: Pick<House, 'db' | 'changes'>,
  { slug, revision, locale, language, author = null }: PublishInput,
): Promise<{ revision: number; published_revision: number }> {
  return change(house, async (tx, changed) => {
    const section = await lockSection(tx, slug);
    if (revision !== section.draftRevision) {
      throw new AppError('conflict', undefined, { details: { conflicts: [], revision: section.draftRevision } });
    }
    const draft = await storedDraft(tx, section);
    const [newest, published] = language
      ? await publishLanguage(tx, section, draft, { language, locale, author, changed })
      : await publishWhole(tx, section, draft, { locale, changed });
    await record(tx, { action: 'published', kind: 'section', id: section.id, title: slug });
    await cancelPublishing(tx, section.id);
    return { revision: newest, published_revision: published };
  });
}

async function publishWhole(
  tx: Transaction,
  section: SectionRow,
  draft: Block,
  publishing: Publishing,
): Promise<[newest: number, published: number]> {
  await publishRevision(tx, section, draft, publishing);
  return [section.draftRevision, section.draftRevision];
}

/**
 * Makes one language public. What visitors see then is a revision of its own, and the draft goes on as the next one,
 * unchanged: whoever works on it at the same time has nothing to merge.
 */
async function publishLanguage(
  tx: Transaction,
  section: SectionRow,
  draft: Block,
  { language, author, ...publishing }: Publishing & { language: Locale; author: SessionUser | null },
): Promise<[newest: number, published: number]> {
  const before = section.publishedRevision && (await storedBody(tx, section, section.publishedRevision));
  if (!before) {
    const issues = [{ path: 'language', message: bothAtFirst[publishing.locale] }];
    throw new AppError('invalid', undefined, { issues });
  }
  const body = language === 'de' ? withEnglishOf(draft, before) : withEnglishOf(before, draft);
  // Nothing waits in the other language.
  if (isDeepStrictEqual(body, draft)) return publishWhole(tx, section, draft, publishing);
  const labels = [publishedAlone[language][publishing.locale]];
  const number = await storeRevision(tx, section, { body, labels, author });
  const stored = { ...section, draftRevision: number };
  await publishRevision(tx, stored, body, publishing);
  return [await storeRevision(tx, stored, { body: draft, labels: [goesOn[publishing.locale]], author }), number];
}

const bothAtFirst: LocalizedText = {
  de: 'Zum ersten Mal werden beide Sprachen zugleich veröffentlicht',
  en: 'For the first time both languages are published at once',
};
const publishedAlone: Record<Locale, LocalizedText> = {
  de: { de: 'Nur Deutsch veröffentlicht', en: 'Published in German only' },
  en: { de: 'Nur Englisch veröffentlicht', en: 'Published in English only' },
};
const goesOn: LocalizedText = { de: 'Der Entwurf geht weiter', en: 'The draft goes on' };

/** The tree with the English texts of another one; a block that stands there not brings its own. */
function withEnglishOf(tree: Block, other: Block): Block {
  const known = new Map([...walk(other)].map((block) => [block.id, block.translations.en]));
  const give = (block: Block): Block => ({
    ...block,
    translations: { ...block.translations, en: known.get(block.id) ?? block.translations.en },
    ...(block.columns && { columns: block.columns.map(({ children }) => ({ children: children.map(give) })) }),
    ...(block.children && { children: block.children.map(give) }),
  });
  return give(tree);
}

interface Publishing {
  locale: Locale;
  /** Collects the tags of what looks different now. */
  changed: Set<string>;
}

/** Moves the public pointer of a locked section to its newest revision. */
export async function publishRevision(
  tx: Transaction,
  section: SectionRow,
  body: Block,
  { locale, changed }: Publishing,
): Promise<void> {
  const whole = normaliseBlock(body);
  const issues = await findMissing(tx, whole, locale);
  if (issues.length > 0)
    throw new AppError('invalid', undefined, { issues, details: { labels: labelsOf(whole, issues, locale) } });
  const number = section.draftRevision;
  await tx.update(sections).set({ publishedRevision: number }).where(eq(sections.id, section.id));
  await tx
    .update(sectionRevisions)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, number)));
  await keepReferences(tx, section.id, 'published', body);
  await keepSectionText(tx, section, whole);
  changed.add(tags.section(section.slug)).add(tags.draft(section.slug));
  if (section.objectId !== null) changed.add(tags.search);
  if (section.contentType === 'page' && section.objectId !== null) changed.add(tags.page(section.objectId));
}

/** What each place is called, by path: `{"b1.content.de": "Zitat: Zitat (de)"}`. */
function labelsOf(root: Block, issues: Issue[], locale: Locale): Record<string, string> {
  const blocks = new Map([...walk(root)].map((block) => [block.id, block]));
  return Object.fromEntries(
    issues.map(({ path }) => {
      const [id = '', name = '', language] = path.split('.');
      const block = blocks.get(id);
      const kind = block ? kindOf(block.model).label[locale] : id;
      const field = block ? fieldOf(block.model, name)?.label[locale] : undefined;
      return [path, [kind, field].filter(Boolean).join(': ') + (language ? ` (${language})` : '')];
    }),
  );
}
