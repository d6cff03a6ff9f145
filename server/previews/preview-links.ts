import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { PreviewLink } from '#contract/preview.ts';
import { previewName } from '#contract/preview-name.ts';
import type { House, SessionUser } from '../house.ts';
import { urlsOf } from '../pages/page-address.ts';
import { getPage } from '../pages/page-tree.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { previewToken, readPreviewToken } from './preview-token.ts';
import { previewLinks } from './schema.ts';

type Parts = Pick<House, 'db' | 'clock' | 'config'>;
type Row = typeof previewLinks.$inferSelect;

const day = 86_400_000;

/** Links to a page’s draft that still hold, newest first. 404 where there is no such page. */
export async function listPreviews(house: Parts, pageId: number): Promise<PreviewLink[]> {
  const page = await getPage(house.db, pageId);
  const rows = await house.db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.pageId, pageId), gt(previewLinks.expiresAt, house.clock())))
    .orderBy(desc(previewLinks.createdAt), previewLinks.id);
  return rows.map((row) => toLink(house, row, urlsOf(page)));
}

/** Makes a link that holds for so many days; those that have expired are forgotten. */
export async function createPreview(
  house: Parts,
  pageId: number,
  { days, author }: { days: number; author: SessionUser },
): Promise<PreviewLink> {
  const page = await getPage(house.db, pageId);
  if (page.target.de !== '') throw new AppError('not_found');
  const createdAt = house.clock();
  const expiresAt = new Date(createdAt.getTime() + days * day);
  await house.db.delete(previewLinks).where(lte(previewLinks.expiresAt, createdAt));
  const [row] = await house.db
    .insert(previewLinks)
    .values({ pageId, expiresAt, authorId: author.id, authorName: author.username, createdAt })
    .returning();
  if (!row) throw new Error('The link was not stored');
  return toLink(house, row, urlsOf(page));
}

/** Ends a link; 404 where there is none. */
export async function endPreview({ db }: Pick<House, 'db'>, pageId: number, id: string): Promise<void> {
  const ended = await db
    .delete(previewLinks)
    .where(and(eq(previewLinks.id, id), eq(previewLinks.pageId, pageId)))
    .returning({ id: previewLinks.id });
  if (ended.length === 0) throw new AppError('not_found');
}

/** Until when a token shows a page’s draft; null where it does not, or not any more. */
export async function previewHolds(house: Parts, token: string, pageId: number): Promise<Date | null> {
  const id = readPreviewToken(house.config, token);
  if (id === null) return null;
  const [row] = await house.db
    .select({ until: previewLinks.expiresAt })
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), eq(previewLinks.pageId, pageId), gt(previewLinks.expiresAt, house.clock())));
  return row?.until ?? null;
}

function toLink({ config }: Pick<House, 'config'>, row: Row, urls: { de: string; en: string }): PreviewLink {
  const query = `?${new URLSearchParams({ [previewName]: previewToken(config, row.id) })}`;
  return {
    id: row.id,
    urls: { de: config.siteUrl + urls.de + query, en: config.siteUrl + urls.en + query },
    author: row.authorName,
    created_at: berlinIso(row.createdAt),
    expires_at: berlinIso(row.expiresAt),
  };
}
