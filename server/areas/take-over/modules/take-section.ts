import { eq } from 'drizzle-orm';
import { type Block, childrenOf } from '#contract/blocks/block.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { sections, sectionRevisions } from '../../../db/tables/sections.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { write } from '../../../resources/write-stored.ts';
import { emptyRoot, insertSection } from '../../sections/create-section.ts';
import { publishRevision } from '../../sections/publish/publish-revision.ts';
import { extractReferences } from '../../sections/references/extract-references.ts';
import { checkReferences } from '../../sections/references/check-references.ts';
import { saveRevision } from '../../sections/revisions/save-revision.ts';
import { lockSection, type SectionRow, storedDraft } from '../../sections/revisions/section-row.ts';
import { checkChanges } from '../../sections/tree/check-changes.ts';
import { normaliseBlock } from '../../sections/tree/normalise-block.ts';
import type { Pair } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import { withReason } from '../writing/with-reason.ts';
import { hashOf, type TakenRecord } from '../writing/records.ts';
import type { Finding } from '../writing/report.ts';
import type { Links } from './links.ts';
import { toBlocks } from './to-block.ts';

/** The content modules of an entry. */
export interface ForeignSection {
  /** The record of the entry, as it was just written. */
  record: TakenRecord;
  title: string;
  address: string;
  /** Slug here. */
  slug: string;
  modules: Pair<FlatBlock[]>;
  links: Links;
}

/** Name under which the content is noted beside the fields of its entry. */
const field = 'modules';

/**
 * Writes the content modules of an entry, and publishes them if the run does. Content that was changed here since is
 * not touched.
 */
export async function takeSection(taking: Taking, section: ForeignSection): Promise<void> {
  const { ctx, records, report, backend } = taking;
  const { record, title, address, modules, links } = section;
  const use = { kind: record.kind, title, address };
  const findings: Omit<Finding, 'kind' | 'address' | 'title'>[] = [];
  const root = { ...emptyRoot(), id: `root-${hashOf([backend.origin, record.kind, record.foreignId]).slice(0, 20)}` };
  let isFileLost = false;
  const children = await toBlocks(
    {
      onFileLost: () => {
        isFileLost = true;
      },
      ...{ taking, links, use, section: `${record.kind} ${record.foreignId}`, given: new Set<string>() },
      onProblem: async (name, message) => void findings.push({ finding: 'unreadable', field: name, message }),
    },
    modules,
    root,
  );
  root.columns = [{ children }];
  const noted = record.fields[field];
  if (children.length === 0 && noted === undefined) return addAll();
  if (isFileLost && noted !== undefined) {
    // Otherwise a file that is here would give way to one that cannot be read.
    findings.splice(0, Infinity, { finding: 'unreadable', field, message: 'take_over_content_left' });
    return addAll();
  }
  const sent = hashOf(children);
  const stored = await write(ctx, (tx, changed) =>
    store({ db: tx, changed }, { taking, section, root, sent, findings }),
  ).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    const issues = error.issues ?? [{ path: field, message: error.sentence }];
    for (const { message } of issues) findings.push({ finding: 'unreadable', field, message });
    return null;
  });
  if (stored) records.remember(stored);
  return addAll();

  async function addAll() {
    for (const finding of findings) await report.add({ ...use, ownId: record.ownId, ...finding });
  }
}

interface Storing {
  taking: Taking;
  section: ForeignSection;
  root: Block;
  sent: string;
  findings: Omit<Finding, 'kind' | 'address' | 'title'>[];
}

