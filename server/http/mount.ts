import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Next } from 'hono';
import { z } from 'zod';
import type { BodyOf, Endpoint } from '#contract/base/endpoint.ts';
import { AppError, type ErrorCode, errorSchema, errorStatus, type Problem } from '#contract/base/errors.ts';
import { isRecord } from '#contract/base/records.ts';
import { defaultLocale, isLocale, type Locale } from '#contract/base/locale.ts';
import { fillPath, queryString } from '#contract/client/address.ts';
import { can, type Capability } from '#contract/accounts/capabilities.ts';
import { isCallOff } from '#contract/settings/parts.ts';
import { isWhollyOff, withoutParts } from '#contract/settings/without-parts.ts';
import type { AppContext, SessionUser } from '../app-context.ts';
import { noDependencies } from '../platform/invalidation/tags.ts';
import { visibilityOf } from '../platform/preview/visibility-of.ts';
import type { EntryContext, RequestContext } from '../request-context.ts';
import type { Backend } from './backend.ts';
import { maxIssues, toAppError } from './errors/on-error.ts';
import { schemaMessages } from './errors/schema-messages.ts';
import { toMessage } from './errors/write-message.ts';
import { localeOf } from './locale-of.ts';
import { readJson } from './read-json.ts';
import { resources } from '#contract/resources.ts';
import { editingCalls } from '#contract/resources/define-resource.ts';

const editing = new Map(
  resources.flatMap((resource) => Object.values(editingCalls(resource))).map((call) => [call.path, call]),
);

/** A read endpoint's description plus the parameters and the response that editors have at the same address. */
function withEditing(endpoint: Endpoint): Endpoint {
  const more = endpoint.method === 'get' ? editing.get(endpoint.path) : undefined;
  if (!more || !(endpoint.query instanceof z.ZodObject) || !(more.query instanceof z.ZodObject)) return endpoint;
  return {
    ...endpoint,
    summary: `${endpoint.summary} With \`translations=all\`, for editors: as stored, offline entries included.`,
    query: z.object({ ...more.query.partial().shape, ...endpoint.query.shape }),
    response: z.union([endpoint.response, more.response]),
  };
}

/** The validated input of a handler that reads. */
export interface QueryCall<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  /** The signed-in person, if any; always set when the endpoint names an access. */
  user: SessionUser | null;
  /** Tags of what the response shows; sent as Cache-Tag. */
  tags: Set<string>;
  /** Moments at which the response becomes outdated without a change; the next one is sent as Cache-Until. */
  expiresAt: Set<Date>;
  /** Path and query of the call. */
  address: string;
  /** The request with the cookies; when the site asks for a page, that of the visitor. */
  incoming: Request;
  /** The context of this request, for the functions that the handler calls. */
  request: RequestContext;
}

/** The validated input of any other handler. */
export interface Call<E extends Endpoint> extends QueryCall<E> {
  body: BodyOf<E>;
  /** The multipart form if the endpoint takes a file; empty otherwise. */
  file: Uint8Array;
  context: Context;
}

export interface MountOptions {
  app: OpenAPIHono;
  ctx: AppContext;
  /** When it returns false, the next endpoint at the same path handles the request; that one is described, too. */
  onlyIf?: (context: Context) => boolean;
  /** The body’s schema if it depends on the query; /openapi.json shows the endpoint’s own. */
  bodyFor?: (context: Context) => z.ZodType;
}

/** What a handler answers: anything where the response is empty. */
type Answer<E extends Endpoint> = E['response'] extends z.ZodNull ? unknown : z.input<E['response']> | Response;

type HandleQuery<E extends Endpoint> = (call: QueryCall<E>) => Promise<z.input<E['response']>>;

/** Maximum length of a path in characters. */
const maxPath = 1200;

/** Rejects malformed and overlong addresses before any other code reads them. */
export async function guardAddress(context: Context, next: Next): Promise<void> {
  checkAddress(new URL(context.req.url));
  await next();
}

/** Throws for an address of the backend that is malformed or overlong. */
function checkAddress({ pathname, search }: URL): void {
  const path = decode(pathname);
  if (pathname.length > maxPath * 3 || path.length > maxPath) throw new AppError('bad_request', 'path_too_long');
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) throw new AppError('bad_request', 'path_malformed');
  // PostgreSQL cannot store a null character in a text.
  if (search.includes('%00')) throw new AppError('bad_request', 'query_malformed');
  const [, locale, area] = path.split('/');
  if ((area === 'pageeditor-api' || area === 'api') && !isLocale(locale)) throw new AppError('invalid_locale');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) throw new AppError('bad_request', 'path_malformed');
    throw error;
  }
}

