import { describe, expect, it } from 'vitest';
import { picture as pictureAnswer } from '#tests/answers.ts';
import { type Answers, backend, visit } from '#tests/visit-site.ts';
import { readJsonLd, type JsonLdObject } from './read-json-ld.fixture.ts';

const site = {
  name: 'Oper Colonia',
  claim: { de: 'Opernhaus am Rhein', en: 'Opera house on the Rhine' },
  phone: '0221 000 00 00',
  street: 'Rheinboulevard 1',
  postal_code: '50679',
  city: 'Köln',
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/opercolonia.example/' }],
};

const picture = pictureAnswer(4, { base: '/media/4/0123456789ab', width: 1300 });

function event(id: number, start: string, more: JsonLdObject = {}): JsonLdObject {
  const url = `/de/programm/salome/${id}`;
  return { id, slug: 'salome', title: 'Salome', start, end: null, url, flags: [], availability: 'available', ...more };
}

const salome: JsonLdObject = {
  id: 3,
  slug: 'salome',
  slugs: { de: 'salome', en: 'salome' },
  title: 'Salome',
  composer: 'Richard Strauss',
  teaser: 'Eine Nacht.',
  languages: ['de'],
  picture,
  url: '/de/produktionen/salome/3',
  cast: [{ role_name: 'Regie', kind: 'team', persons: [{ id: 1, name: 'Jorun Tvedt', slug: {}, url: '' }] }],
  events: [
    event(1, '2099-10-24T19:30:00+02:00', { venue: 'Großes Haus', price_from: 15, ticket_link: '/de/karten' }),
    event(2, '2099-10-26T19:30:00+01:00', { flags: ['private-event'] }),
    event(3, '2099-11-28T19:30:00+01:00', { flags: ['canceled'], price_from: 15 }),
  ],
};

async function describePage(address: string, known: Answers) {
  const contentFetch = backend({ 'pageeditor-api/nav': {}, 'api/site/': site, ...known });
  const html = await (await visit(address, { contentFetch })).text();
  return readJsonLd(html);
}

describe('a production', () => {
  const open = (changes: JsonLdObject = {}) =>
    describePage('/de/produktionen/salome/3', { 'api/productions/3/': { ...salome, ...changes } });

  it('is a series of its public events', async () => {
    const { EventSeries: series, BreadcrumbList: trail } = await open();
    expect(series).toMatchObject({
      '@id': 'https://oper.example/de/produktionen/salome/3#series',
      name: 'Salome',
      description: 'Eine Nacht.',
      startDate: '2099-10-24T19:30:00+02:00',
      endDate: '2099-10-24T19:30:00+02:00',
      location: { name: 'Großes Haus', address: { addressLocality: 'Köln', addressCountry: 'DE' } },
      image: ['https://oper.example/media/4/0123456789ab/1300.jpg'],
      workPerformed: { '@type': 'MusicComposition', composer: { name: 'Richard Strauss' } },
      organizer: { name: 'Oper Colonia' },
    });
    expect(series?.subEvent).toMatchObject([
      {
        '@id': 'https://oper.example/de/programm/salome/1#event',
        name: 'Salome',
        startDate: '2099-10-24T19:30:00+02:00',
        eventStatus: 'https://schema.org/EventScheduled',
        offers: { price: 15, url: 'https://oper.example/de/karten' },
      },
      { '@id': 'https://oper.example/de/programm/salome/3#event', eventStatus: 'https://schema.org/EventCancelled' },
    ]);
    const steps = trail?.itemListElement as JsonLdObject[];
    expect(steps.map(({ name }) => name)).toEqual(['Start', 'Produktionen', 'Salome']);
  });

  it('that is over has its past events without offers', async () => {
    const off = event(6, '2020-03-01T19:30:00+01:00', { availability: 'cancelled' });
    const past = [
      off,
      event(5, '2020-02-01T19:30:00+01:00', { price_from: 15 }),
      event(4, '2020-01-01T19:30:00+01:00'),
    ];
    const { EventSeries: series } = await open({ events: [], past_events: past });
    expect(series).toMatchObject({ startDate: '2020-01-01T19:30:00+01:00', endDate: '2020-02-01T19:30:00+01:00' });
    expect(JSON.stringify(series)).not.toContain('offers');
  });

  it('without events is a creative work', async () => {
    const { MusicComposition: work, EventSeries: series } = await open({ events: [] });
    expect([work?.name, series]).toEqual(['Salome', undefined]);
  });

  it('has the same answers as the page', async () => {
    const questions = [
      { question: 'Wie lange dauert es?', answer: '<p>Knapp <strong>zwei</strong> Stunden &amp; ohne Pause.</p>' },
      { question: 'Ohne Antwort?', answer: '' },
    ];
    const { FAQPage: faq } = await open({ questions });
    expect(faq?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Wie lange dauert es?',
        acceptedAnswer: { '@type': 'Answer', text: 'Knapp zwei Stunden & ohne Pause.' },
      },
    ]);
    expect(await open()).not.toHaveProperty('FAQPage');
  });
});

