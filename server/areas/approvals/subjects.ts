import { and, asc, eq, inArray } from 'drizzle-orm';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError, type Problem, invalid } from '#contract/base/errors.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { RequestSubject } from '#contract/editing/requests/publish-request.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { binEntries } from '../../db/tables/audit.ts';
import { sections } from '../../db/tables/sections.ts';
import type { RequestRow } from '../../platform/handover/requests.ts';
import { column, type Resource, type Snapshot } from '../../resources/definition/resource.ts';
import { readOne, readStored } from '../../resources/read-stored.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection, type SectionRow } from '../sections/revisions/section-row.ts';
import { nameOf, recordsOf } from '../sections/section-owners.ts';

/** Name under which requests store everything of a season. */
export const release = 'release';

/** The columns of a request that say what it is for. */
export type SubjectColumns = Pick<RequestRow, 'sectionId' | 'language' | 'resource' | 'objectId' | 'title'>;

export interface RequestsContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'> {
  /** Everything that can be asked for, pages included. */
  resources: readonly Resource[];
}

/** The columns of a subject that the user may edit and that is not public yet. Throws 403, 404 or 422 otherwise. */
export async function toColumns(
  ctx: RequestsContext,
  subject: RequestSubject,
  user: SessionUser,
): Promise<SubjectColumns> {
  if (subject.kind === 'section') {
    const { slug, language } = subject;
    const section = await getSection(ctx.db, slug);
    allowSection(user, section);
    const state = (await recordsOf(ctx, [section])).get(section.id)?.record.state;
    const isHiddenPage = section.contentType === 'page' && state?.is_online === false;
    if (section.publishedRevision === section.draftRevision && !isHiddenPage)
      throw invalid('subject', 'already_public');
    const title: Localized<string> = state ? nameOf(state) : { de: slug, en: slug };
    return { sectionId: section.id, language, resource: null, objectId: null, title };
  }
  const name = subject.kind === 'season' ? 'seasons' : subject.resource;
  const resource = editableResource(ctx, name, { user, path: 'subject.resource' });
  const { state } = await readOne(ctx.db, resource, subject.id);
  const columns = { sectionId: null, language: null, resource: name, objectId: subject.id, title: nameOf(state) };
  if (subject.kind === 'season') return { ...columns, resource: release };
  if (!resource.contract.fields.state) throw invalid('subject', 'nothing_to_publish');
  if (state.state === 'public') throw invalid('subject', 'already_public');
  return columns;
}

/** The same for several records of one resource, in the order of the ids; throws 422 with the problems of all. */
export async function recordsToColumns(
  tx: Transaction,
  { resource, ids, locale }: { resource: Resource; ids: number[]; locale: Locale },
): Promise<SubjectColumns[]> {
  if (!resource.contract.fields.state) throw invalid('resource', 'nothing_to_publish');
  const found = await lockRecords(tx, { resource, ids, strength: 'share' });
  const issues: Problem[] = [];
  for (const [index, id] of ids.entries()) {
    const record = found.get(id);
    const path = `ids.${index}`;
    if (record) issues.push(...problemsOf(record, { path, locale }));
    else issues.push(await goneProblem(tx, { resource, id, path, locale }));
  }
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const { name } = resource.contract;
  return [...found.values()].map(({ id, state }) => ({
    sectionId: null,
    language: null,
    resource: name,
    objectId: id,
    title: nameOf(state),
  }));
}

/** A resource by its name; throws 422 for an unknown one. */
export function resourceNamed(
  { resources }: Pick<RequestsContext, 'resources'>,
  name: string,
  path = 'subject.resource',
): Resource {
  const found = resources.find(({ contract }) => contract.name === name);
  if (!found) throw invalid(path, 'unknown_field');
  return found;
}

/** The same; throws 403 unless the user may edit its records. */
export function editableResource(
  ctx: Pick<RequestsContext, 'resources'>,
  name: string,
  { user, path }: { user: SessionUser; path: string },
): Resource {
  const resource = resourceNamed(ctx, name, path);
  if (!can(user.role, resource.contract.access)) throw new AppError('forbidden');
  return resource;
}

export async function toSubject(db: Database, row: SubjectColumns): Promise<RequestSubject> {
  if (row.sectionId !== null) {
    const section = await sectionById(db, row.sectionId);
    return { kind: 'section', slug: section.slug, language: row.language };
  }
  const id = row.objectId ?? 0;
  return row.resource === release ? { kind: 'season', id } : { kind: 'record', resource: row.resource ?? '', id };
}

export async function sectionById(db: Database, id: number): Promise<SectionRow> {
  const [row] = await db.select().from(sections).where(eq(sections.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

interface Chosen {
  resource: Resource;
  ids: number[];
  /** Nobody else changes them until the transaction ends: `share` for who reads, the other for who writes. */
  strength: 'share' | 'no key update';
}

/** The records that exist, by id, locked in one order for everybody. */
export async function lockRecords(
  tx: Transaction,
  { resource, ids, strength }: Chosen,
): Promise<Map<number, Snapshot>> {
  await resource.writer?.lock(tx);
  const id = column(resource.table, 'id');
  await tx.select({ id }).from(resource.table).where(inArray(id, ids)).orderBy(asc(id)).for(strength);
  return new Map((await readStored(tx, resource, ids)).map((record) => [record.id, record]));
}

/** Why a record cannot be published together with others; empty if it can. The messages name it. */
export function problemsOf({ id, state }: Snapshot, { path, locale }: { path: string; locale: Locale }): Problem[] {
  const title = nameOf(state);
  const params = { entry: inLocale(title, locale).text || title.en || `#${id}` };
  if (state.state === 'public') return [{ path, message: { key: 'entry_is_public', params } }];
  return locales
    .filter((language) => title[language].trim() === '')
    .map((language) => ({
      path,
      message: { key: language === 'de' ? 'release_needs_german' : 'release_needs_english', params },
    }));
}

/** The problem of a record that does not exist any more, with the name that it has in the bin. */
async function goneProblem(
  tx: Transaction,
  { resource, id, path, locale }: { resource: Resource; id: number; path: string; locale: Locale },
): Promise<Problem> {
  const [deleted] = await tx
    .select({ title: binEntries.title })
    .from(binEntries)
    .where(and(eq(binEntries.resource, resource.contract.name), eq(binEntries.objectId, id)));
  const entry = deleted ? inLocale(deleted.title, locale).text : `#${id}`;
  return { path, message: { key: 'entry_is_gone', params: { entry } } };
}
