import { png } from '#server/platform/pictures/pictures.fixture.ts';
import { type ForeignAnswer, type ForeignBackend, openForeignBackend } from './foreign-backend.ts';

/** What a test changes of the other house. */
export interface ForeignHouse extends ForeignBackend {
  /** Answers by path below the language; a function gets the language. */
  answers: Map<string, ForeignAnswer | ((locale: 'de' | 'en', query: URLSearchParams) => ForeignAnswer | null)>;
  /** Paths that were asked for. */
  asked: string[];
  /** Files outside of the languages, by path. */
  files: Map<string, Buffer>;
}

/** A small house of somebody else's, with the calls of the specification and little more. */
export async function openForeignHouse(): Promise<ForeignHouse> {
  const answers: ForeignHouse['answers'] = new Map();
  const asked: string[] = [];
  const files: ForeignHouse['files'] = new Map();
  const backend = await openForeignBackend((path, query, locale) => {
    asked.push(`${locale} ${path}`);
    const file = files.get(path);
    if (file) return { bytes: file };
    const answer = answers.get(path);
    return typeof answer === 'function' ? answer(locale, query) : (answer ?? null);
  });
  return Object.assign(backend, { answers, asked, files });
}

const both = (de: string, en: string) => (locale: 'de' | 'en') => (locale === 'de' ? de : en);
const paged = (results: unknown[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
});