it('an artist is a person, a choir is a group', async () => {
  const fenja = {
    id: 2,
    name: 'Fenja Mordhorst',
    slug: { de: 'fenja', en: 'fenja' },
    profession: 'Sopran',
    biography: '<p>Geboren in <em>Husum</em>.</p>',
    website: 'https://fenja.example',
    url: '/de/kuenstler/fenja/2',
    picture,
  };
  const open = (changes: JsonLdObject = {}) =>
    describePage('/de/kuenstler/fenja/2', { 'api/persons/2/': { ...fenja, ...changes } });
  expect((await open()).Person).toMatchObject({
    name: 'Fenja Mordhorst',
    jobTitle: 'Sopran',
    description: 'Geboren in Husum.',
    url: 'https://oper.example/de/kuenstler/fenja/2',
    image: ['https://oper.example/media/4/0123456789ab/1300.jpg'],
    sameAs: 'https://fenja.example',
  });
  expect(await open({ is_group: true })).toHaveProperty('PerformingGroup');
});

it('an article has author and date; without an author the organisation is the author', async () => {
  const article = {
    id: 9,
    slug: 'lampen',
    slugs: { de: 'lampen', en: 'lamps' },
    title: 'Sechzig Lampen',
    teaser: 'Über das Licht.',
    author: 'Ines Quadt',
    published_at: '2026-07-01T10:00:00+02:00',
    updated_at: '2026-07-02T10:00:00+02:00',
    categories: [{ slug: 'werkstatt', name: 'Werkstatt' }],
    picture,
    url: '/de/blog/lampen/9',
  };
  const open = (changes: JsonLdObject = {}) =>
    describePage('/de/blog/lampen/9', { 'api/blog/articles/9/': { ...article, ...changes } });
  expect((await open()).Article).toMatchObject({
    headline: 'Sechzig Lampen',
    description: 'Über das Licht.',
    datePublished: '2026-07-01T10:00:00+02:00',
    dateModified: '2026-07-02T10:00:00+02:00',
    author: { '@type': 'Person', name: 'Ines Quadt' },
    publisher: { '@id': 'https://oper.example/#house', name: 'Oper Colonia' },
    mainEntityOfPage: 'https://oper.example/de/blog/lampen/9',
    inLanguage: 'de',
  });
  expect((await open({ author: '' })).Article?.author).toMatchObject({ name: 'Oper Colonia' });
});

it('the home page describes the house and its search', async () => {
  const { WebSite: website, ...things } = await describePage('/en', { 'pageeditor-api/page/': { title: 'Home' } });
  expect(things['PerformingArtsTheater Organization']).toMatchObject({
    '@id': 'https://oper.example/#house',
    name: 'Oper Colonia',
    description: 'Opera house on the Rhine',
    telephone: '+49 221 000 00 00',
    address: { streetAddress: 'Rheinboulevard 1', postalCode: '50679', addressLocality: 'Köln', addressCountry: 'DE' },
    contactPoint: { contactType: 'reservations', telephone: '+49 221 000 00 00' },
    sameAs: ['https://www.instagram.com/opercolonia.example/'],
  });
  expect(website?.potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://oper.example/en/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});

it('every other page has only its breadcrumbs', async () => {
  const page = { title: 'Anfahrt', modules: [], breadcrumb: [{ title: 'Besuch', url: '/de/besuch' }] };
  const { BreadcrumbList: trail, ...rest } = await describePage('/de/besuch/anfahrt', {
    'pageeditor-api/page/besuch/anfahrt': page,
  });
  const steps = trail?.itemListElement as JsonLdObject[];
  expect(steps.map(({ item }) => item)).toEqual([
    'https://oper.example/de',
    'https://oper.example/de/besuch',
    'https://oper.example/de/besuch/anfahrt',
  ]);
  expect(rest).toEqual({});
});