/** The context of a call for one entry at its own address. */
export function entryOf(call: {
  request: RequestContext;
  params: { id: number };
  query: { edit?: unknown };
}): EntryContext {
  return { ...call.request, id: call.params.id, edit: call.query.edit !== undefined };
}

/** Mounts a call that reads public content: over HTTP, and for the site in this process. */
export function mountQuery<E extends Endpoint>(
  { app, ctx }: { app: Backend; ctx: AppContext },
  endpoint: E,
  handle: HandleQuery<E>,
): void {
  answerSite({ app, ctx }, endpoint, handle);
  mount({ app, ctx }, endpoint, handle);
}

/** Answers a call of the site in this process, without HTTP and JSON; an error becomes its status. */
export function answerSite<E extends Endpoint>(
  { app, ctx }: { app: Backend; ctx: AppContext },
  endpoint: E,
  handle: HandleQuery<E>,
): void {
  app.queries.set(endpoint.id, async ({ params, query, incoming }) => {
    const address = fillPath(endpoint.path, params) + queryString(query);
    const locale = isLocale(params.locale) ? params.locale : defaultLocale;
    try {
      checkAddress(new URL(address, ctx.config.siteUrl));
      const call = { endpoint, params, query, incoming, address, locale };
      const { answer, tags, expiresAt } = await answerCall(ctx, call, handle);
      return { status: 200, body: answer, tags: [...tags], expiresAt: expiresAt?.getTime() ?? Infinity };
    } catch (error) {
      const { code } = toAppError(error, `for the site: GET ${address}`, ctx.reporter);
      return { status: errorStatus[code], body: null, tags: [], expiresAt: Infinity };
    }
  });
}

/** Mounts an endpoint of the contract: route, access, validation, response, and its entry in /openapi.json. */
export function mount<E extends Endpoint>(
  { app, ctx, onlyIf, bodyFor }: MountOptions,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  if (!onlyIf) describe(app, withEditing(endpoint));
  app.on(endpoint.method.toUpperCase(), honoPaths(endpoint.path), async (context, next) => {
    if (onlyIf && !onlyIf(context)) return next();
    const locale = localeOf(context);
    const bodySchema = bodyFor?.(context) ?? endpoint.body;
    const { pathname, search } = new URL(context.req.url);
    const asked = {
      ...{ endpoint, locale, address: pathname + search, incoming: context.req.raw },
      params: { path: '', ...context.req.param() },
      query: context.req.query(),
    };
    const { answer, tags, expiresAt, visibility } = await answerCall(ctx, asked, async (call) =>
      handle({
        ...call,
        // Parsed with the schema of `E` that names its type.
        body: (bodySchema
          ? check(bodySchema, await readJson(context, { isPublic: !endpoint.access }), { code: 'invalid', locale })
          : undefined) as Call<E>['body'],
        file: endpoint.file ? new Uint8Array(await context.req.arrayBuffer()) : new Uint8Array(),
        context,
      }),
    );
    if (tags.size > 0) context.header('Cache-Tag', [...tags].join(','));
    if (expiresAt) context.header('Cache-Until', expiresAt.toISOString());
    // Downloads have no schema.
    if (answer instanceof Response) return answer;
    context.header('Cache-Control', visibility === 'public' ? 'no-store' : 'private, no-store');
    if (visibility !== 'public') context.header('X-Robots-Tag', 'noindex');
    const status = endpoint.status ?? 200;
    if (status === 204) return context.body(null, 204);
    return context.body(JSON.stringify(answer), status, { 'Content-Type': 'application/json' });
  });
}

