import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { Transaction } from '../../../db/database.ts';
import { violationOf } from '../../../db/postgres-errors.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { nameOf } from '../../../resources/definition/resource.ts';
import { EntryRecords } from '../../upsert/entry-records.ts';
import { DeletedHere, writeEntry } from '../../upsert/write-entry.ts';
import { mapBlock, type Mapping, mapText } from '../../sections/references/map-block.ts';
import type { ContentSource } from '../archive/open-source.ts';
import { readRecords } from '../archive/read-records.ts';
import type { ContentKind, ContentRecord, Merging, RecordContext } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { type AcceptedSection, acceptedSection } from '../kinds/sections-kind.ts';
import type { Manifest } from '../manifest.ts';
import { mergeSection } from './merge-section.ts';
import type { Fields, ReferenceTarget } from '#contract/resources/resource-fields.ts';
import { mapFields } from '../../../resources/definition/map-leaves.ts';

/** What became of an entry of an archive. */
export interface MergedEntry {
  /** Name of its kind in the archive, and its id there; a section has its slug. */
  kind: string;
  key: string;
  /** Id here; null: it is not here. */
  ownId: number | null;
  title: string;
  /** `kept`: a field at least stays as it is here; `skipped`: it was deleted here. */
  outcome: 'created' | 'changed' | 'unchanged' | 'kept' | 'skipped' | 'refused';
  /** Fields that differ and stay: they were changed here since the last import, or filled before the first one. */
  kept: string[];
  /** What could not be stored. */
  refused: { field: string; reason: string }[];
}

export interface MergeContext extends RecordContext {
  source: ContentSource;
  manifest: Manifest;
}

interface Merge extends MergeContext {
  changed: Set<string>;
  records: EntryRecords;
  mapping: Mapping;
  /** By kind and id in the archive. */
  entries: Map<string, MergedEntry>;
}

/**
 * Merges an archive into a house, each entry in a savepoint of its own, so that a refused one does not stop the others.
 * An entry is the one that it became at an earlier import, or else one with the same names. What refers to something that
 * comes later is written once more at the end.
 */
export async function mergeContent(ctx: MergeContext): Promise<MergedEntry[]> {
  const records = await EntryRecords.load(ctx.db, {
    ...{ source: sourceOf(ctx.manifest), runId: null },
    tables: new Map(
      contentKinds.flatMap(({ merging }) =>
        merging ? [[merging.resource.kind, merging.resource.table] as const] : [],
      ),
    ),
  });
  const ownId = (kind: string, id: number) => records.ownId(kind, id);
  const merge = { ...ctx, records, changed: new Set<string>(), entries: new Map<string, MergedEntry>() };
  const pending = await mergeKinds({ ...merge, mapping: { ownId, isLast: false } });
  if (pending.size > 0) await mergeKinds({ ...merge, mapping: { ownId, isLast: true } }, pending);
  const entries = [...merge.entries.values()];
  await noteMerge(ctx, entries);
  return entries;
}

/** In the audit log: how many entries have each outcome. */
async function noteMerge({ db, manifest }: MergeContext, entries: MergedEntry[]): Promise<void> {
  const changes = [...new Set(entries.map(({ outcome }) => outcome))].map((field) => {
    const count = entries.filter(({ outcome }) => outcome === field).length;
    return { field, before: '', after: String(count) };
  });
  const author = { id: null, username: 'npm run import-content' };
  await recordAudit(db, { action: 'imported', kind: 'take-over', title: manifest.house, changes }, author);
}

/** Under which the entries of a house are remembered: several houses may have one name. */
export function sourceOf({ house, house_id: id }: Manifest): string {
  return `content:${id ?? house}`;
}

/** Merges all records, or only some; returns those that refer to something that was not here yet. */
async function mergeKinds(merge: Merge, only?: ReadonlySet<string>): Promise<Set<string>> {
  const pending = new Set<string>();
  for (const kind of contentKinds) {
    for await (const record of recordsOf(merge, kind)) {
      const key = String(record.id ?? record.slug ?? kind.name);
      const name = `${kind.name} ${key}`;
      if (only && !only.has(name)) continue;
      const isWhole = kind.merging
        ? await mergeRecord(merge, { name: kind.name, key, record, merging: kind.merging })
        : await mergeContentOf(merge, { name: kind.name, key, record });
      if (!isWhole) pending.add(name);
    }
  }
  return pending;
}

