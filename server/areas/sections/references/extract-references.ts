import { type Block, kindOf, walkWithHead } from '#contract/blocks/block.ts';
import type { Field } from '#contract/fields/field.ts';
import { locales } from '#contract/base/locale.ts';
import { type ReferenceKind, readReference } from '#contract/fields/reference.ts';

/** What a link leads to, or a shared part. */
export type UsedKind = ReferenceKind | 'shared';

/** An entity that a block references. */
export interface Reference {
  kind: UsedKind;
  id: number;
  /** Path of the reference: `{block id}.{field}`, with `.{locale}` for a translated field. */
  path: string;
}

/** References of a tree, in tree order. The tree must contain known kinds only, see `normaliseBlock`. */
export function extractReferences(root: Block): Reference[] {
  return [...walkWithHead(root)].flatMap(referencesOf);
}

/** References of one block, without its children. */
export function referencesOf(block: Block): Reference[] {
  const { fields } = kindOf(block.model);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.translated) return targetsOf(field, block.fields[name], `${block.id}.${name}`);
    return locales.flatMap((locale) =>
      targetsOf(field, block.translations[locale][name], `${block.id}.${name}.${locale}`),
    );
  });
}

export function referenceKey({ kind, id }: Pick<Reference, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

function targetsOf(field: Field, value: unknown, path: string): Reference[] {
  if (typeof value === 'number') {
    if (field.kind === 'image') return [{ kind: 'media', id: value, path }];
    return field.kind === 'event' || field.kind === 'shared' ? [{ kind: field.kind, id: value, path }] : [];
  }
  if (typeof value !== 'string') return [];
  if (field.kind === 'link' || field.kind === 'embed') return toReference(value, path);
  if (field.kind !== 'rich') return [];
  return [...value.matchAll(/ href="([^"]*)"/g)].flatMap(([, target]) => toReference(target ?? '', path));
}

function toReference(target: string, path: string): Reference[] {
  const reference = readReference(target);
  return reference ? [{ kind: reference.kind, id: reference.id, path }] : [];
}
