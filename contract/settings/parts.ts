/** Parts that a house can do without, as the settings store them. */
export const partNames = [
  'subscriptions',
  'magazine',
  'press',
  'webshop',
  'newsletter',
  'shortlist',
  'offline',
] as const;
export type PartName = (typeof partNames)[number];

/** What belongs to a part, and disappears with it. */
interface Part {
  /** First segments of the addresses of its screens and feeds, below the language, in every language. */
  segments: readonly string[];
  /** Its other addresses: path and query. */
  addresses?: RegExp;
  /** First segment of its calls, below `/{locale}/api/`. */
  call?: string;
  /** Paths of calls that stay without it. */
  keptCalls?: readonly string[];
  /** Kinds of its entities, as search, sitemap, links and audit log name them. */
  kinds: readonly string[];
  /** Fields of other answers that tell of it, with the value that tells nothing. */
  fields: Readonly<Record<string, unknown>>;
  /** Its resources of the back office. */
  resources: readonly string[];
}

const language = '^/(?:de|en)';

/** The only list of the parts: server, site and back office read from it what disappears with a part. */
export const parts: Readonly<Record<PartName, Part>> = {
  subscriptions: {
    segments: ['abonnements', 'subscriptions'],
    addresses: new RegExp(`${language}/(?:kontakt|contacts)\\?(?:[^#]*&)?about=subscription(?:[&#]|$)`, 'i'),
    call: 'seasonsubscriptions',
    kinds: ['subscription'],
    fields: { in_subscription: false, has_subscription: false },
    resources: ['seasonsubscriptions'],
  },
  magazine: {
    segments: ['blog'],
    call: 'blog',
    kinds: ['article', 'article-category'],
    fields: { articles: [] },
    resources: ['articles', 'article-categories'],
  },
  press: {
    segments: ['pressedownloads'],
    addresses: new RegExp(`${language}/api/download-directories/\\d+/archive(?:/|$)`),
    call: 'download-directories',
    kinds: ['press'],
    fields: {},
    resources: ['download-directories'],
  },
  webshop: {
    segments: [],
    addresses: /^\/(?:webshop|[^/?#]+-koeln\.webshop|eventim-template)(?:[/?#]|$)/i,
    kinds: [],
    fields: {},
    resources: [],
  },
  newsletter: {
    segments: ['newsletter'],
    call: 'newsletter',
    keptCalls: ['/{locale}/api/newsletter/unsubscribe/'],
    kinds: ['newsletter'],
    fields: { newsletter_lists: [] },
    resources: ['newsletter-entries'],
  },
  shortlist: {
    segments: ['merkzettel', 'shortlist'],
    addresses: new RegExp(`${language}/programme?/calendar\\.ics\\?(?:[^#]*&)?ids=`),
    kinds: [],
    fields: {},
    resources: [],
  },
  offline: {
    segments: ['offline'],
    kinds: [],
    fields: {},
    resources: [],
  },
};

/** The parts that are off, of what a backend sends: unknown names are left out, without the setting all are on. */
export function readPartsOff(sent: unknown): PartName[] {
  return Array.isArray(sent) ? partNames.filter((name) => sent.includes(name)) : [];
}

/** Everything of one property that the parts that are off have. */
function gather<T>(off: readonly PartName[], pick: (part: Part) => readonly T[]): T[] {
  return off.flatMap((name) => pick(parts[name]));
}

export const kindsOff = (off: readonly PartName[]) => gather(off, ({ kinds }) => kinds);
export const segmentsOff = (off: readonly PartName[]) => gather(off, ({ segments }) => segments);
export const resourcesOff = (off: readonly PartName[]) => gather(off, ({ resources }) => resources);

const segmentOf = /^\/(?:de|en)\/([^/?#]+)/i;

/** The part that an address of this site belongs to, by its path and query; undefined for all others. */
export function partOfAddress(address: string): PartName | undefined {
  if (!address.startsWith('/')) return undefined;
  const segment = segmentOf.exec(address)?.[1]?.toLowerCase() ?? '';
  return partNames.find((name) => parts[name].segments.includes(segment) || parts[name].addresses?.test(address));
}

/** True for an address of a part that is off. */
export function isOff(address: string, off: readonly PartName[]): boolean {
  if (off.length === 0) return false;
  const part = partOfAddress(address);
  return part !== undefined && off.includes(part);
}

/** True for the path of a call (`/{locale}/api/blog/articles/`) of a part that is off. */
export function isCallOff(path: string, off: readonly PartName[]): boolean {
  const call = /^\/\{locale\}\/api\/([^/]+)/.exec(path)?.[1];
  return call !== undefined && off.some((name) => parts[name].call === call && !parts[name].keptCalls?.includes(path));
}
