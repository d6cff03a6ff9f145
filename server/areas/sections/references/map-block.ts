import { type Block, fieldOf, isModel } from '#contract/blocks/block.ts';
import { readReference } from '#contract/fields/reference.ts';

/** How references are turned to other entries: those of a copy, or of another house. */
export interface Mapping {
  /** The new id of what is referred to, by its kind (`production`, `page`); null: it does not exist. */
  ownId(kind: string, id: number): number | null;
  /** False: what does not exist may still come. Otherwise a link to it becomes plain text. */
  isLast: boolean;
}

/** A tree with other references; a picture or an event that does not exist is left out. Blocks of unknown kinds stay. */
export function mapBlock(block: Block, mapping: Mapping): Block {
  const inner = (blocks: Block[]) => blocks.map((child) => mapBlock(child, mapping));
  const kindOf = (name: string) => (isModel(block.model) ? fieldOf(block.model, name)?.kind : undefined);
  const values = (stored: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, mapValue(kindOf(name), value, mapping)]));
  const both = ({ fields, translations: { de, en } }: Pick<Block, 'fields' | 'translations'>) => ({
    fields: values(fields),
    translations: { de: values(de), en: values(en) },
  });
  return {
    ...block,
    ...both(block),
    ...(block.base && { base: { ...block.base, ...both(block.base) } }),
    ...(block.children && { children: inner(block.children) }),
    ...(block.columns && { columns: block.columns.map(({ children }) => ({ children: inner(children) })) }),
    ...(block.head && { head: mapBlock(block.head, mapping) }),
  };
}

function mapValue(kind: string | undefined, value: unknown, mapping: Mapping): unknown {
  if (typeof value === 'number' && (kind === 'image' || kind === 'event' || kind === 'shared'))
    return mapping.ownId(kind === 'image' ? 'media' : kind, value);
  if (typeof value !== 'string') return value;
  if (kind === 'link' || kind === 'embed') return mapText('link', value, mapping);
  return kind === 'rich' ? mapText('rich', value, mapping) : value;
}

/** A link or a rich text with other references; null for one with a link to something that may still come. */
export function mapText(kind: 'link' | 'rich', text: string, mapping: Mapping): string | null {
  if (kind === 'link') return mapLink(text, mapping) ?? (mapping.isLast ? '' : null);
  let isLost = false;
  const mapped = text.replaceAll(
    /<a\b[^>]*? href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
    (link, target: string, inside: string) => {
      const own = mapLink(target, mapping);
      if (own === null) isLost = true;
      return own === null ? inside : link.replace(` href="${target}"`, ` href="${own}"`);
    },
  );
  return isLost && !mapping.isLast ? null : mapped;
}

function mapLink(link: string, { ownId }: Mapping): string | null {
  const reference = readReference(link);
  if (!reference) return link;
  const { kind, id, anchor } = reference;
  const own = ownId(kind, id);
  return own === null ? null : `${kind}:${own}${anchor}`;
}
