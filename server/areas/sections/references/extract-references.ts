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
  return valuesOf(block).flatMap(targetsOf);
}

/** The same, and the files of the library whose addresses somebody has pasted; there may be none with such an id. */
export function extractUses(root: Block): Pick<Reference, 'kind' | 'id'>[] {
  const links = [...walkWithHead(root)].flatMap(valuesOf).flatMap(linksIn);
  const files = links.flatMap((link) => fileAddress.exec(link)?.[1] ?? []);
  return [...extractReferences(root), ...files.map((id) => ({ kind: 'media' as const, id: Number(id) }))];
}

const fileAddress = /^(?:https?:\/\/[^/]+)?\/media\/(\d{1,9})\/[\da-f]{12}\//;

interface Value {
  field: Field;
  value: unknown;
  path: string;
}

function valuesOf(block: Block): Value[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([name, field]): Value[] => {
    const path = `${block.id}.${name}`;
    if (!field.translated) return [{ field, value: block.fields[name], path }];
    return locales.map((locale) => ({ field, value: block.translations[locale][name], path: `${path}.${locale}` }));
  });
}

export function referenceKey({ kind, id }: Pick<Reference, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

function targetsOf({ field, value, path }: Value): Reference[] {
  if (typeof value === 'number') {
    if (field.kind === 'image') return [{ kind: 'media', id: value, path }];
    return field.kind === 'event' || field.kind === 'shared' ? [{ kind: field.kind, id: value, path }] : [];
  }
  return linksIn({ field, value }).flatMap((target) => toReference(target, path));
}

function linksIn({ field, value }: Pick<Value, 'field' | 'value'>): string[] {
  if (typeof value !== 'string') return [];
  if (field.kind === 'link' || field.kind === 'embed') return [value];
  return field.kind === 'rich' ? [...value.matchAll(/ href="([^"]*)"/g)].map(([, target]) => target ?? '') : [];
}

function toReference(target: string, path: string): Reference[] {
  const reference = readReference(target);
  return reference ? [{ kind: reference.kind, id: reference.id, path }] : [];
}
