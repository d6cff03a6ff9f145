import { isRecord } from '#contract/base/records.ts';
import { type Locale, locales } from '#text/languages.ts';
import { screenAddress } from '#site/addresses/screen-address.ts';
import { screens } from '#site/screens.ts';
import { entriesOf } from '#site/content/reading/read.ts';
import { readNavigation } from '#site/content/reading/read-navigation.ts';
import { checkCall, type CheckedAnswer, type Target } from './check-call.ts';
import { type CheckedCall, checkedCalls, pageCall } from './checked-calls.ts';
import { repairEscapes } from '#text/repair-escapes.ts';

/** A screen that has nothing to show, and the call because of which. */
export interface EmptyScreen {
  locale: Locale;
  address: string;
  because: string;
}

export interface Checked {
  url: string;
  /** False when a necessary call fails. */
  ok: boolean;
  answers: CheckedAnswer[];
  emptyScreens: EmptyScreen[];
}

/** Makes every call that the site makes, one after the other, in both languages at the same time. */
export async function checkBackend({ url, timeout }: { url: string; timeout: number }): Promise<Checked> {
  const origin = url.replace(/\/+$/, '');
  const checked = await Promise.all(locales.map(async (locale) => checkLanguage({ origin, timeout, locale })));
  const answers = checked.flatMap((one) => one.answers);
  return {
    url: origin,
    ok: !answers.some(({ isNecessary, state }) => isNecessary && state !== 'answered'),
    answers,
    emptyScreens: checked.flatMap((one) => one.emptyScreens),
  };
}

async function checkLanguage(target: Target) {
  const answers: CheckedAnswer[] = [];
  const emptyScreens: EmptyScreen[] = [];
  async function check(call: CheckedCall, params: Record<string, string> = {}): Promise<unknown> {
    const { answer, body } = await checkCall(target, { call, params });
    answers.push(answer);
    if (isEmpty(answer)) emptyScreens.push(...screensOf(call, answer));
    return body;
  }
  for (const call of checkedCalls) {
    const body = await check(call);
    const id = call.one && idOf(body);
    if (call.one && id !== undefined) await check(call.one, { id });
    if (call === checkedCalls[0]) for (const path of pagesIn(body, target.locale)) await check(pageCall, { path });
  }
  return { answers, emptyScreens };
}

function isEmpty({ state, entries }: CheckedAnswer): boolean {
  return state !== 'answered' || entries?.shown === 0;
}

function screensOf({ endpoint, screens: names = [] }: CheckedCall, answer: CheckedAnswer): EmptyScreen[] {
  const { locale, state, reason, entries } = answer;
  const because =
    state === 'answered' ? `no entries of ${entries?.sent ?? 0}` : state === 'absent' ? reason : `failed: ${reason}`;
  return names.map((name) => ({ locale, address: addressOf(name, locale), because: `${endpoint.id}: ${because}` }));
}

/** Address of a screen, with … for what differs: `/de/programm/…/…`. */
function addressOf(name: string, locale: Locale): string {
  return screenAddress(name, locale).replaceAll(/\/(?:\*|:\w+\??)/g, (part) => (part.endsWith('?') ? '' : '/…'));
}

/** Id of the first entry that has one. */
function idOf(body: unknown): string | undefined {
  const ids = (entriesOf(body) ?? []).map((entry) => (isRecord(entry) ? Number(entry.id) : Number.NaN));
  return ids.find((id) => Number.isInteger(id) && id > 0)?.toString();
}

const maxPages = 3;

/** Paths of the first pages in the menus that no other screen has. */
function pagesIn(body: unknown, locale: Locale): string[] {
  const { main_navigation, menu, footer } = readNavigation(body);
  const prefix = `/${locale}/`;
  const others = new Set(screens.map(({ path }) => path[locale].split('/')[0]));
  const paths = [...main_navigation, ...menu, ...footer]
    .flatMap((item) => [item.url].concat(item.children.map(({ url }) => url)))
    .filter((url) => url.startsWith(prefix))
    .map((url) => url.replace(/\/?(?:[?#].*)?$/, '').slice(prefix.length))
    .map((path) => decodeURI(repairEscapes(path)));
  return [...new Set(paths)].filter((path) => path !== '' && !others.has(path.split('/')[0])).slice(0, maxPages);
}
