import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Picture } from '#contract/media/media.ts';
import type { ArticleSummary, ProductionSummary } from '#contract/programme/programme.ts';
import type { Locale } from '#text/languages.ts';

// Entities as the backend answers them, each with what a test needs and changes.

export function picture(id: number, changes: Partial<Picture> = {}): Picture {
  return {
    id,
    base: `/media/${id}`,
    width: 1600,
    height: 1000,
    alt: `Bild ${id}`,
    caption: '',
    copyright: '',
    focal: { x: 50, y: 50 },
    placeholder: '',
    ...changes,
  };
}

export function eventAnswer(id: number, changes: Partial<EventSummary> = {}): EventSummary {
  return {
    id,
    slug: 'tosca',
    title: 'Tosca',
    subtitle: 'Giacomo Puccini',
    start: '2099-11-28T19:30:00+01:00',
    end: null,
    venue: 'Großes Haus',
    category: { slug: 'oper', name: 'Oper' },
    flags: [],
    availability: 'available',
    price_from: 15,
    ticket_link: '/de/karten',
    url: `/de/programm/tosca/${id}`,
    ...changes,
  };
}

export function work(id: number, changes: Partial<ProductionSummary> = {}, locale: Locale = 'de'): ProductionSummary {
  const slugs = { de: 'die-tote-stadt', en: 'the-dead-city' };
  return {
    id,
    slug: slugs[locale],
    slugs,
    title: locale === 'de' ? 'Die tote Stadt' : 'The Dead City',
    title_language: '',
    subtitle: '',
    composer: 'Erich Wolfgang Korngold',
    teaser: '',
    category: { id: 1, slug: 'oper', name: locale === 'de' ? 'Oper' : 'Opera' },
    season: null,
    is_revival: false,
    is_highlight: false,
    picture: null,
    premiere: null,
    next_event: null,
    coming: 0,
    price_from: null,
    url: locale === 'de' ? `/de/produktionen/${slugs.de}/${id}` : `/en/productions/${slugs.en}/${id}`,
    ...changes,
  };
}

export function article(id: number, changes: Partial<ArticleSummary> = {}, locale: Locale = 'de'): ArticleSummary {
  const slugs = { de: 'sechzig-lampen', en: 'sixty-lamps' };
  return {
    id,
    slug: slugs[locale],
    slugs,
    title: locale === 'de' ? 'Sechzig Lampen' : 'Sixty Lamps',
    teaser: '',
    author: '',
    published_at: '2026-11-02T10:00:00+01:00',
    categories: [],
    picture: null,
    minutes: 2,
    url: `/${locale}/blog/${slugs[locale]}/${id}`,
    ...changes,
  };
}
