import { isDeepStrictEqual } from 'node:util';
import { type Block, walk } from '#contract/blocks/block.ts';
import { invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { withoutUnread } from '#contract/blocks/machine-texts.ts';
import { omits, withOmitted } from '#contract/blocks/omitted.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { withPublicHead } from '../head/with-head.ts';
import { type Publishing, publishRevision } from './publish-revision.ts';
import { type NewRevision, storeRevision } from '../revisions/save-revision.ts';
import { type SectionRow, storedBody, storedDraft } from '../revisions/section-row.ts';
import { serverText } from '../../../platform/server-text.ts';

interface Source {
  /** The revision to publish in one language. */
  number: number;
  body: Block;
}

type Alone = Publishing & { language: Locale; author: NewRevision['author'] };

/**
 * Publishes one language of a revision. The published state becomes a new revision, and the draft is stored again
 * unchanged as the one after it, so that editors who work on the draft have nothing to merge.
 */
export async function publishLanguage(
  tx: Transaction,
  { section, source, language, author, ...publishing }: { section: SectionRow; source: Source } & Alone,
): Promise<{ newest: number; published: number }> {
  const body = await withLanguage(tx, { section, tree: source.body, language });
  // The other language has no unpublished changes.
  if (isDeepStrictEqual(body, source.body)) {
    await publishRevision(tx, { section: { ...section, draftRevision: source.number }, body, ...publishing });
    return { newest: section.draftRevision, published: source.number };
  }
  const labels = [serverText(`step.only_${language}`, publishing.locale)];
  const published = await storeRevision(tx, section, { body, labels, author });
  const stored = { ...section, draftRevision: published };
  await publishRevision(tx, { section: stored, body, ...publishing });
  const draft = await storedDraft(tx, section);
  const newest = await storeRevision(tx, stored, {
    body: draft,
    labels: [serverText('step.draft_goes_on', publishing.locale)],
    author,
  });
  return { newest, published };
}

/** The published tree with one language taken from `tree`. Throws 422 while nothing is published yet. */
export async function withLanguage(
  db: Database | Transaction,
  { section, tree, language }: { section: SectionRow; tree: Block; language: Locale },
): Promise<Block> {
  const before = section.publishedRevision && (await storedBody(db, section, section.publishedRevision));
  if (!before) throw invalid('language', 'both_languages_at_first');
  const published = await withPublicHead(db, section, before);
  const next = language === 'de' ? withEnglishOf(tree, published) : withEnglishOf(published, tree);
  return tree.head?.base && next.head ? { ...next, head: { ...next.head, base: tree.head.base } } : next;
}

/** The tree with English texts and omissions of another tree; blocks that are missing there keep their own. */
function withEnglishOf(tree: Block, other: Block): Block {
  const known = new Map([...walk(other)].map((block) => [block.id, block]));
  const give = (block: Block): Block => ({
    ...withEnglishTexts(withOmitted(block, 'en', omits(known.get(block.id) ?? block, 'en')), known.get(block.id)),
    ...(block.columns && { columns: block.columns.map(({ children }) => ({ children: children.map(give) })) }),
    ...(block.children && { children: block.children.map(give) }),
  });
  const whole = give(tree);
  return tree.head ? { ...whole, head: withEnglishTexts(tree.head, other.head) } : whole;
}

/** A block that is new keeps its English, apart from texts of a machine that nobody has read. */
function withEnglishTexts(block: Block, other: Block | undefined): Block {
  if (!other) return withoutUnread(block, 'en');
  const { machine, ...rest } = block;
  const { de, en } = { ...machine, en: other.machine?.en };
  return {
    ...rest,
    ...((de || en) && { machine: { ...(de && { de }), ...(en && { en }) } }),
    translations: { ...block.translations, en: other.translations.en },
  };
}