async function store(ctx: ChangeContext, storing: Storing): Promise<TakenRecord> {
  const { taking, section, root, sent, findings } = storing;
  const { record, slug } = section;
  const { db: tx } = ctx;
  const noted = record.fields[field];
  const note = (stored: string, outcome = record.outcome) =>
    taking.records.save(tx, {
      ...record,
      alias: record.alias ?? undefined,
      urls: record.urls ?? undefined,
      isPending: section.links.isPending() || record.isPending,
      fields: { ...record.fields, [field]: { sent, stored } },
      outcome,
    });
  const [row] = await tx.select().from(sections).where(eq(sections.slug, slug));
  if (!row) {
    await insertSection(
      { ...ctx, fieldSettings: taking.ctx.config },
      { slug, contentType: record.kind, objectId: record.ownId, body: root },
    );
    await publish(ctx, storing);
    return note(await draftHash(ctx, slug));
  }
  const current = await draftHash(ctx, slug);
  const isUntouched = noted ? noted.stored === current : await isEmptySection(ctx, row);
  if (!isUntouched) {
    const isChangedHere = noted !== undefined && noted.stored !== '';
    if (isChangedHere) findings.push({ finding: 'kept', field, message: 'take_over_kept' });
    else if (!noted) findings.push({ finding: 'skipped', field, message: 'take_over_content_present' });
    return taking.records.save(tx, {
      ...record,
      alias: record.alias ?? undefined,
      urls: record.urls ?? undefined,
      fields: { ...record.fields, [field]: noted ?? { sent, stored: '' } },
      outcome: isChangedHere && record.outcome === 'unchanged' ? 'kept' : record.outcome,
    });
  }
  if (noted?.sent === sent && noted.stored !== '') {
    // In the first pass it may have lacked what came later.
    const isLeft = taking.isSecondPass && record.outcome === 'created' && row.publishedRevision === null;
    if (isLeft) await publish(ctx, storing);
    return section.links.isPending() || taking.isSecondPass ? note(noted.stored) : record;
  }
  await replace(ctx, { row, root, taking });
  if (row.publishedRevision === null || row.publishedRevision === row.draftRevision) await publish(ctx, storing);
  return note(await draftHash(ctx, slug), record.outcome === 'unchanged' ? 'changed' : record.outcome);
}

interface Replacing {
  row: SectionRow;
  root: Block;
  taking: Taking;
}

async function replace({ db: tx, changed }: ChangeContext, { row: { slug }, root, taking }: Replacing): Promise<void> {
  const locked = await lockSection(tx, slug);
  const before = normaliseBlock(await storedDraft(tx, locked));
  const body = normaliseBlock({ ...root, id: before.id, ...(before.head && { head: before.head }) });
  checkChanges(before, body, { locale: 'de', fieldSettings: taking.ctx.config });
  await checkReferences(tx, extractReferences(body));
  await saveRevision(tx, locked, { body, author: null });
  changed.add(tags.draft(slug));
}

/** Publishes the newest revision if the run makes things public; a draft that lacks something stays one. */
async function publish({ db, changed }: ChangeContext, { taking, section, findings }: Storing): Promise<void> {
  if (taking.run.state !== 'public') return;
  const row = await lockSection(db, section.slug);
  const body = await storedDraft(db, row);
  const publishing = { locale: 'de', fieldSettings: taking.ctx.config, changed } as const;
  try {
    await db.transaction((tx) => publishRevision(tx, { section: row, body, ...publishing }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What it waits for may be what it lacks.
    if (section.links.isPending()) return;
    findings.push({ finding: 'unreadable', field, message: notPublished(error) });
  }
}

function notPublished(error: AppError): Message {
  return withReason('take_over_not_published', error.issues?.[0]?.message ?? error.sentence);
}

async function draftHash({ db: tx }: ChangeContext, slug: string): Promise<string> {
  const [row] = await tx.select().from(sections).where(eq(sections.slug, slug));
  return row ? hashOf(childrenOf(normaliseBlock(await storedDraft(tx, row)))) : '';
}

async function isEmptySection({ db: tx }: ChangeContext, row: SectionRow): Promise<boolean> {
  const revisions = await tx.$count(sectionRevisions, eq(sectionRevisions.sectionId, row.id));
  return revisions > 0 && childrenOf(await storedDraft(tx, row)).length === 0;
}
