import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { previewCookie, previewOfEditors } from '#contract/editing/preview-name.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { previewLinks } from '../../db/tables/pages.ts';
import type { Visibility } from '../../db/visibility.ts';

/** SHA-256, hexadecimal. Read access to the table is not enough to use a link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The value of the preview cookie in a `Cookie` header, or null. */
export function previewValue(cookieHeader: string | undefined): string | null {
  if (!cookieHeader?.includes(previewCookie)) return null;
  return parse(cookieHeader, previewCookie)[previewCookie] || null;
}

/** The season of a token and the end of its link; null for an unknown, revoked or expired one. */
export async function findSeasonLink(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  token: string,
): Promise<{ seasonId: number; expiresAt: Date } | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [link] = await db
    .select({ seasonId: previewLinks.seasonId, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.tokenHash, hashOfToken(token)),
        isNotNull(previewLinks.seasonId),
        gt(previewLinks.expiresAt, clock()),
      ),
    );
  return link && link.seasonId !== null ? { seasonId: link.seasonId, expiresAt: link.expiresAt } : null;
}

/** What a request may see: without the preview cookie what is public, with it what the cookie's holder is entitled to now. */
export async function visibilityOf(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  cookieHeader: string | undefined,
  user: SessionUser | null,
): Promise<Visibility> {
  const value = previewValue(cookieHeader);
  if (value === null) return 'public';
  if (value === previewOfEditors) return user ? 'all' : 'public';
  const link = await findSeasonLink(ctx, value);
  return link ? { season: link.seasonId } : 'public';
}
