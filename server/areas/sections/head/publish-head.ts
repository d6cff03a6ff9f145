import { and, eq, or, sql } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import {
  afterPublishing,
  type HeadPlace,
  headValue,
  onPage,
  overtakenIn,
  proposedIn,
  readFocal,
} from '#contract/blocks/page-head.ts';
import type { Transaction } from '../../../db/database.ts';
import { sectionRevisions, sections } from '../../../db/tables/sections.ts';
import { changesBetween } from '../../../platform/audit/changes-between.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { withVersions } from '../../../resources/versions/record-version.ts';
import { updateRecordIn } from '../../media/changing/change-media.ts';
import { lockMedia } from '../../media/uses/used-in.ts';
import { toSettings } from '../../page-tree/page-settings.ts';
import { getPage, lockTree } from '../../page-tree/page-tree.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { changeLockedPage, requireAddress, requirePictures } from '../../page-tree/write-page.ts';
import type { SectionRow } from '../revisions/section-row.ts';
import { pageOf, readHead } from './with-head.ts';

/** What a tree proposes for the head of its page, beside what visitors see of it now. */
async function proposal(tx: Transaction, section: SectionRow, { head }: Block) {
  const id = pageOf(section);
  const page = id === null || !head ? null : await readHead(tx, id, head);
  if (id === null || !head || !page) return null;
  const now = onPage(head, page);
  return { id, head: now, page, places: proposedIn(now) };
}

type Proposal = NonNullable<Awaited<ReturnType<typeof proposal>>>;

/**
 * What prevents publication of the head: an address that another page has, a picture that is gone, and whatever somebody
 * has changed at the page since the draft took it up. Requirements of the fields are found with those of the modules.
 */
export async function findHeadProblems(tx: Transaction, section: SectionRow, tree: Block): Promise<Problem[]> {
  const proposed = await proposal(tx, section, tree);
  if (!proposed) return [];
  const { head, page, id } = proposed;
  const overtaken = overtakenIn(head, page).map((place): Problem => {
    const now = place.field === 'hero_image' ? '' : String(headValue(page, place) ?? '');
    const message = now === '' ? 'head_overtaken' : ({ key: 'head_overtaken_by', params: { now } } as const);
    return { path: pathOf(head, place), message };
  });
  const change = changeIn(proposed);
  const { slug } = change;
  const address = slug ? await problemsOf(head, async () => requireAddress(tx, await getPage(tx, id), slug)) : [];
  return [...overtaken, ...address, ...(await problemsOf(head, () => requirePictures(tx, change)))];
}

function pathOf({ id }: Block, { field, locale }: HeadPlace): string {
  return [id, field, locale].filter(Boolean).join('.');
}

/** The fields of the page that change, each with both languages. */
function changeIn({ head, places }: Proposal) {
  const has = (field: string) => places.some((place) => place.field === field);
  const text = (field: string) => ({
    de: String(head.translations.de[field] ?? ''),
    en: String(head.translations.en[field] ?? ''),
  });
  const picture = head.fields.hero_image;
  return {
    ...(has('title') && { title: text('title') }),
    ...(has('headline') && { headline: text('headline') }),
    ...(has('slug') && { slug: text('slug') }),
    ...(has('hero_image') && { heroImageId: typeof picture === 'number' ? picture : null }),
  };
}

/** Problems of a check of the page, with the paths of the head. */
async function problemsOf(head: Block, check: () => Promise<unknown>): Promise<Problem[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error;
    return error.issues.map(({ path, message }) => ({ path: `${head.id}.${path}`, message }));
  }
}

/** Waits for the page tree, which is locked before the section; for sections of pages only. */
export async function lockTreeOf(tx: Transaction, section: Pick<SectionRow, 'contentType' | 'objectId'>) {
  if (pageOf(section) !== null) await lockTree(tx);
}

/**
 * Writes what a published tree proposes to the page, with redirects from its former addresses, and a focal point to its
 * picture. Afterwards the tree and the draft propose it no more.
 */
export async function publishHead({ db: tx, changed }: ChangeContext, section: SectionRow, tree: Block): Promise<void> {
  const proposed = await proposal(tx, section, tree);
  if (!proposed || proposed.places.length === 0) return;
  const { id, head, places } = proposed;
  const values = changeIn(proposed);
  if (Object.keys(values).length > 0) {
    const before = toSettings(await getPage(tx, id));
    const run = () => changeLockedPage({ db: tx, changed }, { id, values });
    const issues = await problemsOf(head, async () => {
      const after = toSettings(await withVersions(tx, { resource: pagesDefinition, ids: [id] }, run));
      const changes = changesBetween(before, after);
      await recordAudit(tx, { action: 'changed', kind: 'page', id, title: after.title.de, changes });
    });
    if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  }
  if (places.some(({ field }) => field === 'focal')) await moveFocal({ db: tx, changed }, head);
  await settle(tx, section, proposed);
}

async function moveFocal(ctx: ChangeContext, head: Block): Promise<void> {
  const focal = readFocal(head);
  const picture = typeof head.fields.hero_image === 'number' ? await lockMedia(ctx.db, head.fields.hero_image) : null;
  if (picture && focal) await updateRecordIn(ctx, { before: picture, wanted: { focal } });
}

/** Stores that the page has what was published, so that a later change of the page is not taken for a conflict. */
async function settle(
  tx: Transaction,
  { id: sectionId, draftRevision }: SectionRow,
  { id, places }: Proposal,
): Promise<void> {
  const { number, body } = sectionRevisions;
  const newest = tx.select({ number: sections.draftRevision }).from(sections).where(eq(sections.id, sectionId));
  const rows = await tx
    .select({ number, head: sql<Block | null>`${body} -> 'head'` })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, sectionId), or(eq(number, draftRevision), eq(number, newest))));
  for (const { number: revision, head } of rows) {
    const page = head && (await readHead(tx, id, head));
    if (!head || !page) continue;
    await tx
      .update(sectionRevisions)
      .set({ body: sql`jsonb_set(${body}, '{head}', ${JSON.stringify(afterPublishing(head, page, places))}::jsonb)` })
      .where(and(eq(sectionRevisions.sectionId, sectionId), eq(number, revision)));
  }
}
