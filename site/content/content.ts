import { pageEditorApi, previewStateApi, siteApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { Locale } from '#text/languages.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import type { Redirect } from '#contract/pages/redirect.ts';
import type { PreviewState } from '#contract/editing/season-preview.ts';
import { type AreaCalls, areaCalls } from './calls/areas.ts';
import {
  type Answer,
  type SendRequest,
  type RequestOptions,
  createRequester,
  hasPreviewCookie,
  sessionCookie,
  withinTimeout,
  Unavailable,
} from './client/requester.ts';
import { createCalls, type Keep } from './calls/calls.ts';
import type { CachedAnswer, ResponseCache } from './client/response-cache.ts';
import { entriesOf } from './reading/list-shape.ts';
import { record, text } from './reading/read.ts';
import { createSend, type Send } from './client/send.ts';
import { readNavigation } from './reading/read-navigation.ts';
import { readPage, type ShownPage } from './reading/read-page.ts';
import { type SiteSettings, readSettings } from './reading/read-settings.ts';

export interface ContentOptions extends RequestOptions {
  /** Cache for responses that are the same for every visitor; absent: every call is sent. */
  responseCache?: ResponseCache | undefined;
  /** Reports failures of a remote backend; the own backend reports its failures itself. */
  report?: ((what: string, error: unknown) => void) | undefined;
}

export interface PageQuery {
  /** True: the draft, if the session may see it. */
  edit?: boolean;
  version?: number | undefined;
  /** Token of a preview link. */
  preview?: string | undefined;
}

/** The contract's calls that the site makes, for one page request. */
export interface Content extends AreaCalls {
  /** Cache dependencies of the answers so far. */
  readonly tags: ReadonlySet<string>;
  /** Earliest expiry of the answers so far, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** False when a part is missing or the answer depends on the visitor; the page must not be cached then. */
  readonly complete: boolean;
  /** True when the request has a session cookie; `isLoggedIn` tells whether the session is valid. */
  readonly hasSession: boolean;
  /** True when the browser previews what is not public: nothing may be cached then, anywhere. */
  readonly isPreview: boolean;
  /** Limits the lifetime of the page to this time, in milliseconds since 1970. */
  validUntil(moment: number): void;
  /** Marks the page as not cacheable. */
  doNotKeep(): void;
  /** Answer for an optional part, with the short timeout; throws `Unavailable` when there is none. */
  soon<T>(requested: Promise<T>): Promise<T>;
  isLoggedIn(locale: Locale): Promise<boolean>;
  /** What the browser previews; null when the backend does not tell. */
  previewState(locale: Locale): Promise<PreviewState | null>;
  navigation(locale: Locale): Promise<Navigation>;
  settings(locale: Locale): Promise<SiteSettings>;
  /** Sends a visitor's form to the backend; throws `Unavailable` when there is no answer. */
  send: Send;
  /** Null when there is no such page, or it is offline and nobody is logged in. */
  page(locale: Locale, path: string, query?: PageQuery): Promise<ShownPage | null>;
  redirects(locale: Locale): Promise<Redirect[]>;
  /** Current target of an address without a page, or null. */
  redirect(locale: Locale, path: string): Promise<string | null>;
}

const nothing: Answer = { status: 0, body: null, tags: [], expiresAt: Infinity };

export function createContent({ responseCache, report, ...options }: ContentOptions): Content {
  const state = initialState(options.request);
  const requestPath = createDependentRequest(options, state, report);
  const onMissing = () => void (state.complete = false);
  /** An optional part: when it is unavailable, the page is rendered without it. */
  const optional: SendRequest = (...call) =>
    withinTimeout(requestPath(...call), options.timeouts).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      onMissing();
      return nothing;
    });
  const keep = createCacheWriter(state.isPreview ? undefined : responseCache, state);
  /** A part that is the same on every page. */
  const shared = <T>(endpoint: Endpoint, locale: Locale, read: (body: unknown) => T) =>
    keep(`${endpoint.id} ${locale}`, () => optional(endpoint, { locale }), read);

  let loggedIn: Promise<boolean> | undefined;
  const isLoggedIn = (locale: Locale) => {
    if (!state.hasSession) return Promise.resolve(false);
    loggedIn ??= optional(pageEditorApi.user, { locale }).then(({ body }) => text(record(body).email) !== '');
    return loggedIn;
  };
  const calls = createCalls({ requestPath, keep, hasSession: state.hasSession, onMissing, timeouts: options.timeouts });
  return Object.assign(state, {
    isLoggedIn,
    previewState: (locale: Locale) => calls.optional(previewStateApi.state, { locale }),
    validUntil(moment: number) {
      state.expiresAt = Math.min(state.expiresAt, moment);
    },
    doNotKeep: onMissing,
    soon: <T>(requested: Promise<T>) => withinTimeout(requested, options.timeouts),
    ...areaCalls(calls),
    send: createSend(options),
    navigation: (locale: Locale) => shared(pageEditorApi.navigation, locale, readNavigation),
    settings: (locale: Locale) => shared(siteApi.settings, locale, (body) => readSettings(body, locale)),
    redirects: (locale: Locale) => shared(pageEditorApi.redirects, locale, readRedirects),
    async redirect(locale: Locale, path: string) {
      const { body } = await optional(pageEditorApi.redirect, { locale, path });
      return text(record(body).new_path) || null;
    },
    async page(locale: Locale, path: string, query: PageQuery = {}) {
      const read = (body: unknown) => readPage(body, locale, path === '' ? `/${locale}` : `/${locale}/${path}`);
      const call = () => requestPage(requestPath, { locale, path }, toQuery(query, state.hasSession));
      const forEveryone = !state.hasSession && query.version === undefined && query.preview === undefined;
      const page = forEveryone ? await keep(`page ${locale} ${path}`, call, read) : read((await call()).body);
      return page && (isForVisitors(page) || (await isLoggedIn(locale))) ? page : null;
    },
  });
}

