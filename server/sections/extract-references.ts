import { type Block, kindOf, walk } from '#contract/block.ts';
import type { Field } from '#contract/field.ts';
import { locales } from '#contract/locale.ts';
import { type ReferenceKind, readReference } from '#contract/reference.ts';

/** Something of the house that a block uses. */
export interface Reference {
  kind: ReferenceKind;
  id: number;
  /** Where it stands: `{block id}.{field}`, with `.{locale}` after a translated field. */
  path: string;
}

/** What a tree uses, in the order of the tree. The tree has to be one of today's kinds, see `normaliseBlock`. */
export function extractReferences(root: Block): Reference[] {
  return [...walk(root)].flatMap(referencesOf);
}

/** What one block uses, its children left aside. */
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
    return field.kind === 'event' ? [{ kind: 'event', id: value, path }] : [];
  }
  if (typeof value !== 'string') return [];
  if (field.kind === 'link') return toReference(value, path);
  if (field.kind !== 'rich') return [];
  return [...value.matchAll(/ href="([^"]*)"/g)].flatMap(([, target]) => toReference(target ?? '', path));
}

function toReference(target: string, path: string): Reference[] {
  const reference = readReference(target);
  return reference ? [{ kind: reference.kind, id: reference.id, path }] : [];
}
