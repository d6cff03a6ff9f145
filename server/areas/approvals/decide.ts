import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SessionUser } from '../../app-context.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { notifyAuthor } from '../../platform/requests/close-requests.ts';
import { updateRecordIn, write } from '../../resources/write-stored.ts';
import { changePage } from '../pages/editing/change-page.ts';
import { publishSection } from '../sections/publish/publish-section.ts';
import { publishPersons } from './hidden-persons.ts';
import { readSectionVersion } from './changes/section-version.ts';
import { readRow, type RequestRow } from './request-rows.ts';
import { type RequestsContext, resourceNamed, sectionById, release } from './subjects.ts';

interface Deciding {
  id: number;
  user: SessionUser;
  locale: Locale;
}

/**
 * Publishes the subject of a request, and persons of its cast with it, with the checks of publishing; that closes the
 * request.
 */
export async function publishRequested(
  ctx: RequestsContext,
  { id, user, locale, version, persons }: Deciding & { version: string; persons: number[] },
): Promise<void> {
  const row = await openRow(ctx, id, user);
  if (row.sectionId !== null) return publishModules(ctx, row, { user, locale, version });
  // A season is released on its screen, where each entry is chosen.
  if (row.resource === release) throw new AppError('conflict', 'release_on_its_screen');
  await publishRecord(ctx, row, { version, persons });
}

async function publishRecord(
  ctx: RequestsContext,
  row: RequestRow,
  { version, persons: ids }: { version: string; persons: number[] },
): Promise<void> {
  const resource = resourceNamed(ctx, row.resource ?? '');
  const persons = resourceNamed(ctx, 'persons');
  await write(ctx, async (tx, changed) => {
    const within = { db: tx, changed };
    const subject = { resource, id: row.objectId ?? 0, version, fill: () => ({ state: 'public' }) };
    const { after: record } = await updateRecordIn(within, subject);
    await publishPersons(within, { kind: resource.kind, record, now: ctx.clock(), persons, ids });
  });
}

async function publishModules(
  ctx: RequestsContext,
  row: RequestRow,
  { user, locale, version }: Omit<Deciding, 'id'> & { version: string },
): Promise<void> {
  const section = await sectionById(ctx.db, row.sectionId ?? 0);
  const language = row.language ?? undefined;
  const { revision, parts } = readSectionVersion(version);
  await publishSection(ctx, { slug: section.slug, revision, parts, locale, language, author: user });
  if (section.contentType === 'page' && section.objectId !== null)
    await changePage(ctx, section.objectId, { isOnline: true });
}

/** Gives a request back with a reason. */
export async function declineRequest(
  ctx: RequestsContext,
  { id, user, answer }: Omit<Deciding, 'locale'> & { answer: string },
): Promise<void> {
  const { sectionId } = await openRow(ctx, id, user);
  const slug = sectionId === null ? null : (await sectionById(ctx.db, sectionId)).slug;
  await withInvalidation(ctx, async (tx, changed) => {
    const [row] = await tx
      .update(publishRequests)
      .set({ status: 'declined', answer, decidedBy: user.id, decidedAt: ctx.clock() })
      .where(and(eq(publishRequests.id, id), eq(publishRequests.status, 'open')))
      .returning();
    if (!row) throw new AppError('conflict', 'request_is_decided');
    await notifyAuthor(tx, [row]);
    changed.add(tags.waiting);
    if (slug !== null) changed.add(tags.reviews(slug));
  });
}

async function openRow(ctx: RequestsContext, id: number, user: SessionUser): Promise<RequestRow> {
  const row = await readRow(ctx.db, id, user);
  if (row.status !== 'open') throw new AppError('conflict', 'request_is_decided');
  return row;
}