async function* recordsOf(
  { source, manifest, fieldSettings }: Merge,
  kind: ContentKind,
): AsyncGenerator<ContentRecord> {
  const listed = manifest.kinds.find(({ name }) => name === kind.name);
  const stream = listed && (await source.read(listed.file));
  if (!stream) return;
  const inOrder = kind.merging?.inOrder;
  const all: ContentRecord[] = [];
  for await (const { records } of readRecords(kind, stream, fieldSettings)) {
    if (inOrder) all.push(...records);
    else yield* records;
  }
  if (inOrder) yield* inOrder(all);
}

interface Incoming {
  /** Of its kind. */
  name: string;
  key: string;
  record: ContentRecord;
}

/** False for an entry that has to be written once more. */
async function mergeRecord(
  merge: Merge,
  { name, key, record, merging }: Incoming & { merging: Merging },
): Promise<boolean> {
  const { records, mapping } = merge;
  const { resource, companions } = merging;
  const { kind } = resource;
  const { values, lost } = mapReferences(resource.contract.fields, record, mapping);
  const known = records.get(kind, key) ?? null;
  const entry = { kind: name, key, ownId: known?.ownId ?? null, title: nameOf(record), kept: [] };
  const written = await attempt(merge, entry, async (tx) => {
    const result = await writeEntry({ db: tx, changed: merge.changed }, resource, {
      values: (_, within) => merging.checked?.(within.db, values) ?? values,
      columns: merging.columns?.(record, merge),
      ...(typeof record.id === 'number' && { wantedId: record.id }),
      merge: { known, companions },
      find: async (within) => {
        const found = await merging.find(within.db, { record, values });
        const free = found.filter((id) => !records.isTaken(kind, id));
        return free.length > 1 ? (free.find((id) => id === record.id) ?? null) : (free[0] ?? null);
      },
    });
    const { after, fields, outcome } = result;
    return { result, note: await records.save(tx, { kind, foreignId: key, ownId: after.id, fields, outcome }) };
  });
  if (!written) return lost.length === 0;
  records.remember(written.note);
  const { result } = written;
  const kept = Object.entries(result.fields).flatMap(([field, { stored }]) => (stored === '' ? [field] : []));
  const refused = [...result.refused, ...lost.map((path): Problem => ({ path, message: 'does_not_exist' }))];
  report(merge, {
    ...{ ...entry, ownId: result.after.id, outcome: result.outcome },
    kept: [...new Set([...result.kept, ...kept])],
    refused: refused.map(toReason),
  });
  return !refused.some(({ message }) => message === 'does_not_exist');
}

/** The content of an entry, which comes last: everything that it can refer to is here by then. */
async function mergeContentOf(merge: Merge, { name, key, record }: Incoming): Promise<boolean> {
  const { records, changed, fieldSettings } = merge;
  const given = mapSection(merge, acceptedSection.parse(record));
  const known = records.get('section', key);
  const entry = { kind: name, key, ownId: known?.ownId ?? null, title: given?.slug ?? key, kept: [] };
  if (!given) {
    const isDeleted = records.isDeleted(String(record.content_type), String(record.object_id));
    const refused = isDeleted ? [] : [toReason({ path: 'object_id', message: 'does_not_exist' })];
    report(merge, { ...entry, outcome: isDeleted ? 'skipped' : 'refused', refused });
    return true;
  }
  const merged = await attempt(merge, entry, async (tx) => {
    const result = await mergeSection({ db: tx, changed, fieldSettings }, given, known?.fields.modules);
    const { id: ownId, outcome } = result;
    const fields = { modules: result.note };
    return { result, note: await records.save(tx, { kind: 'section', foreignId: key, ownId, fields, outcome }) };
  });
  if (!merged) return true;
  records.remember(merged.note);
  const { id, outcome } = merged.result;
  const isKept = outcome === 'kept' || outcome === 'present';
  const kept = isKept ? ['modules'] : [];
  report(merge, { ...entry, ownId: id, outcome: isKept ? 'kept' : outcome, kept, refused: [] });
  return true;
}

