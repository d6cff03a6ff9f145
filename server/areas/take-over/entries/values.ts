import type { Localized } from '#contract/base/localized.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { berlinMoment } from '#time/berlin-moment.ts';
import { latinSlug } from '../../../platform/latin-slug.ts';
import type { Pair } from '../foreign/pair.ts';

/** Null for what the other side did not send. */
export function orNull<T>(value: T | '' | undefined | null): T | null {
  return value === '' || value === undefined || value === null ? null : value;
}

/** Undefined, so that the field keeps its default, for what the other side did not send. */
export function orDefault<T>(value: T | '' | undefined | null): T | undefined {
  return value === '' || value === null ? undefined : value;
}

/** Slugs in both languages as they may be here; undefined: made from the title. */
export function slugsOf(
  sent: Localized<string> | undefined,
  pair: Pair<{ slug?: unknown }> = { de: null, en: null },
): Localized<string> | undefined {
  const own = (side: { slug?: unknown } | null) => (typeof side?.slug === 'string' ? side.slug : '');
  const de = slugOf(sent?.de || own(pair.de) || own(pair.en));
  return de === '' ? undefined : { de, en: slugOf(sent?.en || own(pair.en)) || de };
}

export function slugOf(sent: string): string {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(sent) && sent.length <= 80 ? sent : latinSlug(sent);
}

/** Two texts are the same, or both are empty. */
export function sameTexts(one: Localized<string>, other: Localized<string>): boolean {
  return one.de === other.de && one.en === other.en;
}

export const noTexts: Localized<string> = { de: '', en: '' };

/** A time with its offset; one without is that of Berlin. Undefined for anything else. */
export function momentOf(sent: string | null | undefined): string | undefined {
  const text = sent?.trim() ?? '';
  const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  const moment = local ? berlinMoment(`${local[1]}T${local[2]}`) : new Date(text);
  return text === '' || !moment || Number.isNaN(moment.getTime()) ? undefined : berlinIso(moment);
}

interface Addressed {
  url?: string;
  urls?: Localized<string>;
}

/** Addresses of an entry's page there, from its own answer or from the list. */
export function urlsOf(pair: Pair<Addressed>, listed: Pair<Addressed> = pair): Localized<string> {
  const all = pair.de?.urls ?? pair.en?.urls;
  return {
    de: all?.de || pair.de?.url || listed.de?.url || '',
    en: all?.en || pair.en?.url || listed.en?.url || '',
  };
}
