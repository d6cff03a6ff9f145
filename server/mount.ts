import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError, errorSchema, errorStatus, type ErrorCode, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Role } from '#contract/user.ts';
import type { House, SessionUser } from './house.ts';
import { localeOf } from './locale-of.ts';
import { withEditing } from './resources/with-editing.ts';

/** What a handler gets: everything checked. */
export interface Call<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<NonNullable<E['body']>>;
  /** What was sent, where the endpoint takes a file; empty otherwise. */
  file: Uint8Array;
  /** The person, where a session came along; always set when the endpoint names a role. */
  user: SessionUser | null;
  /** Add what the answer is made of; sent as Cache-Tag. */
  tags: Set<string>;
  /** Add the moments at which the answer becomes another one by itself; the next of them is sent as Cache-Until. */
  until: Set<Date>;
  context: Context;
}

const rank: Record<Role, number> = { editor: 1, admin: 2 };

export interface MountOptions {
  /** Where it says no, the next endpoint at the same address answers, which is also the one that is described. */
  onlyIf?: (context: Context) => boolean;
  /** The body’s schema where it depends on the query; the endpoint’s own is described. */
  bodyFor?: (context: Context) => z.ZodType;
}

/** Puts an endpoint of the contract on the app: route, checks, role, answer and its place in the description. */
export function mount<E extends Endpoint>(
  app: OpenAPIHono,
  house: House,
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['response']> | Response>,
  { onlyIf, bodyFor }: MountOptions = {},
): void {
  if (!onlyIf) describe(app, withEditing(endpoint));
  app.on(endpoint.method.toUpperCase(), honoPaths(endpoint.path), async (context, next) => {
    if (onlyIf && !onlyIf(context)) return next();
    const locale = localeOf(context);
    const bodySchema = bodyFor?.(context) ?? endpoint.body;
    const params = check(endpoint.params, { path: '', ...context.req.param() }, 'bad_request', locale);
    const user = await house.accounts.userOf(context.req.raw);
    if (endpoint.role) allow(user, endpoint.role);
    const call = {
      params,
      query: check(endpoint.query, filled(context.req.query()), 'bad_request', locale),
      body: bodySchema ? check(bodySchema, await readJson(context), 'invalid', locale) : undefined,
      file: endpoint.file ? new Uint8Array(await context.req.arrayBuffer()) : new Uint8Array(),
      user,
      tags: new Set<string>(),
      until: new Set<Date>(),
      context,
    } as Call<E>;
    const answer = await handle(call);
    if (call.tags.size > 0) context.header('Cache-Tag', [...call.tags].join(','));
    const until = nextOf(call.until, house.clock());
    if (until) context.header('Cache-Until', until.toISOString());
    // A file to save comes whole.
    if (answer instanceof Response) return answer;
    context.header('Cache-Control', 'no-store');
    const status = endpoint.status ?? 200;
    return status === 204 ? context.body(null, 204) : context.json(answer as object, status as ContentfulStatusCode);
  });
}

/** A parameter without a value is one that was left open, as a form sends it; `edit` says all by being there. */
function filled(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || name === 'edit'));
}

/** The first of these moments that is still to come. */
function nextOf(moments: Iterable<Date>, now: Date): Date | undefined {
  let next: Date | undefined;
  for (const moment of moments) if (moment > now && (!next || moment < next)) next = moment;
  return next;
}

/** Throws unless the person has the role or a higher one. */
export function allow(user: SessionUser | null, role: Role): asserts user is SessionUser {
  if (!user) throw new AppError('unauthenticated');
  if (rank[user.role] < rank[role]) throw new AppError('forbidden');
}

const sentences = { de: z.locales.de().localeError, en: z.locales.en().localeError };

/** The value as the schema gives it back, or an error that names each field that is wrong, in the given language. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: ErrorCode,
  locale: Locale = 'en',
): z.output<S> {
  const result = schema.safeParse(value, { error: sentences[locale] });
  if (result.success) return result.data;
  throw new AppError(code, undefined, { issues: toIssues(result.error) });
}

export function toIssues(error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) =>
    // Each unknown field is named by itself.
    (issue.code === 'unrecognized_keys' ? issue.keys : [[]]).map((key) => ({
      path: issue.path.concat(key).join('.'),
      message: issue.message,
    })),
  );
}

async function readJson(context: Context): Promise<unknown> {
  try {
    const text = await context.req.text();
    return text.includes('__proto__') ? JSON.parse(text, refuseProto) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('bad_request', 'The body is not JSON');
    throw error;
  }
}

/** No honest body has such a key; where a schema takes any key it would be dropped without a word. */
function refuseProto(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value;
  throw new AppError('invalid', undefined, { issues: [{ path: key, message: 'Unknown field __proto__' }] });
}

/** A slash at the end makes no difference; nor does its absence before an empty `{path}`. */
function honoPaths(path: string): string[] {
  const bare = path.replace(/\/(?:\{path\})?$/, '');
  return [...new Set([honoPath(path), honoPath(bare), honoPath(`${bare}/`)])];
}

/** `{path}` at the end takes slashes and may be empty. */
export function honoPath(path: string): string {
  return path.replaceAll(/\/\{(\w+)\}/g, (_, name: string) => (name === 'path' ? `/:${name}{.*}` : `/:${name}`));
}

function describe(app: OpenAPIHono, endpoint: Endpoint): void {
  const failure = { description: 'What went wrong.', content: { 'application/json': { schema: errorSchema } } };
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
    ...(endpoint.role ? { security: [{ session: [] }] } : {}),
    request: {
      params: endpoint.params as never,
      query: endpoint.query as never,
      ...bodyOf(endpoint),
    },
    responses: {
      [status]: good,
      [errorStatus.bad_request]: failure,
      ...(endpoint.role ? { 401: failure, 403: failure, 422: failure } : {}),
    },
  });
}

function bodyOf({ body, file }: Endpoint) {
  if (body) return { body: { required: true, content: { 'application/json': { schema: body } } } };
  const bytes = z.any().meta({ type: 'string', format: 'binary' });
  return file ? { body: { content: { 'application/octet-stream': { schema: bytes } } } } : {};
}
