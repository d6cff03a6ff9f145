import { withoutUnseen } from '#text/clean-text.ts';
import type { TableKind } from '#contract/office/table-fields.ts';
import { tableFields } from '#contract/office/table-fields.ts';
import { keysOf } from '#contract/base/records.ts';

/** Usual headings in lower case, by the field without its language. */
interface Headings {
  de: string[];
  en: string[];
}

const shared = {
  id: { de: ['kennung'], en: ['id'] },
  title: { de: ['titel', 'werk', 'stück', 'name'], en: ['title', 'work'] },
  title_language: { de: ['sprache des titels', 'titelsprache'], en: ['language of the title', 'title language'] },
  subtitle: { de: ['untertitel', 'gattung'], en: ['subtitle'] },
  category: { de: ['sparte', 'kategorie', 'genre', 'category_id'], en: ['category', 'genre'] },
  season: { de: ['spielzeit', 'saison', 'season_id'], en: ['season'] },
  languages: {
    de: ['sprache', 'sprachen', 'gesungen auf', 'gesungen und gesprochen auf'],
    en: ['language', 'languages', 'sung in', 'sung and spoken in'],
  },
  surtitles: { de: ['übertitel', 'übertitel auf', 'uebertitel'], en: ['surtitles', 'surtitles in'] },
  duration_minutes: {
    de: ['dauer', 'dauer in minuten', 'spieldauer', 'minuten'],
    en: ['duration', 'duration in minutes', 'running time', 'minutes'],
  },
  intervals: { de: ['pausen', 'pause'], en: ['intervals', 'interval'] },
  content_notes: {
    de: ['hinweise', 'hinweis', 'hinweise zum inhalt', 'inhaltshinweise', 'anmerkungen'],
    en: ['content notes', 'notes', 'content warnings'],
  },
} satisfies Record<string, Headings>;

const productions = {
  ...shared,
  composer: {
    de: ['komponist', 'komponistin', 'komponist*in', 'komponist:in', 'komponist/in', 'musik', 'musik von'],
    en: ['composer', 'music', 'music by'],
  },
  librettist: {
    de: ['libretto', 'librettist', 'librettist*in', 'text', 'text von', 'autor', 'autorin', 'autor*in'],
    en: ['libretto', 'librettist', 'words by', 'author'],
  },
  first_performance: { de: ['uraufführung', 'uraufgeführt'], en: ['first performance', 'world premiere'] },
  slug: { de: ['adresse', 'slug', 'kurzname'], en: ['slug', 'address'] },
  is_revival: { de: ['wiederaufnahme', 'wa'], en: ['revival'] },
  is_highlight: { de: ['höhepunkt', 'auf der startseite', 'startseite'], en: ['highlight', 'on the home page'] },
  position: { de: ['reihenfolge', 'position'], en: ['order', 'position'] },
  teaser: { de: ['kurztext', 'teaser', 'anreißer', 'kurzbeschreibung'], en: ['teaser', 'short text'] },
  description: { de: ['beschreibung', 'text lang', 'langtext'], en: ['description', 'long text'] },
  synopsis: { de: ['handlung', 'inhalt'], en: ['synopsis', 'plot'] },
  age_from: {
    de: ['alter', 'ab', 'empfohlen ab', 'empfohlen ab jahren', 'altersempfehlung', 'mindestalter'],
    en: ['age', 'age from', 'recommended from age', 'minimum age'],
  },
} satisfies Record<string, Headings>;

const events = {
  ...shared,
  external_id: {
    de: [
      'nummer',
      'nr',
      'nr.',
      'veranstaltungsnummer',
      'nummer beim kartenanbieter',
      'nummer beim ticketanbieter',
      'externe id',
    ],
    en: ['number', 'event number', 'external id', 'no.', 'number at the ticket provider'],
  },
  production: { de: ['produktion', 'stück', 'werk', 'production_id'], en: ['production', 'show'] },
  start: {
    de: ['beginn', 'start', 'zeitpunkt', 'datum und uhrzeit', 'anfang'],
    en: ['start', 'starts at', 'date and time'],
  },
  date: { de: ['datum', 'tag', 'termin', 'am'], en: ['date', 'day'] },
  time: { de: ['uhrzeit', 'zeit', 'uhr', 'um'], en: ['time', 'start time'] },
  end: { de: ['ende', 'bis'], en: ['end', 'ends at', 'end time'] },
  venue: {
    de: ['spielort', 'ort', 'spielstätte', 'bühne', 'saal', 'venue_id'],
    en: ['venue', 'stage', 'hall', 'place'],
  },
  festival: { de: ['reihe', 'festival', 'festival_id'], en: ['series', 'festival'] },
  flags: { de: ['kennzeichen', 'merkmale', 'vermerk', 'art'], en: ['flags', 'marks'] },
  availability: {
    de: ['verfügbarkeit', 'status', 'karten', 'platzangebot'],
    en: ['availability', 'status', 'tickets'],
  },
  prices: { de: ['preise', 'preisliste', 'platzgruppen', 'preisgruppen'], en: ['prices', 'price list'] },
  price_from: { de: ['preis ab', 'preis von', 'ab preis', 'preis'], en: ['price from', 'lowest price', 'price'] },
  price_to: { de: ['preis bis', 'höchster preis'], en: ['price to', 'highest price'] },
  ticket_link: {
    de: ['ticketlink', 'ticket-link', 'kartenlink', 'link', 'tickets'],
    en: ['ticket link', 'link', 'booking link'],
  },
  on_sale_at: {
    de: ['vorverkauf', 'vorverkauf ab', 'vorverkaufsbeginn'],
    en: ['on sale', 'on sale from', 'sale starts'],
  },
  short_text: { de: ['kurztext', 'teaser'], en: ['short text', 'teaser'] },
  long_text: { de: ['langtext', 'beschreibung'], en: ['long text', 'description'] },
  access: { de: ['barrierefreiheit', 'barrierefreie angebote', 'angebote'], en: ['access', 'accessibility'] },
} satisfies Record<string, Headings>;

