import { useEffect, useRef, useState } from 'react';
import { replacingApi } from '#contract/api.ts';
import type { FoundText as Found, ReplaceCursor } from '#contract/editing/replacing-api.ts';
import { replacingLimits } from '#contract/editing/replacing-api.ts';
import type { LeftEntry } from '#contract/resources/change-sets.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import { readParts } from '#text/replacing/read-parts.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { FoundText } from './found-text.ts';
import type { Search } from './page-places.ts';

export interface TextOfHouse extends FoundText {
  found: Found;
}

interface ChosenText {
  text: TextOfHouse;
  places: number[];
}

export type LastReplacement = NonNullable<ResponseOf<typeof replacingApi.last>['last']>;

interface HouseState {
  /** Searching or writing. */
  busy: boolean;
  texts: readonly TextOfHouse[];
  /** What was asked; null before the first search. */
  asked: Search | null;
  /** Where the search goes on; null at its end. */
  next: ReplaceCursor | null;
  failed: string | null;
  /** What an act has done. */
  done: { sentence: string; left: readonly LeftEntry[] } | null;
  last: LastReplacement | null;
}

const nothing: HouseState = { busy: false, texts: [], asked: null, next: null, failed: null, done: null, last: null };

/** Searching and replacing in the whole house. */
export function useHouse() {
  const { session } = useEditor();
  const [state, setState] = useState(nothing);
  const set = (change: Partial<HouseState>) => setState((now) => ({ ...now, ...change }));
  // A search that was replaced by a newer one must not go on.
  const running = useRef(0);
  useEffect(() => {
    void readLast(session).then((last) => setState((now) => ({ ...now, last })));
    return () => {
      running.current += 1;
    };
  }, [session]);
  const attempt = async (act: () => Promise<Partial<HouseState>>) => {
    set({ busy: true, failed: null, done: null });
    set({ busy: false, ...(await tryAct(session, act)) });
  };
  const search = (wanted: Search, from: ReplaceCursor | null = null) => {
    const own = (running.current += 1);
    const texts = from === null ? [] : state.texts;
    set({ texts, asked: wanted, next: from });
    const isOld = () => running.current !== own;
    return attempt(() => searchHouse(session, { wanted, from, texts, isOld, found: set }));
  };
  const replace = (wanted: Search, chosen: readonly ChosenText[]) =>
    attempt(() => replaceInHouse(session, wanted, chosen));
  const takeBack = (id: number) => attempt(() => takeBackInHouse(session, id));
  return { state, search, replace, takeBack };
}

/** What changes; a failure is told. The server searches what is saved, so the page is saved first. */
async function tryAct(session: EditSession, act: () => Promise<Partial<HouseState>>): Promise<Partial<HouseState>> {
  try {
    await session.queue.flush();
  } catch {
    return { failed: m.replace_save_first() };
  }
  try {
    return await act();
  } catch (error) {
    return { failed: error instanceof ApiError ? error.message : m.editor_no_answer() };
  }
}

interface Searching {
  wanted: Search;
  from: ReplaceCursor | null;
  /** What was found before `from`. */
  texts: readonly TextOfHouse[];
  isOld: () => boolean;
  found: (change: Partial<HouseState>) => void;
}

/** Searches part after part, until the end or as many texts as can be replaced at once. */
async function searchHouse(session: EditSession, { wanted, from, texts, isOld, found }: Searching) {
  const all = [...texts];
  const ask = (cursor: ReplaceCursor | null) =>
    session.api(replacingApi.preview, {
      params: { locale: session.locale },
      body: { ...sent(wanted), languages: [...wanted.languages], from: cursor },
    });
  await readParts(ask, {
    from,
    most: replacingLimits.texts - texts.length,
    onPart(part) {
      if (isOld()) return false;
      all.push(...part.texts.map((one) => textOf(session, one)));
      found({ texts: [...all], next: part.next });
      return true;
    },
  });
  return {};
}

async function replaceInHouse(session: EditSession, wanted: Search, chosen: readonly ChosenText[]) {
  const texts = chosen.map(({ text: { found }, places }) => ({ target: found.target, seen: found.seen, places }));
  const params = { locale: session.locale };
  const { places, left } = await session.api(replacingApi.replace, { params, body: { ...sent(wanted), texts } });
  return finished(session, m.replace_done({ count: places }), left);
}

async function takeBackInHouse(session: EditSession, id: number) {
  const params = { locale: session.locale, id };
  const { restored, left } = await session.api(replacingApi.undo, { params, body: {} });
  return finished(session, m.replace_taken_back({ count: restored }), left);
}

/** After an act nothing of the search before it is true any more. */
async function finished(
  session: EditSession,
  sentence: string,
  left: readonly LeftEntry[],
): Promise<Partial<HouseState>> {
  session.alerts.announce(sentence);
  return { texts: [], asked: null, next: null, done: { sentence, left }, last: await readLast(session) };
}

function sent({ term, replacement, matchCase, wholeWords }: Search) {
  return { term, replacement, match_case: matchCase, whole_words: wholeWords };
}

async function readLast(session: EditSession): Promise<LastReplacement | null> {
  try {
    return (await session.quietApi(replacingApi.last, { params: { locale: session.locale } })).last;
  } catch {
    return null;
  }
}

function textOf(session: EditSession, found: Found): TextOfHouse {
  const { target, seen, owner, label, locale, places, refused, is_live: isLive } = found;
  const isHere = target.kind === 'module' && target.slug === session.slug;
  const href = owner.url === null ? null : `${owner.url}?edit`;
  return {
    // The numbers of its places are those of this value.
    key: `${JSON.stringify(target)} ${seen}`,
    label,
    owner: isHere ? { title: m.replace_page(), href: null } : { title: owner.title, href },
    locale,
    places,
    refused,
    isLive,
    found,
  };
}
