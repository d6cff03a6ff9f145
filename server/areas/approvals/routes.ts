import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  requestsApi,
  type ChangedPart,
  type PublishRequestDetails,
  type RequestEntryDetails,
} from '#contract/editing/requests/requests-api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { askForOne, askTogether, reviewersFor, withdraw } from './ask.ts';
import { declineRequests, publishRequested, publishTogether } from './decide.ts';
import { listRequests, readRequest } from './read-requests.ts';
import { sectionChanges, writeSectionVersion } from './section-changes.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import type { RequestSubject } from '#contract/editing/requests/publish-request.ts';
import { previewPaths } from '#contract/editing/preview-name.ts';
import { versionPartsName, writeVersionParts } from '#contract/editing/version-parts.ts';
import { recordVersions } from '../../db/tables/audit.ts';
import { readOne } from '../../resources/read-stored.ts';
import { describeChanges } from '../../resources/versions/describe-changes.ts';
import { namesOfTargets } from '../../resources/versions/names-of-targets.ts';
import { fieldsOf } from '../../resources/versions/record-version.ts';
import { adminAddress } from '../links/addresses.ts';
import { recordsOf, urlsIn, editAddress } from '../sections/section-owners.ts';
import { hiddenPersonsOf } from './hidden-persons.ts';
import { type RequestsContext, resourceNamed } from './subjects.ts';

/** Asking for publication, and deciding about it. */
export function requestsRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const requests = { ...ctx, resources };
  mount({ app, ctx }, requestsApi.list, async ({ query, user, address, request }) =>
    listAnswer({ address, query }, await listRequests({ ...requests, ...request }, { query, user: requireUser(user) })),
  );
  mount({ app, ctx }, requestsApi.changes, async ({ params: { locale, slug }, query, user }) => {
    const section = await getSection(ctx.db, slug);
    allowSection(requireUser(user), section);
    return sectionChanges({ db: ctx.db, locale }, section, query.language ?? null);
  });
  mount({ app, ctx }, requestsApi.reviewers, async ({ user }) =>
    (await reviewersFor(ctx.db, requireUser(user).id)).map(({ id, name }) => ({ id, name })),
  );
  mount({ app, ctx }, requestsApi.withdraw, ({ params: { id }, user }) =>
    withdraw(requests, { id, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.show, ({ params, user }) =>
    getRequest(requests, { ...params, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.create, ({ params: { locale }, body, user }) =>
    askForOne(requests, { ...body, locale, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.createTogether, ({ params: { locale }, body, user }) =>
    askTogether(requests, { ...body, locale, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.decide, async ({ params: { id, locale }, body, user }) => {
    const deciding = { id, together: false, locale, user: requireUser(user) };
    if (body.decision === 'publish') await publishRequested(requests, deciding, { id, ...body });
    else await declineRequests(requests, deciding, body.answer);
    return readRequest({ ...requests, locale }, id, deciding.user);
  });
  mount({ app, ctx }, requestsApi.decideTogether, async ({ params: { id, locale }, body, user }) => {
    const deciding = { id, together: true, locale, user: requireUser(user) };
    if (body.decision === 'publish') await publishTogether(requests, deciding, body.entries);
    else await declineRequests(requests, deciding, body.answer);
    return readRequest({ ...requests, locale }, id, deciding.user);
  });
}

type Details = Pick<PublishRequestDetails, 'version' | 'parts' | 'hidden_persons' | 'urls'>;

/** A request with what visitors would see anew. */
async function getRequest(
  ctx: RequestsContext,
  { id, user, locale }: { id: number; user: SessionUser; locale: Locale },
): Promise<PublishRequestDetails> {
  const { group, ...request } = await readRequest({ ...ctx, locale }, id, user);
  if (!group) return { ...request, ...(await detailsOf(ctx, request.subject, locale)), group };
  const entries: RequestEntryDetails[] = [];
  for (const entry of group.entries) entries.push({ ...entry, ...(await detailsOf(ctx, entry.subject, locale)) });
  const own = entries.find((entry) => entry.id === request.id) ?? (await detailsOf(ctx, request.subject, locale));
  const { version, parts, hidden_persons: persons, urls } = own;
  return { ...request, version, parts, hidden_persons: persons, urls, group: { ...group, entries } };
}

function detailsOf(ctx: RequestsContext, subject: RequestSubject, locale: Locale): Promise<Details> {
  if (subject.kind === 'section') return sectionDetails(ctx, subject, locale);
  if (subject.kind === 'record') return recordDetails(ctx, subject, locale);
  const edit = `${adminAddress('seasons')}/${subject.id}/release`;
  return Promise.resolve({ version: '', parts: [], hidden_persons: [], urls: { edit, preview: '', page: null } });
}

async function sectionDetails(
  ctx: RequestsContext,
  { slug, language }: Extract<RequestSubject, { kind: 'section' }>,
  locale: Locale,
): Promise<Details> {
  const section = await getSection(ctx.db, slug);
  const { revision, parts, new_parts: newParts } = await sectionChanges({ db: ctx.db, locale }, section, language);
  const owner = (await recordsOf(ctx, [section])).get(section.id);
  const page = urlsIn(owner?.record.state);
  const query = `version_id=${revision}&${versionPartsName}=${writeVersionParts(newParts.map((part) => part.id))}`;
  return {
    version: writeSectionVersion({ revision, parts: newParts }),
    parts,
    hidden_persons: [],
    urls: {
      edit: editAddress(owner, language ?? locale),
      preview: page ? `${page[language ?? locale]}?${query}` : '',
      page,
    },
  };
}

async function recordDetails(
  ctx: RequestsContext,
  subject: Extract<RequestSubject, { kind: 'record' }>,
  locale: Locale,
): Promise<Details> {
  const { db } = ctx;
  const resource = resourceNamed(ctx, subject.resource);
  const record = await readOne(db, resource, subject.id);
  const { fields } = resource.contract;
  const after = fieldsOf(resource, record);
  const before = (await lastPublic(ctx, subject)) ?? emptied(after);
  const nameOf = await namesOfTargets({ db, locale }, { fields, states: [before, after] });
  const changes = describeChanges({ locale, nameOf }, { fields, before, after });
  const parts: ChangedPart[] = changes.length > 0 ? [{ title: null, block: null, kind: 'changed', changes }] : [];
  const page = urlsIn(record.state);
  const to = page?.[locale] ?? `/${locale}`;
  return {
    version: record.state.version,
    parts,
    hidden_persons: await hiddenPersonsOf(db, { kind: resource.kind, record, now: ctx.clock() }),
    urls: {
      edit: `${adminAddress(subject.resource)}/${subject.id}`,
      preview: `/${locale}${previewPaths.all}?to=${encodeURIComponent(to)}`,
      page,
    },
  };
}

/** The fields when visitors last saw them, as far as versions are kept. */
async function lastPublic(
  { db }: RequestsContext,
  { resource, id }: { resource: string; id: number },
): Promise<Record<string, unknown> | undefined> {
  const rows = await db
    .select({ state: recordVersions.state })
    .from(recordVersions)
    .where(and(eq(recordVersions.resource, resource), eq(recordVersions.objectId, id)))
    .orderBy(desc(recordVersions.id));
  return rows.find(({ state }) => state.state === 'public')?.state;
}

/** The same fields without content, for what was never public. */
function emptied(state: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [name, emptyLike(value)]));
}

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptyLike(inner)]));
  }
  return null;
}