const persons = {
  id: { de: ['kennung', 'nr', 'nummer'], en: ['id', 'number'] },
  name: { de: ['name', 'kuenstlername', 'künstlername', 'künstler*in'], en: ['name', 'full name', 'artist'] },
  first_name: { de: ['vorname', 'vornamen'], en: ['first name', 'given name'] },
  last_name: { de: ['nachname', 'familienname'], en: ['last name', 'surname', 'family name'] },
  sort_name: { de: ['sortierung', 'sortiername', 'sortiert unter'], en: ['sort name', 'sorted by'] },
  profession: { de: ['beruf', 'fach', 'stimmfach', 'profession'], en: ['profession', 'voice', 'occupation'] },
  biography: { de: ['biografie', 'biographie', 'vita', 'lebenslauf'], en: ['biography', 'bio'] },
  website: { de: ['webseite', 'website', 'internet', 'homepage'], en: ['website', 'homepage'] },
  groups: { de: ['gruppen', 'kategorien', 'kategorie', 'category'], en: ['groups', 'category'] },
  is_online: { de: ['online', 'öffentlich', 'eigene seite'], en: ['online', 'page of their own'] },
  is_group: { de: ['gruppe', 'ensemble'], en: ['group'] },
} satisfies Record<string, Headings>;

const redirects = {
  old_path: {
    de: ['alte adresse', 'alt', 'von', 'quelle', 'alte url', 'alter pfad', 'adresse'],
    en: ['old address', 'old', 'from', 'source', 'old url', 'old path', 'url', 'address'],
  },
  new_path: {
    de: ['neue adresse', 'neu', 'nach', 'ziel', 'neue url', 'neuer pfad', 'führt zu'],
    en: ['new address', 'new', 'to', 'target', 'new url', 'new path', 'destination', 'leads to'],
  },
} satisfies Record<string, Headings>;

const headings: Record<TableKind, Record<string, Headings>> = { productions, events, persons, redirects };

/** Endings of headings that name a language: `Titel (englisch)`, `title_en`. */
const ending = /[\s_(\-–/]+(?:(de|dt|deutsch|german)|(?:en|eng|engl|englisch|english))\.?\)?$/;

/**
 * The field that each column fills, by its heading; null for others. A field is filled by one column: exact names come
 * first, then headings with a language, then German ones, then English ones.
 */
export function recogniseHeads(kind: TableKind, heads: string[]): (string | null)[] {
  const found: (string | null)[] = heads.map(() => null);
  const fields: readonly string[] = tableFields[kind];
  const take = (fieldOf: (head: string) => string | undefined) => {
    for (const [index, head] of heads.entries()) {
      const field = found[index] === null && head !== '' ? fieldOf(normalHead(head)) : undefined;
      if (field !== undefined && !found.includes(field)) found[index] = field;
    }
  };
  const named = (head: string, words: (keyof Headings)[], endings: string[]) =>
    fieldsNamed(kind, head, { words, endings }).find((field) => !found.includes(field));
  take((head) => fields.find((field) => field === head.replaceAll(/[\s.-]+/g, '_')));
  take((head) => {
    const [whole, german] = ending.exec(head) ?? [];
    return whole === undefined
      ? undefined
      : named(head.slice(0, -whole.length), ['de', 'en'], german === undefined ? ['_en'] : ['_de']);
  });
  take((head) => named(head, ['de'], ['', '_de']));
  take((head) => named(head, ['en'], ['', '_de', '_en']));
  return found;
}

/** The fields with this heading in one of these languages, with one of the endings. */
function fieldsNamed(
  kind: TableKind,
  head: string,
  { words, endings }: { words: (keyof Headings)[]; endings: string[] },
): string[] {
  const fields: readonly string[] = tableFields[kind];
  const bases = keysOf(headings[kind]).filter((base) =>
    words.some((word) => headings[kind][base]?.[word].includes(head)),
  );
  return bases.flatMap((base) => endings.map((one) => base + one)).filter((field) => fields.includes(field));
}

/** Headings are compared without case, spaces at the edges, and marks of required fields. */
export function normalHead(head: string): string {
  return withoutUnseen(head)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^ +|[ *:]+$/g, '');
}
