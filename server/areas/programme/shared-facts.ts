import type { Locale } from '#contract/base/locale.ts';
import type { Event, Production } from '#contract/programme/programme.ts';
import { fullDate } from '#time/date-text.ts';
import type { SharingContent } from '../links/sharing-address.ts';

type SharedEvent = Pick<Event, 'title' | 'subtitle' | 'start' | 'venue' | 'composer' | 'production' | 'picture'>;
type SharedProduction = Pick<Production, 'title' | 'subtitle' | 'composer' | 'season' | 'picture'>;

export function factsOfEvent(event: SharedEvent, locale: Locale): SharingContent {
  const composer = event.composer || event.production?.composer || '';
  return {
    preline: [fullDate(event.start, locale), event.venue].filter(Boolean).join(', '),
    title: event.title,
    by: composer || event.subtitle,
    picture: event.picture ?? event.production?.picture ?? null,
  };
}

export function factsOfProduction(production: SharedProduction): SharingContent {
  const { title, subtitle, composer, season, picture } = production;
  return { preline: season?.name ?? '', title, by: composer || subtitle, picture: picture ?? null };
}
