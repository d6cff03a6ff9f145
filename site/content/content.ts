import { pageEditorApi, siteApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#contract/languages.ts';
import type { Navigation } from '#contract/navigation.ts';
import type { Redirect } from '#contract/redirect.ts';
import { type AreaCalls, areaCalls } from './areas.ts';
import { type Answer, type Ask, type AskOptions, createAsk, sessionCookie, soonEnough, Unavailable } from './ask.ts';
import { createCalls, type Keep } from './calls.ts';
import type { Kept, Memory } from './memory.ts';
import { list, record, text } from './read.ts';
import { createSend, type Send } from './send.ts';
import { readNavigation } from './read-navigation.ts';
import { readPage, type ShownPage } from './read-page.ts';
import { type HouseFacts, readSettings } from './read-settings.ts';

export interface ContentOptions extends AskOptions {
  /** For what is the same for every visitor; absent: it is asked for each time. */
  memory?: Memory | undefined;
  /** Tells of a backend elsewhere that cannot answer; the own one tells of itself. */
  report?: ((what: string, error: unknown) => void) | undefined;
}

export interface PageQuery {
  /** True: the draft, as far as the session allows. */
  edit?: boolean;
  version?: number | undefined;
  /** Token of a preview link. */
  preview?: string | undefined;
}

/** The calls of the contract that the site makes, for one visitor's request. */
export interface Content extends AreaCalls {
  /** What the answers so far were made of. */
  readonly tags: ReadonlySet<string>;
  /** When the first of them becomes another one by itself, in milliseconds. */
  readonly until: number;
  /** False once a part had to be left out, or the answer is for this one visitor; it must not be kept then. */
  readonly complete: boolean;
  /** True where the visitor brought a session cookie; whether it still holds, `isLoggedIn` tells. */
  readonly hasSession: boolean;
  /** The page that is being made becomes another one by itself at this moment, in milliseconds. */
  validUntil(moment: number): void;
  /** The page that is being made must not be kept. */
  doNotKeep(): void;
  /** What is asked, where it comes soon enough for a part that the page can do without; throws `Unavailable` otherwise. */
  soon<T>(asked: Promise<T>): Promise<T>;
  isLoggedIn(locale: Locale): Promise<boolean>;
  navigation(locale: Locale): Promise<Navigation>;
  settings(locale: Locale): Promise<HouseFacts>;
  /** Hands on what a visitor sends; throws `Unavailable` where the backend cannot take it. */
  send: Send;
  /** Null where there is no such page, or it is offline and nobody is logged in. */
  page(locale: Locale, path: string, query?: PageQuery): Promise<ShownPage | null>;
  redirects(locale: Locale): Promise<Redirect[]>;
  /** Where an address that is nowhere leads now, or null. */
  redirect(locale: Locale, path: string): Promise<string | null>;
}

const nothing: Answer = { status: 0, body: null, tags: [], until: Infinity };

export function createContent({ memory, report, ...options }: ContentOptions): Content {
  const state = {
    tags: new Set<string>(),
    until: Infinity,
    complete: true,
    hasSession: sessionCookie(options.request) !== null,
  };
  const ask = createNotedAsk(options, state, report);
  const onMissing = () => void (state.complete = false);
  /** A part that a page can do without: where it cannot be had, the page comes without it. */
  const optional: Ask = (...call) =>
    soonEnough(ask(...call), options.patience).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      onMissing();
      return nothing;
    });
  const kept = createKeep(memory, state);
  /** A part that is the same on every page. */
  const shared = <T>(endpoint: Endpoint, locale: Locale, read: (body: unknown) => T) =>
    kept(`${endpoint.id} ${locale}`, () => optional(endpoint, { locale }), read);

  let loggedIn: Promise<boolean> | undefined;
  const isLoggedIn = (locale: Locale) => {
    if (!state.hasSession) return Promise.resolve(false);
    loggedIn ??= optional(pageEditorApi.user, { locale }).then(({ body }) => text(record(body).email) !== '');
    return loggedIn;
  };
  return Object.assign(state, {
    isLoggedIn,
    validUntil(moment: number) {
      state.until = Math.min(state.until, moment);
    },
    doNotKeep: onMissing,
    soon: <T>(asked: Promise<T>) => soonEnough(asked, options.patience),
    ...areaCalls(createCalls({ ask, keep: kept, hasSession: state.hasSession, onMissing, patience: options.patience })),
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
      const call = () => askPage(ask, { locale, path }, toQuery(query, state.hasSession));
      const forEveryone = !state.hasSession && query.version === undefined && query.preview === undefined;
      const page = forEveryone ? await kept(`page ${locale} ${path}`, call, read) : read((await call()).body);
      return page && (isForVisitors(page) || (await isLoggedIn(locale))) ? page : null;
    },
  });
}

/** Online, or shown by a preview link that holds. */
function isForVisitors({ isOnline, previewUntil }: ShownPage): boolean {
  return isOnline || typeof previewUntil === 'string';
}

/** Notes what answers were made of; tells of those that cannot be had, unless the visitor has left. */
function createNotedAsk(options: AskOptions, state: MadeOf, report: ContentOptions['report']): Ask {
  const send = createAsk(options);
  return async (...call) => {
    const answer = await send(...call).catch((error: unknown) => {
      // Without menus a page is still a page: a line in the log is enough.
      const onlyLogged = call[0] === pageEditorApi.navigation;
      if (onlyLogged) console.error(`The menus cannot be had: ${causeOf(error)}`);
      else if (!options.request.signal.aborted) report?.('content', error);
      throw error;
    });
    return note(state, answer);
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

/** The draft or revision that was asked for, or the public page where the session does not allow it. */
async function askPage(
  ask: Ask,
  params: { locale: Locale; path: string },
  query: Record<string, string>,
): Promise<Answer> {
  const answer = await ask(pageEditorApi.page, params, query);
  const refused = answer.status === 401 || answer.status === 403;
  return refused && Object.keys(query).length > 0 ? ask(pageEditorApi.page, params) : answer;
}

/** For answers that are the same for every visitor. */
function createKeep(memory: Memory | undefined, state: MadeOf): Keep {
  return async (key, call, read) => {
    const known = memory?.get(key);
    if (known) return asRead(note(state, known).value);
    const moment = memory?.moment() ?? 0;
    const answer = await call();
    const value = read(answer.body);
    if (answer.status === 200) memory?.keep(key, { value, tags: answer.tags, until: answer.until }, moment);
    return value;
  };
}

interface MadeOf {
  tags: Set<string>;
  until: number;
}

function note<T extends Pick<Kept, 'tags' | 'until'>>(noted: MadeOf, answer: T): T {
  for (const tag of answer.tags) noted.tags.add(tag);
  noted.until = Math.min(noted.until, answer.until);
  return answer;
}

/** What lies under a key was put there by the same reader. */
function asRead<T>(value: unknown): T {
  return value as T;
}

function readRedirects(answer: unknown): Redirect[] {
  return list(answer).flatMap((entry) => {
    const { old_path, new_path } = record(entry);
    const found = { old_path: text(old_path), new_path: text(new_path) };
    return found.old_path !== '' && found.new_path !== '' ? [found] : [];
  });
}
