import { linkedHtml, linkUrl } from '#contract/blocks/flat-block.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { ShowContext } from '../../request-context.ts';
import { resolveLinks } from './resolve-links.ts';

export interface LinkedTexts {
  /**
   * Address of a stored link, `page:12#prices`. Empty if the target is not available; other addresses are returned
   * unchanged.
   */
  address(stored: string): string;
  /** Rich text with current addresses in its internal links; a link without target is reduced to its text. */
  html(stored: string): string;
}

interface Stored {
  links?: Iterable<string>;
  /** Rich texts that contain links. */
  texts?: Iterable<string>;
}

/**
 * Resolves the links of stored content in one locale, with one query per kind of entity. `deps` collects all
 * references, missing ones too, since an entity may appear later.
 */
export async function linkTexts(ctx: ShowContext, { links = [], texts = [] }: Stored): Promise<LinkedTexts> {
  const inTexts = [...texts].flatMap((text) =>
    [...text.matchAll(/ href="([^"]*)"/g)].map(([, target]) => target ?? ''),
  );
  const references = [...links, ...inTexts].flatMap((target) => readReference(target) ?? []);
  for (const { kind, id } of references) ctx.deps.tags.add(`${kind}:${id}`);
  const resolved = { links: await resolveLinks(ctx.db, references, ctx) };
  return {
    address: (stored) => linkUrl(stored, resolved),
    html: (stored) => linkedHtml(stored, resolved),
  };
}
