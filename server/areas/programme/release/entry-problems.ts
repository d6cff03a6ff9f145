import { inArray } from 'drizzle-orm';
import { type Locale, locales } from '#contract/base/locale.ts';
import { localizedOf, type LocalizedText } from '#contract/base/localized.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { ReleasedKind, ReleaseProblem } from '#contract/programme/release-api.ts';
import type { Database } from '../../../db/database.ts';
import { media } from '../../../db/tables/media.ts';
import { mapFields } from '../../../resources/definition/map-leaves.ts';
import type { Resource, State } from '../../../resources/definition/resource.ts';
import { readStored } from '../../../resources/read-stored.ts';
import { targetStates } from '../../links/find-targets.ts';
import type { HiddenEntry } from './hidden-entries.ts';

/** Texts that visitors miss when they are empty in both languages, besides the title. */
const expectedTexts: Record<ReleasedKind, readonly string[]> = {
  season: [],
  production: ['teaser', 'description'],
  event: [],
  subscription: ['teaser'],
  person: [],
  press: [],
};

/** Availability of events that sell tickets. */
const soldSeats = ['available', 'few', 'sold_out'] as const;

interface ProblemReader {
  db: Database;
  resources: readonly Resource[];
  now: Date;
}

/** What is missing or wrong in each entry, by its key. */
export async function entryProblems(
  ctx: ProblemReader,
  entries: HiddenEntry[],
): Promise<(entry: HiddenEntry) => ReleaseProblem[]> {
  const found: FoundEntry[] = [];
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const resource = ctx.resources.find((one) => one.kind === kind);
    if (!resource) throw new Error(`There is no resource of the kind ${kind}`);
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    for (const { id, state } of await readStored(ctx.db, resource, ids))
      found.push(readEntry({ kind, id, state }, resource));
  }
  const alts = await altTexts(ctx.db, found);
  const isDead = await deadLinks(ctx, found);
  const problems = new Map(
    found.map((entry) => [
      `${entry.kind} ${entry.id}`,
      inFormOrder(entry, [
        ...missingTexts(entry),
        ...missingAlts(entry, alts),
        ...(entry.kind === 'event' ? missingFacts(entry.state) : []),
        ...entry.links.filter(({ target }) => isDead(target)).map(({ path }) => notice('dead_link', path)),
      ]),
    ]),
  );
  return ({ kind, id }) => problems.get(`${kind} ${id}`) ?? [];
}

/** Languages in which the title of an entry is missing: it cannot be released. */
export function missingTitles({ kind, title }: Pick<HiddenEntry, 'kind' | 'title'>): ReleaseProblem[] {
  return locales
    .filter((language) => title[language].trim() === '')
    .map((language) => ({
      problem: 'missing_text',
      field: `${titleField(kind)}.${language}`,
      language,
      severity: 'prevents',
    }));
}

const titleField = (kind: ReleasedKind) => (kind === 'season' || kind === 'person' ? 'name' : 'title');

/** An entry with the parts of its state that are checked. */
interface FoundEntry {
  kind: ReleasedKind;
  id: number;
  state: State;
  /** Names of its fields in order. */
  fields: string[];
  /** Texts by the path of their field. */
  texts: Map<string, LocalizedText>;
  pictures: { path: string; id: number }[];
  /** Links to something in the house. */
  links: { path: string; target: string }[];
}

function readEntry({ kind, id, state }: Pick<FoundEntry, 'kind' | 'id' | 'state'>, resource: Resource): FoundEntry {
  const { fields } = resource.contract;
  const entry: FoundEntry = { kind, id, state, fields: Object.keys(fields), texts: new Map(), pictures: [], links: [] };
  mapFields(fields, state, {
    visit(field, value, path) {
      if (field.kind === 'reference') {
        // Logos have a text of their own.
        if (field.to === 'pictures' && !path.startsWith('logos.')) entry.pictures.push({ path, id: Number(value) });
        return value;
      }
      const stored = String(value);
      const [, base, language] = /^(.*)\.(de|en)$/.exec(path) ?? [];
      if (base !== undefined && isOneOf(locales, language))
        entry.texts.set(base, { ...(entry.texts.get(base) ?? { de: '', en: '' }), [language]: stored });
      for (const target of linksIn(field.kind, stored)) entry.links.push({ path, target });
      return value;
    },
  });
  return entry;
}

