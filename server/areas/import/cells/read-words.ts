import { invalid } from '#contract/base/errors.ts';
import { type AccessOffer, accessOffers } from '#contract/events/access-offers.ts';
import type { eventFlags } from '#contract/programme/event-flags.ts';
import { keysOf } from '#contract/base/records.ts';
import { partsOf } from './read-values.ts';

/** Usual words for a value, in lower case; the first are shown in messages. */
type Words<Value extends string> = Record<Value, readonly string[]>;

const availabilities: Words<'available' | 'few' | 'sold_out' | 'cancelled' | 'none'> = {
  available: ['verfügbar', 'available', 'frei', 'karten', 'buchbar', 'ja', 'yes'],
  few: ['restkarten', 'few left', 'wenige', 'few'],
  sold_out: ['ausverkauft', 'sold out'],
  cancelled: ['abgesagt', 'cancelled', 'canceled', 'entfällt'],
  none: ['ohne kartenverkauf', 'no tickets', 'keine', 'kein verkauf', 'none', 'nein', 'no'],
};

const flags: Words<(typeof eventFlags)[number]> = {
  is_premier: ['premiere', 'pr'],
  is_first_premiere: ['uraufführung', 'world premiere', 'ua'],
  is_revival: ['wiederaufnahme', 'revival', 'wa'],
  is_dance: ['tanz', 'dance'],
  is_child_colonia: ['für kinder', 'for children', 'kinder', 'kinderoper', 'children'],
  'private-event': [
    'geschlossene veranstaltung',
    'private event',
    'geschlossen',
    'privat',
    'geladene gäste',
    'private',
  ],
  canceled: ['abgesagt', 'cancelled', 'entfällt'],
  'sold out': ['ausverkauft'],
};

const offers: Words<AccessOffer> = {
  audio_description: ['audiodeskription', 'audio description'],
  sign_language: ['gebärdensprache (dgs)', 'sign language', 'gebärdensprache', 'dgs'],
  relaxed: ['entspannte vorstellung', 'relaxed performance', 'relaxed'],
  hearing_loop: ['höranlage', 'hearing loop', 'induktionsschleife'],
  touch_tour: ['tastführung', 'touch tour'],
  wheelchair: ['rollstuhlplätze', 'wheelchair places', 'rollstuhl', 'wheelchair'],
  easy_language: ['leichte sprache', 'easy language'],
};

const listed = /[|;,\n]/;

export function readAvailability(cell: string): string {
  return meant('availability', cell, availabilities);
}

/** Marks of an event; a mark of our own exports, `is_child_…` included, is taken as it is. */
export function readFlags(cell: string): string[] {
  return unique(
    partsOf(cell, listed).map((part) => (/^is_child_[\w-]{1,40}$/.test(part) ? part : meant('flags', part, flags))),
  );
}

export function readAccess(cell: string): string[] {
  const found = unique(partsOf(cell, listed).map((part) => meant('access', part, offers)));
  return accessOffers.filter((offer) => found.includes(offer));
}

function meant<Value extends string>(path: string, text: string, words: Words<Value>): Value {
  const word = text.toLowerCase();
  const values = keysOf(words);
  const value = values.find((name) => name === word || words[name].includes(word));
  if (value === undefined) {
    const known = values.map((name) => words[name][0]).join(', ');
    throw invalid(path, { key: 'word_unknown', params: { text, words: known } });
  }
  return value;
}

/** Languages of operas, as their names are written in German and English. */
const languageCodes =
  'de en it fr cs ru es la pl hu pt uk nl da sv no fi el he tr ja zh ko ar ro sk sl hr sr bg et lv lt ca eu'.split(' ');

const languageNames = ['de', 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Codes by code and by name, in lower case. */
const languages = new Map([
  ...languageCodes.map((code) => [code, code] as const),
  ...languageNames.flatMap((names) =>
    languageCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const),
  ),
]);

/** Languages by their name in German or English, or by their tag; separated by `,`, `/`, `|` or `und`. */
export function readLanguages(cell: string, path: string): string[] {
  return unique(partsOf(cell, /[|;,/\n]|\s(?:und|and)\s/).map((part) => readLanguage(part, path)));
}

export function readLanguage(cell: string, path: string): string {
  const code = languages.get(cell.toLowerCase().replace(/^in /, ''));
  if (code !== undefined) return code;
  if (/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(cell)) return cell;
  throw invalid(path, { key: 'language_expected', params: { text: cell } });
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
