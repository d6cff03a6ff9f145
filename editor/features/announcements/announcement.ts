import { keysOf } from '#contract/base/records.ts';
import { type Localized, inLocale } from '#contract/base/localized.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { BreakingNews, Slide } from '#contract/home/home.ts';
import type { Picture } from '#contract/media/media.ts';
import type { PublicationState } from '#contract/resources/publication.ts';

/** Slides of the home page, or breaking news. */
export type AnnouncementKind = 'slides' | 'breaking-news';

/** A slide or a piece of breaking news, as stored. New ones have negative ids. */
export interface Announcement {
  id: number;
  version: string;
  title: Localized<string>;
  text: Localized<string>;
  link: string;
  link_text: Localized<string>;
  position: number;
  state: PublicationState;
  starts_at: string | null;
  ends_at: string | null;
  /** Slides only. */
  preline?: Localized<string> | undefined;
  /** Slides only. */
  image_id?: number | null | undefined;
}

export type List = readonly Announcement[];
export type Fields = Partial<Omit<Announcement, 'id' | 'version'>>;

const none = { de: '', en: '' };

/** A new entry, which is shown first. Without the right to publish it is a draft. */
export function newAnnouncement(kind: AnnouncementKind, list: List, mayPublish: boolean): Announcement {
  return {
    id: Math.min(0, ...list.map(({ id }) => id)) - 1,
    version: '',
    title: none,
    text: none,
    link: '',
    link_text: none,
    position: 0,
    state: mayPublish ? 'public' : 'draft',
    starts_at: null,
    ends_at: null,
    ...(kind === 'slides' && { preline: none, image_id: null }),
  };
}

export function changedFields(stored: Announcement, entry: Announcement): Fields {
  const { id: _id, version: _version, ...fields } = entry;
  const names = keysOf(fields).filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(fields[name]));
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

export function withFields(list: List, id: number, fields: Fields): List {
  return list.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry));
}

/** Moves an entry to an index; the first is shown first. */
export function movedTo(list: List, id: number, index: number): List {
  const entry = list.find((each) => each.id === id);
  if (!entry || index < 0 || index >= list.length) return list;
  const others = list.filter((each) => each !== entry);
  return [...others.slice(0, index), entry, ...others.slice(index)];
}

/** Moves an entry before or after another one. */
export function movedBeside(list: List, id: number, target: { id: number; side: 'before' | 'after' }): List {
  const others = list.filter((entry) => entry.id !== id);
  const at = others.findIndex((entry) => entry.id === target.id);
  return at < 0 ? list : movedTo(list, id, target.side === 'after' ? at + 1 : at);
}

/** The positions follow the order, if that was changed. */
export function withPositions(stored: List, edited: List): List {
  const before = stored.map(({ id }) => id).filter((id) => edited.some((entry) => entry.id === id));
  const isSame = before.length === edited.length && before.every((id, index) => edited[index]?.id === id);
  if (isSame) return edited;
  const placed: Announcement[] = [];
  for (const [position, entry] of edited.entries()) placed.push({ ...entry, position });
  return placed;
}

/** The own changes on what others have stored meanwhile; `both`: entries in which both have changed the same. */
export function onNewer(
  { stored, edited }: { stored: List; edited: List },
  current: List,
): { edited: List; both: List } {
  const both: Announcement[] = [];
  const order = edited.map(({ id }) => id);
  const merged = current.flatMap((entry): Announcement[] => {
    const old = stored.find(({ id }) => id === entry.id);
    const own = edited.find(({ id }) => id === entry.id);
    if (!old) return [entry];
    if (!own) return [];
    const { position: _mine, ...mine } = changedFields(old, own);
    const theirs = changedFields(old, entry);
    if (keysOf(mine).some((name) => name in theirs && JSON.stringify(mine[name]) !== JSON.stringify(entry[name])))
      both.push(own);
    return [{ ...entry, ...mine }];
  });
  const created = edited.filter(({ id }) => id < 0 && current.every((entry) => entry.id !== id));
  const rank = ({ id }: Announcement) => (order.includes(id) ? order.indexOf(id) : order.length);
  return { edited: [...merged, ...created].sort((one, other) => rank(one) - rank(other)), both };
}

/** Shown to visitors at this moment. */
export function isDue({ state, starts_at: start, ends_at: end }: Announcement, now: Date): boolean {
  const isBegun = start === null || new Date(start) <= now;
  return state === 'public' && isBegun && (end === null || new Date(end) > now);
}

export interface Shown {
  locale: Locale;
  /** Addresses of references. */
  addressOf: (link: string) => string;
  pictures: ReadonlyMap<number, Picture>;
}

export function toNews(entry: Announcement, { locale, addressOf }: Shown): BreakingNews {
  const { text: title, lang } = inLocale(entry.title, locale);
  return {
    id: entry.id,
    title,
    text: inLocale(entry.text, locale).text,
    link: { url: addressOf(entry.link) },
    link_text: inLocale(entry.link_text, locale).text,
    ...(lang ? { lang } : {}),
  };
}

export function toSlide(entry: Announcement, shown: Shown): Slide {
  return {
    ...toNews(entry, shown),
    preline: inLocale(entry.preline ?? none, shown.locale).text,
    picture: shown.pictures.get(entry.image_id ?? 0) ?? null,
  };
}
