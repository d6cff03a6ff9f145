import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { PreviewLink } from '#contract/editing/preview.ts';
import { previewName } from '#contract/editing/preview-name.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { type PageRow, urlsOf } from '../../links/page-address.ts';
import { getPage } from '../../page-tree/page-tree.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { pages, previewLinks } from '../../../db/tables/pages.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '../../accounts/sessions/secrets.ts';
import type { Config } from '../../../platform/config.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'config'>;
type Row = typeof previewLinks.$inferSelect;

const day = 86_400_000;

/** Valid preview links of a page, newest first. Throws 404 for an unknown page. */
export async function listPreviews(ctx: Parts, pageId: number): Promise<PreviewLink[]> {
  const page = await getPage(ctx.db, pageId);
  const rows = await ctx.db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.pageId, pageId), gt(previewLinks.expiresAt, ctx.clock())))
    .orderBy(desc(previewLinks.createdAt), previewLinks.id);
  return rows.map((row) => toLink(ctx, row, urlsOf(page)));
}

/** Creates a link that is valid for a number of days, and deletes expired ones. */
export async function createPreview(
  ctx: Parts,
  pageId: number,
  { days, author }: { days: number; author: SessionUser },
): Promise<PreviewLink> {
  const page = await getPage(ctx.db, pageId);
  if (page.target.de !== '') throw new AppError('not_found');
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + days * day);
  await ctx.db.delete(previewLinks).where(lte(previewLinks.expiresAt, createdAt));
  const [row] = await ctx.db
    .insert(previewLinks)
    .values({ pageId, expiresAt, authorId: author.id, authorName: author.username, createdAt })
    .returning();
  if (!row) throw new Error('The link was not stored');
  return toLink(ctx, row, urlsOf(page));
}

/** Revokes a link; throws 404 if it does not exist. */
export async function endPreview({ db }: Pick<AppContext, 'db'>, pageId: number, id: string): Promise<void> {
  const ended = await db
    .delete(previewLinks)
    .where(and(eq(previewLinks.id, id), eq(previewLinks.pageId, pageId)))
    .returning({ id: previewLinks.id });
  if (ended.length === 0) throw new AppError('not_found');
}

/** When a token for the draft of a page expires; null if it is not valid for the page or not any more. */
export async function previewHolds(ctx: Parts, token: string, pageId: number): Promise<Date | null> {
  const found = await findPreview(ctx, token);
  return found?.page.id === pageId ? found.until : null;
}

/** True when a token shows the draft of the page at this address. */
export async function previewOpens(ctx: Parts, token: string, address: string): Promise<boolean> {
  const found = await findPreview(ctx, token);
  return found !== undefined && Object.values(urlsOf(found.page)).includes(address.replace(/(.)\/$/, '$1'));
}

/** The page of a valid token, and when the token expires. */
async function findPreview(ctx: Parts, token: string): Promise<{ page: PageRow; until: Date } | undefined> {
  const id = readPreviewToken(ctx.config, token);
  if (id === null) return undefined;
  const [row] = await ctx.db
    .select({ page: pages, until: previewLinks.expiresAt })
    .from(pages)
    .innerJoin(previewLinks, eq(previewLinks.pageId, pages.id))
    .where(and(eq(previewLinks.id, id), gt(previewLinks.expiresAt, ctx.clock())));
  return row;
}

function toLink({ config }: Pick<AppContext, 'config'>, row: Row, urls: { de: string; en: string }): PreviewLink {
  const query = `?${new URLSearchParams({ [previewName]: previewToken(config, row.id) })}`;
  return {
    id: row.id,
    urls: { de: config.siteUrl + urls.de + query, en: config.siteUrl + urls.en + query },
    author: row.authorName,
    created_at: berlinIso(row.createdAt),
    expires_at: berlinIso(row.expiresAt),
  };
}

/** Token of a preview link: its id with a signature against forgery. */
function previewToken(config: Config, id: string): string {
  return `${id}.${signature(config, id)}`;
}

/** The id in a token, or null if the signature is invalid. */
function readPreviewToken(config: Config, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const expected = Buffer.from(signature(config, id));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

function signature(config: Config, id: string): string {
  const key = createHmac('sha256', authSecret(config)).update('preview link').digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
