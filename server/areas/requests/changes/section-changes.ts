import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { SectionChanges } from '#contract/editing/requests/requests-api.ts';
import type { Database } from '../../../db/database.ts';
import { withLanguage } from '../../sections/publish/publish-language.ts';
import { extractReferences } from '../../sections/references/extract-references.ts';
import { selectNewParts } from '../../sections/references/new-parts.ts';
import { type SectionRow, storedBody, storedDraft } from '../../sections/revisions/section-row.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import { describeModules } from './describe-modules.ts';
import { wordsOfFields } from './words-of-fields.ts';

interface Comparing {
  db: Database;
  locale: Locale;
}

/** What publishing the draft of a section, or one language of it, would change: the published tree against the next. */
export async function sectionChanges(
  { db, locale }: Comparing,
  section: SectionRow,
  language: Locale | null,
): Promise<SectionChanges> {
  const { draftRevision: revision, publishedRevision } = section;
  const draft = await storedDraft(db, section);
  const published = publishedRevision === null ? undefined : await storedBody(db, section, publishedRevision);
  const next = language && published ? await withLanguage(db, { section, tree: draft, language, locale }) : draft;
  const after = normaliseBlock(next);
  const before = published ? normaliseBlock(published) : emptyLike(after);
  const newParts = await newPartsIn(db, after);
  const trees = [{ before, after }, ...newParts.map(({ body }) => ({ before: emptyLike(body), after: body }))];
  const wordsOf = await wordsOfFields(
    { db, locale },
    trees.flatMap((tree) => [tree.before, tree.after]),
  );
  const parts = trees.flatMap((tree, at) => {
    const described = describeModules({ locale, wordsOf }, tree);
    const part = newParts[at - 1];
    return part ? described.map((one) => ({ ...one, title: inPart(one.title, part.title, locale) })) : described;
  });
  return {
    revision,
    published_revision: publishedRevision,
    parts,
    new_parts: newParts.map((part) => ({ id: part.id, revision: part.revision })),
  };
}

/** The shared parts of a page that are published with it. */
async function newPartsIn(db: Database, page: Block) {
  const ids = extractReferences(page).flatMap(({ kind, id }) => (kind === 'shared' ? id : []));
  const rows = ids.length === 0 ? [] : await selectNewParts(db, ids);
  return Promise.all(
    rows.map(async ({ section, title }) => ({
      id: section.objectId ?? 0,
      revision: section.draftRevision,
      title,
      body: normaliseBlock(await storedDraft(db, section)),
    })),
  );
}

function emptyLike({ id }: Block): Block {
  return createBlock('container', id);
}

/** 'Zitat in „Kasse“'. */
function inPart(module: string | null, part: Localized<string>, locale: Locale): string {
  const name = inLocale(part, locale).text;
  return locale === 'de' ? `${module} in „${name}“` : `${module} in “${name}”`;
}
