import { eq } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { headOf, type HeadValues, onPage, writeFocal } from '#contract/blocks/page-head.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { pages } from '../../../db/tables/pages.ts';
import { readMedia } from '../../../platform/pictures/media-rows.ts';
import type { SectionRow } from '../revisions/section-row.ts';

type Owner = Pick<SectionRow, 'contentType' | 'objectId'>;

/** Id of the page whose modules are in a section; null for all other sections. */
export function pageOf({ contentType, objectId }: Owner): number | null {
  return contentType === 'page' ? objectId : null;
}

/**
 * What visitors see in the head of a page. The focal point is that of the picture which `head` has, because it belongs
 * to the picture. Null for a page that does not exist.
 */
export async function readHead(db: Database | Transaction, id: number, head?: Block): Promise<HeadValues | null> {
  const { title, headline, slug, heroImageId } = pages;
  const [row] = await db.select({ title, headline, slug, heroImageId }).from(pages).where(eq(pages.id, id));
  if (!row) return null;
  const [wanted, before] = [head?.fields.hero_image, head?.base?.fields.hero_image];
  const picture = head && wanted !== before ? wanted : row.heroImageId;
  const media = typeof picture === 'number' ? await readMedia(db, picture) : undefined;
  const texts = (locale: 'de' | 'en') => ({
    title: row.title[locale],
    headline: row.headline[locale],
    slug: row.slug[locale],
  });
  return {
    fields: {
      hero_image: row.heroImageId,
      focal: media ? writeFocal({ x: media.focalX / 10, y: media.focalY / 10 }) : '',
    },
    translations: { de: texts('de'), en: texts('en') },
  };
}

/** The tree of a draft with the head of its page: as visitors see it, apart from what the draft proposes. */
export async function withHead(db: Database | Transaction, section: Owner, body: Block): Promise<Block> {
  const id = pageOf(section);
  const page = id === null ? null : await readHead(db, id, body.head);
  if (id === null || page === null) return body;
  return { ...body, head: body.head ? onPage(body.head, page) : headOf(id, page) };
}

/** The tree of a section with the head that visitors see. */
export async function withPublicHead(db: Database | Transaction, section: Owner, body: Block): Promise<Block> {
  const { head: _, ...rest } = body;
  return withHead(db, section, rest);
}

/** The tree after a change, with what only the server says about its head: whose it is, and what it is compared with. */
export function withBaseOf(before: Block, { head, ...tree }: Block): Block {
  if (!before.head) return tree;
  const { id, base } = before.head;
  const kept = head ?? before.head;
  return { ...tree, head: kept.base === base ? kept : { ...kept, id, ...(base && { base }) } };
}
