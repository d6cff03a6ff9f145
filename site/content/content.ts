import { pageEditorApi, previewStateApi, siteApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#text/languages.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import type { PreviewState } from '#contract/editing/season-preview.ts';
import { type PartName, readPartsOff } from '#contract/settings/parts.ts';
import { withoutParts } from '#contract/settings/without-parts.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { type AreaCalls, areaCalls } from './calls/area-calls.ts';
import {
  type ContentQueries,
  createCacheWriter,
  createCalls,
  createPageRequest,
  initialState,
  type Keep,
  type OnFailure,
} from './client/page-request.ts';
import type { Answer, RequestOptions, SendRequest } from './client/requester.ts';
import type { ResponseCache } from './client/response-cache.ts';
import { entriesOf, type Json, list, record, text } from './reading/read.ts';
import type { AskedState } from '../page-query.server.ts';
import type { RemoteBackend } from './client/remote-backend.ts';
import { createSend, type Send } from './client/send.ts';
import { defaultBudget, type Need, withTimeout, type TimeBudget } from './client/time-budget.ts';
import { readBlocks } from './reading/read-blocks.ts';
import { readNavigation } from './reading/read-navigation.ts';
import { readPage, type ShownPage } from './reading/read-page.ts';
import { type ServerSettings, readSettings } from './reading/read-settings.ts';

export interface ContentOptions extends RequestOptions {
  /** Cache for responses that are the same for every visitor; absent: every call is sent. */
  responseCache?: ResponseCache | undefined;
  onFailure: OnFailure;
  /** Calls of the backend in this process; absent: they are sent with `fetch`. */
  queries?: ContentQueries | undefined;
  /** The backend in another process; absent: that of this process. */
  remote?: RemoteBackend | undefined;
  budget?: TimeBudget | undefined;
  /** Calls that the page needs whatever its address is; a remote backend gets them at once. */
  needed?: { endpoint: Endpoint; params: { locale: Locale } }[] | undefined;
}

/** The contract's calls that the site makes, for one page request. */
export interface Content extends AreaCalls {
  /** Cache dependencies of the answers so far. */
  readonly tags: ReadonlySet<string>;
  /** Earliest expiry of the answers so far, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** False when a part is missing or the answer depends on the visitor; the page must not be cached then. */
  readonly complete: boolean;
  /** True when a part of the page's own content is missing, and not only what is around it. */
  readonly lacksParts: boolean;
  /** When the oldest answer shown instead of a current one arrived, in milliseconds since 1970; null when all are current. */
  readonly asOf: number | null;
  /** True for a backend in another process: calls take their time, so independent ones are sent together. */
  readonly isRemote: boolean;
  /** True when the request has a session cookie; `isLoggedIn` tells whether the session is valid. */
  readonly hasSession: boolean;
  /** True when the browser previews what is not public: nothing may be cached then, anywhere. */
  readonly isPreview: boolean;
  /** Limits the lifetime of the page to this time, in milliseconds since 1970. */
  validUntil(moment: number): void;
  /** Marks the page as not cacheable. */
  noStore(): void;
  /** Answer for an optional part, with the short timeout; throws `Unavailable` when there is none. */
  soon<T>(requested: Promise<T>): Promise<T>;
  isLoggedIn(locale: Locale): Promise<boolean>;
  /** True when the session's user may change the site settings. */
  mayChangeSettings(locale: Locale): Promise<boolean>;
  /** What the browser previews; null when the backend does not tell. */
  previewState(locale: Locale): Promise<PreviewState | null>;
  navigation(locale: Locale): Promise<Navigation>;
  settings(locale: Locale): Promise<ServerSettings>;
  /** Sends a visitor's form to the backend; throws `Unavailable` when there is no answer. */
  send: Send;
  /** Null when there is no such page, or it is offline and nobody is logged in. */
  page(locale: Locale, path: string, query?: AskedState): Promise<ShownPage | null>;
  /** The modules of a section in a revision; null without one, and for a session that may not see it. */
  modulesOf(locale: Locale, section: string, query: AskedState): Promise<FlatBlock[] | null>;
  /** Waits for them no longer than for decoration; with `patiently` as long as for a part of the page. */
  redirects(locale: Locale, patiently?: boolean): Promise<Redirect[]>;
  /** Current target of an address without a page, or null. */
  redirect(locale: Locale, path: string): Promise<string | null>;
}

const nothing: Answer = { status: 0, body: null, tags: [], expiresAt: Infinity };

export function createContent(options: ContentOptions): Content {
  const { responseCache, remote, budget = defaultBudget } = options;
  const state = initialState(options.request, remote !== undefined);
  const requestPath = withoutPartsOff(createPageRequest({ ...options, budget }, state), options);
  const onMissing = (need: Need) => {
    state.complete = false;
    if (need === 'part') state.lacksParts = true;
  };
  /** An optional part: when it is unavailable, the page is rendered without it. */
  const optional: Optional = (need, endpoint, params, query) =>
    requestPath(endpoint, params, query, need).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      onMissing(need);
      return nothing;
    });
  const keep = createCacheWriter(state.isPreview ? undefined : responseCache, state);
  let user: Promise<Json> | undefined;
  const readUser = async (locale: Locale): Promise<Json> => {
    if (!state.hasSession) return {};
    user ??= optional('decoration', pageEditorApi.user, { locale }).then(({ body }) => record(body));
    return user;
  };
  const isLoggedIn = async (locale: Locale) => text((await readUser(locale)).email) !== '';
  const calls = createCalls({
    requestPath,
    keep,
    hasSession: state.hasSession,
    isOwn: options.queries !== undefined,
    onMissing,
  });
  return Object.assign(state, {
    isLoggedIn,
    mayChangeSettings: async (locale: Locale) => list((await readUser(locale)).capabilities).includes('settings'),
    previewState: (locale: Locale) => calls.optional(previewStateApi.state, { locale }, {}, { need: 'decoration' }),
    validUntil(moment: number) {
      state.expiresAt = Math.min(state.expiresAt, moment);
    },
    noStore: () => onMissing('decoration'),
    async soon<T>(requested: Promise<T>) {
      const found = remote ? await withTimeout(requested, { milliseconds: budget.optional }) : await requested;
      if (found === 'late') throw new Unavailable(found);
      return found;
    },
    ...areaCalls(calls),
    send: createSend({ ...options, timeout: remote && budget.required }),
    ...frameCalls(keep, optional),
    ...pageCalls({ requestPath, keep, hasSession: state.hasSession, isLoggedIn }),
  });
}

