import { type Block, kindOf, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Field } from '#contract/fields/field.ts';
import { isFileReference } from '#contract/fields/own-file.ts';
import type { FieldKind } from '#contract/resources/resource-fields.ts';
import type { Database } from '../../../db/database.ts';
import { sharedParts } from '../../../db/tables/pages.ts';
import { targetOf, type TargetRecord } from '../../../resources/check-targets.ts';
import { readNames } from '../../../resources/versions/names-of-targets.ts';
import type { WordsOf } from './describe-modules.ts';

/** Reads the names of everything that the modules of these trees point to, and returns how a value reads. */
export async function wordsOfFields(
  { db, locale }: { db: Database; locale: Locale },
  trees: Block[],
): Promise<WordsOf> {
  const targets = trees.flatMap((tree) => [...walk(tree)].flatMap(targetsIn));
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
  if (field.kind === 'flag') return locale === 'de' ? (value ? 'ja' : 'nein') : value ? 'yes' : 'no';
  if (field.kind === 'choice') return field.options.find((one) => one.value === value)?.label[locale] ?? String(value);
  return String(value);
}
