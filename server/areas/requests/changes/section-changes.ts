import { type Block, createBlock, kindOf, walkWithHead } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { SectionChanges } from '#contract/editing/requests/requests-api.ts';
import type { Database } from '../../../db/database.ts';
import { withPublicHead } from '../../sections/head/with-head.ts';
import { withLanguage } from '../../sections/publish/publish-language.ts';
import { extractReferences } from '../../sections/references/extract-references.ts';
import { selectNewParts } from '../../sections/references/new-parts.ts';
import { type SectionRow, storedBody, storedDraft } from '../../sections/revisions/section-row.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import { describeModules, type WordsOf } from './describe-modules.ts';
import type { Field } from '#contract/fields/field.ts';
import { isFileReference } from '#contract/fields/own-file.ts';
import type { FieldKind } from '#contract/resources/resource-fields.ts';
import { sharedParts } from '../../../db/tables/pages.ts';
import { targetOf, type TargetRecord } from '../../../resources/check-targets.ts';
import { readNames } from '../../../resources/versions/names-of-targets.ts';
import { serverText } from '../../../platform/server-text.ts';

/** Reads the names of everything that the modules of these trees point to, and returns how a value reads. */
async function wordsOfFields({ db, locale }: { db: Database; locale: Locale }, trees: Block[]): Promise<WordsOf> {
  const targets = trees.flatMap((tree) => [...walkWithHead(tree)].flatMap(targetsIn));
  const nameOf = await readNames({ db, locale }, targets);
  return (field, value) => {
    const target = targetIn(field, value);
    return (target && nameOf(target)) ?? plainWords(field, value, locale);
  };
}

function targetsIn(block: Block): TargetRecord[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([name, field]) => {
    const values = field.translated ? [block.translations.de[name], block.translations.en[name]] : [block.fields[name]];
    return values.flatMap((value) => targetIn(field, value) ?? []);
  });
}

const references: Partial<Record<Field['kind'], FieldKind>> = {
  image: { kind: 'reference', to: 'pictures' },
  event: { kind: 'reference', to: 'events' },
  link: { kind: 'link' },
};

function targetIn({ kind }: Field, value: unknown): TargetRecord | null {
  if (kind === 'shared' && typeof value === 'number')
    return { resource: 'shared-parts', table: sharedParts, id: value };
  const reference = kind === 'embed' && isFileReference(String(value)) ? references.link : references[kind];
  return reference && value !== null && value !== '' ? targetOf(reference, value) : null;
}

function plainWords(field: Field, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'flag') return serverText(value ? 'value.yes' : 'value.no', locale);
  if (field.kind === 'choice') return field.options.find((one) => one.value === value)?.label[locale] ?? String(value);
  return String(value);
}

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
  const next = language && published ? await withLanguage(db, { section, tree: draft, language }) : draft;
  const after = normaliseBlock(next);
  const before = normaliseBlock(await withPublicHead(db, section, published ?? emptyLike(after)));
  const newParts = await newPartsIn(db, after);
  const trees = [{ before, after }, ...newParts.map(({ body }) => ({ before: emptyLike(body), after: body }))];
  const wordsOf = await wordsOfFields(
    { db, locale },
    trees.flatMap((tree) => [tree.before, tree.after]),
  );
  const parts = trees.flatMap((tree, at) => {
    const described = describeModules({ locale, wordsOf }, tree);
    const part = newParts[at - 1];
    return part
      ? described.map((one) => ({ ...one, title: one.title && inPart(one.title, part.title, locale) }))
      : described;
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
function inPart(module: string, part: Localized<string>, locale: Locale): string {
  return serverText('value.module_in_part', locale, { module, part: inLocale(part, locale).text });
}