interface PageCalls {
  requestPath: SendRequest;
  keep: Keep;
  hasSession: boolean;
  isLoggedIn: (locale: Locale) => Promise<boolean>;
}

/** Pages of the page tree, and modules of other records in a revision. */
function pageCalls({ requestPath, keep, hasSession, isLoggedIn }: PageCalls) {
  return {
    async page(locale: Locale, path: string, query: AskedState = {}) {
      const read = (body: unknown) => readPage(body, locale, path === '' ? `/${locale}` : `/${locale}/${path}`);
      const call = () => requestPage(requestPath, { locale, path }, toQuery(query, hasSession));
      const forEveryone = !hasSession && query.version === undefined && query.preview === undefined;
      const page = forEveryone ? await keep(`page ${locale} ${path}`, call, read) : read((await call()).body);
      return page && (isForVisitors(page) || (await isLoggedIn(locale))) ? page : null;
    },
    async modulesOf(locale: Locale, section: string, query: AskedState) {
      if (!hasSession) return null;
      const asked = toQuery(query, hasSession);
      const { status, body } = await requestPath(pageEditorApi.containerBySlug, { locale, slug: section }, asked);
      if (status !== 200) return null;
      return list(record(body).columns).flatMap((column) => readBlocks(record(column).children));
    },
  };
}

/** The own backend leaves out itself what the house does not have; what another one sends is cleaned here. */
function withoutPartsOff(request: SendRequest, { remote, origin }: ContentOptions): SendRequest {
  if (!remote) return request;
  const read = new Map<string, Promise<PartName[]>>();
  const partsIn = (locale: string) => {
    const reading =
      read.get(locale) ??
      request(siteApi.settings, { locale }, {}, 'frame').then(
        ({ body }) => readPartsOff(record(body).parts_off),
        () => [],
      );
    read.set(locale, reading);
    return reading;
  };
  return async (endpoint, params, query, need) => {
    const [answer, parts] = await Promise.all([request(endpoint, params, query, need), partsIn(params.locale ?? '')]);
    const isDraft = query?.edit !== undefined || query?.version_id !== undefined;
    return parts.length === 0 || isDraft ? answer : { ...answer, body: withoutParts(answer.body, { parts, origin }) };
  };
}

type Optional = (need: Need, ...call: Parameters<SendRequest>) => Promise<Answer>;

/** What is the same on every page, and the redirects. */
function frameCalls(keep: Keep, optional: Optional) {
  const shared = <T>(call: { endpoint: Endpoint; locale: Locale; need: Need }, read: (body: unknown) => T) =>
    keep(`${call.endpoint.id} ${call.locale}`, () => optional(call.need, call.endpoint, { locale: call.locale }), read);
  return {
    navigation: (locale: Locale) =>
      shared({ endpoint: pageEditorApi.navigation, locale, need: 'frame' }, readNavigation),
    settings: (locale: Locale) =>
      shared({ endpoint: siteApi.settings, locale, need: 'frame' }, (body) => readSettings(body, locale)),
    redirects: (locale: Locale, patiently = false) =>
      shared({ endpoint: pageEditorApi.redirects, locale, need: patiently ? 'part' : 'decoration' }, readRedirects),
    async redirect(locale: Locale, path: string) {
      const { body } = await optional('part', pageEditorApi.redirect, { locale, path });
      return text(record(body).new_path) || null;
    },
  };
}

/** True when the page is online, or shown by a valid preview link. */
function isForVisitors({ isOnline, previewUntil }: ShownPage): boolean {
  return isOnline || typeof previewUntil === 'string';
}

function toQuery(
  { edit = false, version, versionParts, preview }: AskedState,
  hasSession: boolean,
): Record<string, string> {
  return {
    ...(edit && hasSession && { edit: '' }),
    ...(version !== undefined && { version_id: String(version) }),
    ...(version !== undefined && versionParts !== undefined && { version_parts: versionParts }),
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

function readRedirects(answer: unknown): Redirect[] {
  return (entriesOf(answer) ?? []).flatMap((entry) => {
    const { old_path, new_path } = record(entry);
    const found = { old_path: text(old_path), new_path: text(new_path) };
    return found.old_path !== '' && found.new_path !== '' ? [found] : [];
  });
}