interface Asked<E extends Endpoint> extends Pick<QueryCall<E>, 'address' | 'incoming'> {
  endpoint: E;
  locale: Locale;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Checks access and input of a call, and handles it; the same over HTTP and for the site in this process. */
async function answerCall<E extends Endpoint>(
  ctx: AppContext,
  { endpoint, locale, address, incoming, ...given }: Asked<E>,
  handle: (call: QueryCall<E>) => Promise<unknown>,
) {
  const params = check(endpoint.params, given.params, { code: 'bad_request', locale });
  const user = await ctx.accounts.userOf(incoming);
  if (endpoint.access) allow(user, endpoint.access);
  const visibility = await visibilityOf(ctx, incoming.headers.get('cookie') ?? undefined, user);
  const deps = noDependencies();
  const partsOff = await ctx.partsOff();
  const query = check(endpoint.query, filled(given.query), { code: 'bad_request', locale });
  const request = { db: ctx.db, locale, now: ctx.clock(), visibility, deps, user, partsOff };
  // Each part was parsed with the schema of `E` that names its type.
  const call = { params, query, user, ...deps, address, incoming, request } as QueryCall<E>;
  const answer = await answerWithParts(ctx, { endpoint, call }, handle);
  if (deps.tags.size > 0) {
    const published = await ctx.nextPublication(ctx.clock());
    if (published) deps.expiresAt.add(published);
  }
  return { answer, tags: deps.tags, expiresAt: nextOf(deps.expiresAt, ctx.clock()), visibility };
}

const emptyList = { count: 0, next: null, previous: null, results: [] };

/**
 * Handles a call. With parts that are off, a public list of such a part is empty and everything else of it is not found;
 * other public answers come without them. Calls that need a capability, and drafts for editors, are as ever: what is
 * switched off is not deleted.
 */
async function answerWithParts<E extends Endpoint>(
  { config }: Pick<AppContext, 'config'>,
  { endpoint, call }: { endpoint: E; call: QueryCall<E> },
  handle: (call: QueryCall<E>) => Promise<unknown>,
): Promise<unknown> {
  const { query, user } = call;
  const parts = call.request.partsOff;
  const isDraft = user !== null && isRecord(query) && (query.edit !== undefined || query.version_id !== undefined);
  if (parts.length === 0 || endpoint.access !== undefined || isDraft) return handle(call);
  if (isCallOff(endpoint.path, parts)) {
    if (endpoint.response.safeParse(emptyList).success) return emptyList;
    throw new AppError('not_found');
  }
  const answer = await handle(call);
  if (answer instanceof Response) return answer;
  const off = { parts, origin: config.siteUrl };
  if (isWhollyOff(answer, off)) throw new AppError('not_found');
  return withoutParts(answer, off);
}

/** An empty parameter is an empty field of a form and counts as absent, except `edit`, which has no value. */
function filled(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || name === 'edit'));
}

/** The earliest of these moments that is in the future. */
function nextOf(moments: Iterable<Date>, now: Date): Date | undefined {
  let next: Date | undefined;
  for (const moment of moments) if (moment > now && (!next || moment < next)) next = moment;
  return next;
}

/** Throws unless the user has the capability. */
export function allow(user: SessionUser | null, access: Capability): asserts user is SessionUser {
  if (!user) throw new AppError('unauthenticated');
  if (!can(user.role, access)) throw new AppError('forbidden');
}

/** The parsed value; throws an error that names each invalid field, in the given language; in German by default, as `localeOf`. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { code, locale = defaultLocale }: { code: ErrorCode; locale?: Locale },
): z.output<S> {
  const result = schema.safeParse(value, { error: schemaMessages[locale] });
  if (result.success) return result.data;
  throw new AppError(code, undefined, { issues: toIssues(result.error) });
}

/** The first problems of a value, one for each unknown field; an answer names no more. */
export function toIssues(error: z.ZodError): Problem[] {
  return error.issues
    .slice(0, maxIssues)
    .flatMap((issue): Problem[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, maxIssues).map((field) => ({
            path: issue.path.concat(field).join('.'),
            message: { key: 'unknown_field_name', params: { field } },
          }))
        : [{ path: issue.path.join('.'), message: toMessage(issue.message) }],
    )
    .slice(0, maxIssues);
}

/** A trailing slash is optional, also before an empty `{path}`. */
function honoPaths(path: string): string[] {
  const bare = path.replace(/\/(?:\{path\})?$/, '');
  return [...new Set([honoPath(path), honoPath(bare), honoPath(`${bare}/`)])];
}

/** `{path}` at the end may contain slashes and may be empty. */
export function honoPath(path: string): string {
  return path.replaceAll(/\/\{(\w+)\}/g, (_, name: string) => (name === 'path' ? `/:${name}{.*}` : `/:${name}`));
}

function describe(app: OpenAPIHono, endpoint: Endpoint): void {
  const failure = { description: 'Error.', content: { 'application/json': { schema: errorSchema } } };
  const status = endpoint.status ?? 200;
  const good =
    status === 204
      ? { description: endpoint.summary }
      : { description: endpoint.summary, content: { 'application/json': { schema: endpoint.response } } };
  app.openAPIRegistry.registerPath({
    method: endpoint.method,
    path: endpoint.path,
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access ? { security: [{ session: [] }] } : {}),
    request: {
      params: objectOf(endpoint.params),
      query: objectOf(endpoint.query),
      ...bodyOf(endpoint),
    },
    responses: {
      [status]: good,
      [errorStatus.bad_request]: failure,
      ...(endpoint.access ? { 401: failure, 403: failure, 422: failure } : {}),
    },
  });
}

/** /openapi.json lists the parameters by name, so their schema must be that of an object. */
function objectOf(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  throw new TypeError('Parameters of an endpoint are an object');
}

function bodyOf({ body, file }: Endpoint) {
  if (body) return { body: { required: true, content: { 'application/json': { schema: body } } } };
  const bytes = z.any().meta({ type: 'string', format: 'binary' });
  return file ? { body: { content: { 'application/octet-stream': { schema: bytes } } } } : {};
}
