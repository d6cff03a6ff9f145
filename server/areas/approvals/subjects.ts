import { eq } from 'drizzle-orm';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { RequestSubject } from '#contract/editing/requests/publish-request.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { type publishRequests, sections } from '../../db/tables/sections.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { readOne } from '../../resources/read-stored.ts';
import { allowSection } from '../sections/allow-section.ts';
import { nameOf } from '../sections/section-owners.ts';
import { findSection, getSection, type SectionRow } from '../sections/revisions/section-row.ts';

/** Name under which requests store everything of a season. */
export const release = 'release';

type Row = Pick<typeof publishRequests.$inferSelect, 'sectionId' | 'language' | 'resource' | 'objectId'>;

export interface RequestsContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'> {
  /** Everything that can be asked for, pages included. */
  resources: readonly Resource[];
}

/** The columns of a subject that the user may edit and that is not public yet. Throws 403, 404 or 422 otherwise. */
export async function toColumns(ctx: RequestsContext, subject: RequestSubject, user: SessionUser): Promise<Row> {
  if (subject.kind === 'section') {
    const section = await getSection(ctx.db, subject.slug);
    allowSection(user, section);
    if (section.publishedRevision === section.draftRevision && !(await isOffline(ctx, section)))
      throw refused('subject', 'already_public');
    return { sectionId: section.id, language: subject.language, resource: null, objectId: null };
  }
  const name = subject.kind === 'season' ? 'seasons' : subject.resource;
  const resource = resourceNamed(ctx, name);
  if (!can(user.role, resource.contract.access)) throw new AppError('forbidden');
  const { state } = await readOne(ctx.db, resource, subject.id);
  if (subject.kind === 'season') return { sectionId: null, language: null, resource: release, objectId: subject.id };
  if (!resource.contract.fields.state) throw refused('subject', 'nothing_to_publish');
  if (state.state === 'public') throw refused('subject', 'already_public');
  return { sectionId: null, language: null, resource: name, objectId: subject.id };
}

/** True for the modules of a page that visitors do not see. */
async function isOffline(ctx: RequestsContext, section: SectionRow): Promise<boolean> {
  const owner = await ownerOf(ctx, section);
  return owner?.state.is_online === false && section.contentType === 'page';
}

export function resourceNamed(
  { resources }: Pick<RequestsContext, 'resources'>,
  name: string,
  path = 'subject.resource',
): Resource {
  const found = resources.find(({ contract }) => contract.name === name);
  if (!found) throw refused(path, 'unknown_field');
  return found;
}

/** The subject of a stored request. */
export async function toSubject(db: Database, row: Row): Promise<RequestSubject> {
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

/** The record that the modules of a section belong to; undefined for modules without one. */
export async function ownerOf(
  { db, resources }: RequestsContext,
  { contentType, objectId }: SectionRow,
): Promise<Snapshot | undefined> {
  const resource = resources.find(({ kind }) => kind === contentType);
  return resource && objectId !== null ? readOne(db, resource, objectId) : undefined;
}

/** Title of a subject, for lists and mails. */
export async function titleOfSubject(ctx: RequestsContext, subject: RequestSubject): Promise<Localized<string>> {
  if (subject.kind === 'section') {
    const section = await findSection(ctx.db, subject.slug);
    const owner = section && (await ownerOf(ctx, section));
    return owner ? nameOf(owner.state) : { de: subject.slug, en: subject.slug };
  }
  const name = subject.kind === 'season' ? 'seasons' : subject.resource;
  return nameOf((await readOne(ctx.db, resourceNamed(ctx, name), subject.id)).state);
}

export function refused(path: string, message: Problem['message']): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
