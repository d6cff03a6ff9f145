import { type Block, createBlock, kindOf, walkWithHead, walk } from '#contract/blocks/block.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { SectionChanges, ChangedPart } from '#contract/editing/requests/requests-api.ts';
import type { Database } from '../../db/database.ts';
import { withPublicHead } from '../sections/head/with-head.ts';
import { withLanguage } from '../sections/publish/publish-language.ts';
import { extractReferences } from '../sections/references/extract-references.ts';
import type { PartRevision } from '../sections/publish/publish-revision.ts';
import { selectNewParts } from '../sections/references/read-shared-parts.ts';
import { type SectionRow, storedBody, storedDraft } from '../sections/revisions/section-row.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import { type Field, isTextKind } from '#contract/fields/field.ts';
import { isFileReference } from '#contract/fields/own-file.ts';
import type { FieldKind } from '#contract/resources/resource-fields.ts';
import { sharedParts } from '../../db/tables/pages.ts';
import { targetOf, type TargetRecord } from '../../resources/check-targets.ts';
import { readNames } from '../../resources/versions/names-of-targets.ts';
import { serverText } from '../../platform/server-text.ts';
import { diffArrays } from 'diff';
import { placeOf } from '#contract/blocks/apply-operation.ts';
import { omits } from '#contract/blocks/omitted.ts';
import type { RecordChange } from '#contract/resources/versions.ts';
import { emptyChange, textChange } from '../../resources/versions/describe-changes.ts';

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

/** What publishing the draft of a section, or one language of it, would change: the published tree against the next. */
export async function sectionChanges(
  { db, locale }: { db: Database; locale: Locale },
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
  const both = trees.flatMap((tree) => [tree.before, tree.after]);
  const wordsOf = await wordsOfFields({ db, locale }, both);
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

/** What a field with the id of something, or a link, points to; in words. */
type WordsOf = (field: Field, value: unknown) => string;

interface Reading {
  locale: Locale;
  wordsOf: WordsOf;
}

/** The modules in which two trees of a section differ, in the order of the page; removed ones last. Nothing is shortened. */
function describeModules(reading: Reading, { before, after }: { before: Block; after: Block }): ChangedPart[] {
  const known = new Map([...walkWithHead(before)].map((block) => [block.id, block]));
  const parts: ChangedPart[] = [];
  for (const block of walkWithHead(after)) {
    const was = known.get(block.id);
    known.delete(block.id);
    if (block.id === after.id) continue;
    const title = kindOf(block.model).label[reading.locale];
    const changes = changesOf(reading, { was: was ?? createBlock(block.model, block.id), is: block });
    if (!was) parts.push({ title, block: block.id, kind: 'added', changes });
    else if (changes.length > 0) parts.push({ title, block: block.id, kind: 'changed', changes });
    else if (isElsewhere(before, after, block.id)) parts.push({ title, block: block.id, kind: 'moved', changes: [] });
  }
  for (const block of known.values()) {
    if (block.id === before.id) continue;
    const changes = changesOf(reading, { was: block, is: createBlock(block.model, block.id) });
    parts.push({ title: kindOf(block.model).label[reading.locale], block: block.id, kind: 'removed', changes });
  }
  return parts;
}

/** In another parent or column, or at another position among the siblings that both trees have. */
function isElsewhere(before: Block, after: Block, id: string): boolean {
  const [was, is] = [placeOf(before, id), placeOf(after, id)];
  if (was?.parent !== is?.parent || was?.slot !== is?.slot) return true;
  const moved = diffArrays(siblingsOf(before, id), siblingsOf(after, id)).filter(({ added }) => added);
  return moved.some(({ value }) => value.includes(id)) && siblingsOf(before, id).includes(id);
}

function siblingsOf(root: Block, id: string): string[] {
  for (const block of walk(root)) {
    const lists = block.columns ? block.columns.map(({ children }) => children) : [block.children ?? []];
    const list = lists.find((children) => children.some((child) => child.id === id));
    if (list) return list.map((child) => child.id);
  }
  return [];
}

function changesOf(reading: Reading, { was, is }: { was: Block; is: Block }): RecordChange[] {
  const changes: RecordChange[] = [];
  for (const [name, field] of Object.entries(kindOf(is.model).fields)) {
    if (!field.translated) {
      changes.push(...difference(reading, field, { had: was.fields[name], has: is.fields[name] }));
      continue;
    }
    for (const one of locales) {
      const values = { had: was.translations[one][name], has: is.translations[one][name], language: one };
      changes.push(...difference(reading, field, values));
    }
  }
  return [...changes, ...omission(reading, { was, is })];
}

/** Languages whose page omits the module. */
function omission({ locale }: Reading, { was, is }: { was: Block; is: Block }): RecordChange[] {
  const words = (omitted: boolean) => serverText(omitted ? 'value.no' : 'value.yes', locale);
  return locales
    .filter((one) => omits(was, one) !== omits(is, one))
    .map((language) =>
      valueChange(
        { field: serverText('value.is_shown', locale), language },
        { before: words(omits(was, language)), after: words(omits(is, language)) },
      ),
    );
}

function valueChange(
  { field, language }: { field: string; language: Locale | null },
  { before, after }: { before: string; after: string },
): RecordChange {
  const pieces = (text: string) => (text === '' ? [] : [{ text }]);
  return { ...emptyChange, field, language, kind: 'value', before: pieces(before), after: pieces(after) };
}

interface Values {
  had: unknown;
  has: unknown;
  language?: Locale;
}

function difference(reading: Reading, field: Field, { had, has, language }: Values): RecordChange[] {
  if ((had ?? '') === (has ?? '')) return [];
  const label = field.label[reading.locale];
  if (isTextKind(field.kind) || field.kind === 'anchor') {
    const texts = { had: String(had ?? ''), has: String(has ?? ''), language };
    return [textChange({ field: label, isRich: field.kind === 'rich', ...texts })];
  }
  const words = { before: reading.wordsOf(field, had), after: reading.wordsOf(field, has) };
  return [valueChange({ field: label, language: language ?? null }, words)];
}

interface SectionVersion {
  revision: number;
  /** The shared parts that are published with it. */
  parts: readonly PartRevision[];
}

/** `12`, or with shared parts `12 7:3 9:1`: id and revision of each. */
export function writeSectionVersion({ revision, parts }: SectionVersion): string {
  return [revision, ...parts.map((part) => `${part.id}:${part.revision}`)].join(' ');
}

/** Reads what `writeSectionVersion` writes; what cannot be read is `NaN`, which no revision is. */
export function readSectionVersion(version: string): SectionVersion {
  const [revision, ...parts] = version.split(' ');
  return {
    revision: Number(revision),
    parts: parts.map((part) => {
      const [id = Number.NaN, number = Number.NaN] = part.split(':').map(Number);
      return { id, revision: number };
    }),
  };
}