function initialState(request: Request) {
  return {
    tags: new Set<string>(),
    expiresAt: Infinity,
    complete: true,
    hasSession: sessionCookie(request) !== null,
    isPreview: hasPreviewCookie(request),
  };
}

/** True when the page is online, or shown by a valid preview link. */
function isForVisitors({ isOnline, previewUntil }: ShownPage): boolean {
  return isOnline || typeof previewUntil === 'string';
}

/** Records cache dependencies; reports unavailable answers unless the visitor has left. */
function createDependentRequest(
  options: RequestOptions,
  state: Dependencies,
  report: ContentOptions['report'],
): SendRequest {
  const send = createRequester(options);
  return async (...call) => {
    const answer = await send(...call).catch((error: unknown) => {
      // A page without menus is still usable: log it, do not report it.
      const onlyLogged = call[0] === pageEditorApi.navigation;
      if (onlyLogged) console.error(`The menus cannot be had: ${causeOf(error)}`);
      else if (!options.request.signal.aborted) report?.('content', error);
      throw error;
    });
    return addDependencies(state, answer);
  };
}

function causeOf(error: unknown): string {
  const cause = error instanceof Unavailable ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function toQuery({ edit = false, version, preview }: PageQuery, hasSession: boolean): Record<string, string> {
  return {
    ...(edit && hasSession && { edit: '' }),
    ...(version !== undefined && { version_id: String(version) }),
    ...(preview !== undefined && { preview }),
  };
}

/** The requested draft or revision; the public page when the session may not see it. */
async function requestPage(
  request: SendRequest,
  params: { locale: Locale; path: string },
  query: Record<string, string>,
): Promise<Answer> {
  const answer = await request(pageEditorApi.page, params, query);
  const refused = answer.status === 401 || answer.status === 403;
  return refused && Object.keys(query).length > 0 ? request(pageEditorApi.page, params) : answer;
}

/** Reads answers that are the same for every visitor. */
function createCacheWriter(responseCache: ResponseCache | undefined, state: Dependencies): Keep {
  return async (key, call, read) => {
    const known = responseCache?.get(key);
    if (known) return asRead(addDependencies(state, known).value);
    const moment = responseCache?.generation() ?? 0;
    const answer = await call();
    const value = read(answer.body);
    if (answer.status === 200)
      responseCache?.set(key, { value, tags: answer.tags, expiresAt: answer.expiresAt }, moment);
    return value;
  };
}

interface Dependencies {
  tags: Set<string>;
  expiresAt: number;
}

function addDependencies<T extends Pick<CachedAnswer, 'tags' | 'expiresAt'>>(state: Dependencies, answer: T): T {
  for (const tag of answer.tags) state.tags.add(tag);
  state.expiresAt = Math.min(state.expiresAt, answer.expiresAt);
  return answer;
}

/** The type is safe: each key is written by one reader only. */
function asRead<T>(value: unknown): T {
  return value as T;
}

function readRedirects(answer: unknown): Redirect[] {
  return (entriesOf(answer) ?? []).flatMap((entry) => {
    const { old_path, new_path } = record(entry);
    const found = { old_path: text(old_path), new_path: text(new_path) };
    return found.old_path !== '' && found.new_path !== '' ? [found] : [];
  });
}