/** The content with the ids of this house; null if its owner is not here. */
function mapSection({ mapping }: Merge, given: AcceptedSection): AcceptedSection | null {
  const { slug, content_type: type, object_id: foreignId } = given;
  const objectId = type && foreignId ? mapping.ownId(type, foreignId) : null;
  if (type && foreignId && objectId === null) return null;
  const map = (root: AcceptedSection['draft']) => {
    const mapped = root && mapBlock(root, { ...mapping, isLast: true });
    return mapped?.head && objectId ? { ...mapped, head: { ...mapped.head, id: `head-${objectId}` } } : mapped;
  };
  return {
    ...given,
    ...(objectId !== null && {
      slug: slug.replace(new RegExp(`^${type}-${foreignId}$`), `${type}-${objectId}`),
      object_id: objectId,
    }),
    ...(given.published !== undefined && { published: map(given.published) ?? null }),
    ...(given.draft !== undefined && { draft: map(given.draft) ?? null }),
    ...(given.plan && { plan: { ...given.plan, content: map(given.plan.content) ?? null } }),
  };
}

/** Runs in a savepoint; null for an entry that is not written, which is reported. */
async function attempt<T>(
  merge: Merge,
  entry: Omit<MergedEntry, 'outcome' | 'refused'>,
  run: (tx: Transaction) => Promise<T>,
): Promise<T | null> {
  try {
    return await merge.db.transaction(run);
  } catch (error) {
    if (error instanceof DeletedHere) {
      report(merge, { ...entry, ownId: null, outcome: 'skipped', refused: [] });
      return null;
    }
    const problems = problemsOf(error);
    if (!problems) throw error;
    report(merge, { ...entry, outcome: 'refused', refused: problems.map(toReason) });
    return null;
  }
}

function problemsOf(error: unknown): Problem[] | null {
  if (error instanceof AppError) return error.issues ?? [{ path: '', message: error.sentence }];
  const detail = violationOf(error);
  return detail === null ? null : [{ path: '', message: { de: detail, en: detail } }];
}

function toReason({ path, message }: { path: string; message: Message }): MergedEntry['refused'][number] {
  return { field: path, reason: writeMessage(message, 'en') };
}

/** An entry that is written once more stays one that was created or changed; what was refused is that of the last time. */
function report({ entries }: Merge, entry: MergedEntry): void {
  const name = `${entry.kind} ${entry.key}`;
  const before = entries.get(name)?.outcome;
  const isWritten = before === 'created' || before === 'changed';
  const outcome = entry.outcome === 'unchanged' && entry.kept.length > 0 ? 'kept' : entry.outcome;
  entries.set(name, { ...entry, outcome: isWritten && outcome !== 'skipped' ? before : outcome });
}

/** Values with the ids of this house. A field that refers to something that is not here is left out, and named in `lost`. */
function mapReferences(
  fields: Fields,
  values: ContentRecord,
  mapping: Mapping,
): { values: ContentRecord; lost: string[] } {
  const lost = new Set<string>();
  const mapped = mapFields(fields, values, {
    visit(field, value, path) {
      const own =
        field.kind === 'reference'
          ? mapping.ownId(kindOf(field.to), Number(value))
          : field.kind === 'link' || field.kind === 'rich'
            ? mapText(field.kind, String(value), mapping)
            : value;
      if (own === null) lost.add(path.split('.')[0] ?? path);
      return own;
    },
  });
  const kept = Object.entries(mapped).filter(([name]) => !lost.has(name));
  return { values: Object.fromEntries(kept), lost: [...lost] };
}

function kindOf(target: ReferenceTarget): string {
  const name = target === 'pictures' ? 'media' : target;
  const kind = contentKinds.find((one) => one.name === name)?.merging?.resource.kind;
  if (kind === undefined) throw new Error(`No kind of content is called ${name}`);
  return kind;
}
