import { sql } from 'drizzle-orm';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import type { GlossaryEntry, SiteSettings } from '#contract/settings/site-settings.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Database } from '../../db/database.ts';
import { persons } from '../../db/tables/people.ts';
import { productions, venues } from '../../db/tables/programme.ts';
import { nameIn, readSiteSettings } from '../site-settings/site-settings.ts';

/** A word that the service must not translate, with what it is called in the other language. */
export interface HouseName {
  from: string;
  to: string;
}

/** Shorter titles and names are ordinary words too often. */
const shortest = 3;

/**
 * The names of the house that occur in a text: the house, its venues, titles of productions, persons, and the glossary.
 * The glossary has priority over a name, and a longer name over a shorter one within it.
 */
export async function namesIn({ db }: { db: Database }, text: string, target: Locale): Promise<HouseName[]> {
  const source = otherLocale(target);
  const settings = await readSiteSettings(db);
  const pair = ({ de, en }: Localized<string>): HouseName => {
    const names = { de, en: en === '' ? de : en };
    return { from: names[source], to: names[target] };
  };
  const occurs = (name: ReturnType<typeof sql>) => sql`position(${name} in ${text}) > 0`;
  const titles = await db
    .select({ name: productions.title })
    .from(productions)
    .where(occurs(sql`coalesce(nullif(${productions.title} ->> ${source}, ''), ${productions.title} ->> 'de')`));
  const people = await db
    .select({ name: persons.name })
    .from(persons)
    .where(occurs(sql`${persons.name}`));
  const places = await db.select({ name: venues.name }).from(venues);
  const names = new Map<string, HouseName>();
  const add = (name: HouseName) => {
    if (name.from.length >= shortest && text.includes(name.from) && !names.has(name.from)) names.set(name.from, name);
  };
  for (const entry of settings.translation_glossary) {
    const { from, to } = glossaryPair(entry, source);
    if (from !== '' && text.includes(from)) names.set(from, { from, to });
  }
  add(houseName(settings, source, target));
  for (const { name } of [...places, ...titles]) add(pair(name));
  for (const { name } of people) add({ from: name, to: name });
  return [...names.values()].toSorted((one, other) => other.from.length - one.from.length);
}

function glossaryPair({ term, translation }: GlossaryEntry, source: Locale): HouseName {
  const english = translation === '' ? term : translation;
  return source === 'de' ? { from: term, to: english } : { from: english, to: term };
}

function houseName(settings: SiteSettings, source: Locale, target: Locale): HouseName {
  return { from: nameIn(settings, source), to: nameIn(settings, target) };
}
