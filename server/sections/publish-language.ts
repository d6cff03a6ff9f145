import { isDeepStrictEqual } from 'node:util';
import { type Block, walk } from '#contract/block.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { omits, withOmitted } from '#contract/omitted.ts';
import type { Transaction } from '../house.ts';
import { type Publishing, publishRevision } from './publish-revision.ts';
import { type NewRevision, storeRevision } from './save-revision.ts';
import { type SectionRow, storedBody, storedDraft } from './section-row.ts';

interface Source {
  /** The revision of which one language becomes public. */
  number: number;
  body: Block;
}

type Alone = Publishing & { language: Locale; author: NewRevision['author'] };

/**
 * Makes one language of a revision public. What visitors see then is a revision of its own, and the draft goes on as the
 * next one, unchanged: whoever works on it at the same time has nothing to merge.
 */
export async function publishLanguage(
  tx: Transaction,
  section: SectionRow,
  source: Source,
  { language, author, ...publishing }: Alone,
): Promise<{ newest: number; published: number }> {
  const body = await withLanguage(tx, section, source.body, { language, locale: publishing.locale });
  // Nothing waits in the other language.
  if (isDeepStrictEqual(body, source.body)) {
    await publishRevision(tx, { ...section, draftRevision: source.number }, body, publishing);
    return { newest: section.draftRevision, published: source.number };
  }
  const draft = await storedDraft(tx, section);
  const labels = [publishedAlone[language][publishing.locale]];
  const published = await storeRevision(tx, section, { body, labels, author });
  const stored = { ...section, draftRevision: published };
  await publishRevision(tx, stored, body, publishing);
  const newest = await storeRevision(tx, stored, { body: draft, labels: [goesOn[publishing.locale]], author });
  return { newest, published };
}

/** What visitors see once one language of a tree is public. 422 while nothing is public yet. */
export async function withLanguage(
  tx: Transaction,
  section: SectionRow,
  tree: Block,
  { language, locale }: { language: Locale; locale: Locale },
): Promise<Block> {
  const before = section.publishedRevision && (await storedBody(tx, section, section.publishedRevision));
  if (!before) {
    const issues = [{ path: 'language', message: bothAtFirst[locale] }];
    throw new AppError('invalid', undefined, { issues });
  }
  return language === 'de' ? withEnglishOf(tree, before) : withEnglishOf(before, tree);
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

/** The tree with the English texts of another one, and with its English page's gaps; a block that stands there not brings its own. */
function withEnglishOf(tree: Block, other: Block): Block {
  const known = new Map([...walk(other)].map((block) => [block.id, block]));
  const give = (block: Block): Block => ({
    ...withOmitted(block, 'en', omits(known.get(block.id) ?? block, 'en')),
    translations: { ...block.translations, en: known.get(block.id)?.translations.en ?? block.translations.en },
    ...(block.columns && { columns: block.columns.map(({ children }) => ({ children: children.map(give) })) }),
    ...(block.children && { children: block.children.map(give) }),
  });
  return give(tree);
}