/** What an older backend sends: few fields, lists bare and in pages, each in its own way. */
export async function fillForeignHouse({ answers, files, asked }: ForeignHouse): Promise<void> {
  answers.clear();
  files.clear();
  asked.length = 0;
  const says = (path: string, answer: (locale: 'de' | 'en', query: URLSearchParams) => unknown) =>
    answers.set(path, (locale, query) => ({ json: answer(locale, query) }));
  says('pageeditor-api/nav', (locale) => ({
    main_navigation: [
      {
        menu_name: both('Spielplan', 'Programme')(locale),
        url: both('/de/programm', '/en/programme')(locale),
        children: [],
      },
      {
        menu_name: both('Besuch', 'Visit')(locale),
        url: both('/de/besuch', '/en/visit')(locale),
        children: [
          {
            menu_name: both('Anfahrt', 'Directions')(locale),
            url: both('/de/besuch/anfahrt', '/en/visit/directions')(locale),
          },
          { menu_name: 'Shop', url: 'https://shop.example/' },
        ],
        hasChildren: true,
      },
    ],
    footer: [{ menu_name: both('Impressum', 'Imprint')(locale), url: `/${locale}/impressum` }],
  }));
  says('api/seasons/', (locale) => [
    { id: 3, slug: '2026-27', name: both('Spielzeit 2026/27', 'Season 2026/27')(locale) },
  ]);
  says('api/categories/', (locale) => [{ id: 1, slug: 'oper', name: both('Oper', 'Opera')(locale) }]);
  says('api/venues/', () => [{ id: 4, name: 'Großes Haus' }]);
  says('api/productions/', (locale, query) =>
    query.get('page') === '2'
      ? paged([{ id: 12, title: 'Tosca' }])
      : paged([{ id: 11, title: both('Die Zauberflöte', 'The Magic Flute')(locale) }], '?page=2'),
  );
  says('api/productions/11/', (locale) => ({
    ...{ id: 11, slug: both('zauberfloete', 'magic-flute')(locale), season: { slug: '2026-27' }, category: 'Oper' },
    ...{ title: both('Die Zauberflöte', 'The Magic Flute')(locale), composer: 'W. A. Mozart' },
    description: both(
      '<p>Siehe <a href="/de/besuch/anfahrt">Anfahrt</a></p>',
      '<p>See here<script>x</script></p>',
    )(locale),
    cast: [
      {
        role_name: both('Königin der Nacht', 'Queen of the Night')(locale),
        persons: [{ id: 7, name: 'Mara Lind' }, { name: 'Jo Sander' }],
      },
    ],
  }));
  says('api/productions/12/', () => ({ id: 12, title: 'Tosca', duration_minutes: 'lang', languages: ['Italienisch'] }));
  says('api/events/', () =>
    paged([{ id: 101, title: 'Die Zauberflöte' }, { id: 102 }, { id: 103, title: 'x' }, 'nichts']),
  );
  says('api/events/101/', (locale) => ({
    ...{
      id: 101,
      title: both('Die Zauberflöte', 'The Magic Flute')(locale),
      start: '2027-01-15T19:30',
      production: { id: 11 },
    },
    ...{ venue: 'Großes Haus', flags: ['sold out', 'seltsam'], ticket_link: 'https://karten.example/101' },
  }));
  says('api/events/102/', () => ({ id: 102, title: 'Ohne Zeit', production: { id: 11 } }));
  answers.set('api/events/103/', { status: 500 });
  says('api/persons/', () => paged([{ id: 7, name: 'Mara Lind' }]));
  says('api/persons/7/', (locale) => ({ id: 7, name: 'Mara Lind', profession: both('Sopran', 'Soprano')(locale) }));
  says('api/person-categories/', () => [
    { id: 1, slug: 'ensemble', name: 'Ensemble', persons: [{ id: 7, name: 'Mara Lind' }] },
  ]);
  answers.set('api/blog/articles/', { text: '<html>kaputt' });
  answers.set('api/blog/categories/', 'stops in the middle');
  const page = (locale: 'de' | 'en', values: object) => ({ urls: { de: '', en: '' }, ...values, locale });
  says('pageeditor-api/page/', (locale) =>
    page(locale, { id: 1, title: both('Start', 'Home')(locale), urls: { de: '/de', en: '/en' }, modules: [] }),
  );
  says('pageeditor-api/page/besuch', (locale) =>
    page(locale, { id: 2, title: 'Besuch', urls: { de: '/de/besuch', en: '/en/visit' }, modules: [] }),
  );
  says('pageeditor-api/page/visit', (locale) => page(locale, { id: 2, title: 'Visit', modules: [] }));
  const modules = (locale: 'de' | 'en') => [
    { model: 'headline', id: 'a', content: both('Mit der Bahn', 'By train')(locale) },
    {
      ...{ model: 'container', id: 'b', layout: 3 },
      columns: [
        {
          children: [
            {
              model: 'text',
              id: 'c',
              content: `<p>${both('Zur <a href="/de/produktionen/zauberfloete/11">Oper</a>', 'Text')(locale)}</p>`,
            },
          ],
        },
        {
          children: [
            { model: 'image', id: 'd', image_url: '/media/bahnhof.png', image_alt: both('Bahnhof', 'Station')(locale) },
          ],
        },
      ],
    },
    { model: 'eventlist', id: 'e', headline: 'Termine', children: [{ model: 'eventitem', id: 'f', event: 101 }] },
    { model: 'karussell', id: 'g' },
    { model: 'viewer', id: 'h', embed: 'https://boese.example/x' },
    ...(locale === 'de' ? [{ model: 'quote', id: 'i', content: 'Nur deutsch' }] : []),
  ];
  const directions = (locale: 'de' | 'en') =>
    page(locale, {
      ...{ id: 5, title: both('Anfahrt', 'Directions')(locale), meta_title: both('Anfahrt', 'Directions')(locale) },
      ...{ urls: { de: '/de/besuch/anfahrt', en: '/en/visit/directions' }, modules: modules(locale) },
    });
  says('pageeditor-api/page/besuch/anfahrt', directions);
  says('pageeditor-api/page/visit/directions', directions);
  says('pageeditor-api/redirect', () => [
    { old_path: '/alt', new_path: '/de/besuch' },
    { old_path: '/de', new_path: '/x' },
  ]);
  files.set('/media/bahnhof.png', await png({ width: 400, height: 300 }));
}
