import type { Block } from '#contract/blocks/block.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { write } from '../../../resources/write-stored.ts';
import { emptyRoot, insertSection } from '../../sections/create-section.ts';
import type { Pair } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import { withReason, type Finding } from '../writing/report.ts';
import { hashOf, type EntryRecord } from '../../upsert/entry-records.ts';
import { publishModules, replaceDraft, writeModules } from '../../upsert/write-modules.ts';
import type { Links } from './links.ts';
import { toBlocks } from './to-block.ts';

/** The content modules of an entry. */
export interface ForeignSection {
  /** The record of the entry, as it was just written. */
  record: EntryRecord;
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

async function store(ctx: ChangeContext, storing: Storing): Promise<EntryRecord> {
  const { taking, section, root, sent, findings } = storing;
  const { record, slug, links } = section;
  const { isSecondPass, records } = taking;
  const fieldSettings = taking.ctx.config;
  const noted = record.fields[field];
  const { outcome, note, row } = await writeModules(ctx.db, {
    ...{ slug, root, sent, noted },
    async create() {
      const owner = { contentType: record.kind, objectId: record.ownId };
      await insertSection({ ...ctx, fieldSettings }, { slug, ...owner, body: root });
      await publish(ctx, storing);
    },
    async replace({ publishedRevision, draftRevision }) {
      await replaceDraft(ctx, { slug, root, fieldSettings });
      if (publishedRevision === null || publishedRevision === draftRevision) await publish(ctx, storing);
    },
  });
  if (outcome === 'kept') findings.push({ finding: 'kept', field, message: 'take_over_kept' });
  if (outcome === 'present' && !noted)
    findings.push({ finding: 'skipped', field, message: 'take_over_content_present' });
  if (outcome === 'unchanged') {
    // In the first pass it may have lacked what came later.
    if (isSecondPass && record.outcome === 'created' && row?.publishedRevision === null) await publish(ctx, storing);
    if (!links.isPending() && !isSecondPass) return record;
  }
  const isNews = record.outcome === 'unchanged' && (outcome === 'kept' || outcome === 'changed');
  return records.save(ctx.db, {
    ...record,
    alias: record.alias ?? undefined,
    urls: record.urls ?? undefined,
    isPending: links.isPending() || record.isPending,
    fields: { ...record.fields, [field]: note },
    outcome: isNews ? outcome : record.outcome,
  });
}

/** Publishes the newest revision if the run makes things public; a draft that lacks something stays one. */
async function publish({ db, changed }: ChangeContext, { taking, section, findings }: Storing): Promise<void> {
  if (taking.run.state !== 'public') return;
  const publishing = { locale: 'de', fieldSettings: taking.ctx.config, changed } as const;
  try {
    await db.transaction((tx) => publishModules(tx, section.slug, publishing));
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