function linksIn(kind: string, value: string): string[] {
  if (kind === 'link') return [value];
  if (kind !== 'rich') return [];
  return [...value.matchAll(/ href="([^"]*)"/g)].map(([, target]) => target ?? '');
}

function missingTexts({ kind, state, texts }: FoundEntry): ReleaseProblem[] {
  const field = titleField(kind);
  const titles = kind === 'person' ? [] : missingTitles({ kind, title: localizedOf(state[field]) });
  const others = [...texts].flatMap(([path, text]) => {
    const isExpected = expectedTexts[kind].includes(path) || text.de.trim() !== '' || text.en.trim() !== '';
    if (path === field || !isExpected) return [];
    return locales
      .filter((language) => text[language].trim() === '')
      .map((language) => notice('missing_text', `${path}.${language}`, language));
  });
  return [...titles, ...others];
}

async function altTexts(db: Database, entries: FoundEntry[]): Promise<Map<number, LocalizedText | null>> {
  const ids = [...new Set(entries.flatMap(({ pictures }) => pictures.map(({ id }) => id)))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, alt: media.alt, decorative: media.decorative })
    .from(media)
    .where(inArray(media.id, ids));
  return new Map(rows.map(({ id, alt, decorative }) => [id, decorative ? null : alt]));
}

/** `alts`: null for a decorative picture, which needs none. */
function missingAlts({ pictures }: FoundEntry, alts: Map<number, LocalizedText | null>): ReleaseProblem[] {
  return pictures.flatMap(({ path, id }) => {
    const alt = alts.get(id);
    if (!alt) return [];
    return locales
      .filter((language) => alt[language].trim() === '')
      .map((language) => notice('missing_alt', path, language));
  });
}

/** Every event has a venue; one that sells tickets has prices. */
function missingFacts({ venue_id: venue, prices, price_from: from, availability, flags }: State): ReleaseProblem[] {
  const problems = venue === null ? [notice('no_venue', 'venue_id')] : [];
  const isPriced = from !== null || (Array.isArray(prices) && prices.length > 0);
  const isPrivate = Array.isArray(flags) && flags.includes('private-event');
  if (!isPriced && !isPrivate && isOneOf(soldSeats, availability)) problems.push(notice('no_prices', 'prices'));
  return problems;
}

/** Dead is a link to something that does not exist, or that is neither public nor among the entries. */
async function deadLinks({ db, now }: ProblemReader, entries: FoundEntry[]): Promise<(target: string) => boolean> {
  const targets = entries.flatMap(({ links }) => links.flatMap(({ target }) => readReference(target) ?? []));
  const states = await targetStates({ db, now, locale: 'de' }, targets);
  const alive = new Set(states.filter(({ state }) => state !== 'hidden').map(({ target }) => target));
  for (const { kind, id, state } of entries)
    if (kind !== 'person' || state.is_online === true) alive.add(`${kind}:${id}`);
  return (target) => {
    const reference = readReference(target);
    return reference !== null && !alive.has(`${reference.kind}:${reference.id}`);
  };
}

function notice(problem: ReleaseProblem['problem'], field: string, language: Locale | null = null): ReleaseProblem {
  return { problem, field, language, severity: 'notice' };
}

function inFormOrder({ fields }: FoundEntry, problems: ReleaseProblem[]): ReleaseProblem[] {
  const place = ({ field }: ReleaseProblem) => fields.indexOf(field.split('.')[0] ?? '');
  return problems.toSorted((a, b) => place(a) - place(b));
}
