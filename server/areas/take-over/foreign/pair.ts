import { isRecord, recordOf } from '#contract/base/records.ts';
import type { Localized } from '#contract/base/localized.ts';

/** The same in both languages; null: it is not there in one of them. */
export interface Pair<T> {
  de: T | null;
  en: T | null;
}

/** A text of this length that is the same in both languages was not translated. */
const tooLongForChance = 60;

/** The side from which what is the same in both languages is read. */
export function sideOf<T>({ de, en }: Pair<T>): T | null {
  return de ?? en;
}

/** A text of an entry in both languages; empty in English where the other side shows German there. */
export function bothTexts(pair: Pair<unknown>, name: string): Localized<string> {
  const [de, en] = [textIn(pair.de, name), textIn(pair.en, name)];
  if (pair.de === null) return { de: en, en: '' };
  return { de, en: isFallback(recordOf(pair.en), name, de) ? '' : en };
}

/** Two texts that stand where their language is. */
export function asTexts(de: string | undefined, en: string | undefined): Localized<string> {
  if (de === undefined) return { de: en ?? '', en: '' };
  return { de, en: en === undefined || isUntranslated(de, en) ? '' : en };
}

/** True for an English text that is the German one, and not by chance. */
export function isUntranslated(de: unknown, en: unknown): boolean {
  return typeof de === 'string' && de === en && de.length > tooLongForChance;
}

function textIn(entry: unknown, name: string): string {
  const found = recordOf(entry)[name];
  return typeof found === 'string' ? found : '';
}

/** Our backends name the texts that fell back, in `fallback`, or mark the entry with `lang`. */
function isFallback(english: Record<string, unknown>, name: string, german: string): boolean {
  const { fallback, lang } = english;
  if (Array.isArray(fallback)) return fallback.includes(name) || english[`${name}_lang`] === 'de';
  if (english[name] !== german) return false;
  return lang === 'de' || english[`${name}_lang`] === 'de' || isUntranslated(german, english[name]);
}

/**
 * The entries of a list in both languages: by their id where all have one, otherwise by their place. Lists without ids
 * that are not equally long are not the same in both languages: then there is no English side.
 */
export function pairUp<T>(de: readonly T[], en: readonly T[], keyOf: (entry: T) => string): Pair<T>[] {
  const keys = de.map(keyOf);
  const isKeyed = keys.every((key) => key !== '') && new Set(keys).size === keys.length;
  if (!isKeyed) {
    const isAlike = de.length === en.length;
    return de.map((entry, index) => ({ de: entry, en: (isAlike ? en[index] : null) ?? null }));
  }
  const others = new Map(en.map((entry) => [keyOf(entry), entry]));
  const both = de.map((entry): Pair<T> => ({ de: entry, en: others.get(keyOf(entry)) ?? null }));
  const known = new Set(keys);
  const only = en.filter((entry) => !known.has(keyOf(entry)));
  return [...both, ...only.map((entry): Pair<T> => ({ de: null, en: entry }))];
}

/** Id of an entry as the key of a pair; empty without one. */
export function idOf(entry: unknown): string {
  const id = isRecord(entry) ? entry.id : undefined;
  return typeof id === 'number' && id > 0 ? String(id) : typeof id === 'string' ? id : '';
}

/** Lists of one entry, as long as the German one. */
export function nested<T, N>({ de, en }: Pair<T>, inner: (side: T) => readonly N[]): Pair<N>[] {
  const english = en === null ? [] : inner(en);
  if (de === null) return english.map((entry) => ({ de: null, en: entry }));
  return pairUp(inner(de), english, idOf).filter((pair) => pair.de !== null);
}
