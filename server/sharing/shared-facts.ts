import { createHash } from 'node:crypto';
import type { Locale } from '#contract/locale.ts';
import type { Picture } from '#contract/media.ts';
import { inLocale } from '#contract/localized.ts';
import type { Event, Production } from '#contract/programme.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { fullDate } from '#modules/eventitem/event-date.ts';

/** `house`: the house itself, for what has no picture of its own. */
export type SharedKind = 'event' | 'production' | 'house';

/** What a picture for sharing shows; every line may be empty. */
export interface SharedFacts {
  /** Above the title: when and where, or the season. */
  preline: string;
  title: string;
  /** Below the title: whose it is. */
  by: string;
  picture: Pick<Picture, 'id' | 'base' | 'focal'> | null;
}

type SharedEvent = Pick<Event, 'title' | 'subtitle' | 'start' | 'venue' | 'composer' | 'production' | 'picture'>;
type SharedProduction = Pick<Production, 'title' | 'subtitle' | 'composer' | 'season' | 'picture'>;

export function factsOfEvent(event: SharedEvent, locale: Locale): SharedFacts {
  const composer = event.composer || event.production?.composer || '';
  return {
    preline: [fullDate(event.start, locale), event.venue].filter(Boolean).join(', '),
    title: event.title,
    by: composer || event.subtitle,
    picture: event.picture ?? event.production?.picture ?? null,
  };
}

export function factsOfProduction(production: SharedProduction): SharedFacts {
  const { title, subtitle, composer, season, picture } = production;
  return { preline: season?.name ?? '', title, by: composer || subtitle, picture: picture ?? null };
}

export function factsOfHouse({ name, claim, city }: SiteSettings, locale: Locale): SharedFacts {
  const { text } = inLocale(claim, locale);
  return { preline: '', title: text || name, by: text === '' ? city : '', picture: null };
}

/** Counted up when the drawing changes. */
const drawing = 1;

/** The address of a picture, `/media/sharing/event-7-de-0123456789ab.jpg`: another one as soon as it shows something else. */
export function sharingAddress(kind: SharedKind, id: number, locale: Locale, facts: SharedFacts): string {
  return `/media/sharing/${kind}-${id}-${locale}-${hashOf(facts)}.jpg`;
}

/** Twelve letters that stand for what a picture shows. */
export function hashOf({ preline, title, by, picture }: SharedFacts, house = ''): string {
  const shown = [drawing, preline, title, by, picture?.base, picture?.focal.x, picture?.focal.y, house];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}
