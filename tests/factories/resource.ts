import type { AppContext } from '#server/app-context.ts';
import { roles } from '#server/db/tables/programme.ts';
import {
  categoryId,
  makeArticle,
  makeEvent,
  makeFestival,
  makePerson,
  makePersonCategory,
  makePicture,
  makeProduction,
  makeSeason,
  venueId,
} from './rows.ts';

/** A text in both languages. */
export const both = (de: string, en = '') => ({ de, en });

/** What things of every resource can refer to. */
export async function makeTargets(ctx: AppContext) {
  const picture = await makePicture(ctx);
  const file = await makePicture(ctx, { kind: 'file', mime: 'application/pdf', fileName: 'text.pdf' });
  const season = await makeSeason(ctx, '2026-27');
  const production = await makeProduction(ctx);
  const event = await makeEvent(ctx);
  const [singer, director] = [await makePerson(ctx, 'Mara Lind'), await makePerson(ctx, 'Regi Sseur')];
  const article = await makeArticle(ctx);
  const personCategory = await makePersonCategory(ctx, 'ensemble', []);
  return {
    pictureId: picture.id,
    fileId: file.id,
    seasonId: season.id,
    productionId: production.id,
    eventId: event.id,
    roleId: await makeRole(ctx),
    singerId: singer.id,
    directorId: director.id,
    articleId: article.id,
    personCategoryId: personCategory.id,
    festivalId: (await makeFestival(ctx)).id,
    categoryId: await categoryId(ctx, 'oper'),
    venueId: await venueId(ctx, 'grosses-haus'),
  };
}

async function makeRole(ctx: AppContext): Promise<number> {
  const [role] = await ctx.db
    .insert(roles)
    .values({ name: both('Jochanaan'), kind: 'cast' })
    .returning();
  return role?.id ?? 0;
}

export type Targets = Awaited<ReturnType<typeof makeTargets>>;

const part = (name: string, personId: number, kind = 'cast') => ({
  role: { name: both(name, name), kind },
  person_id: personId,
});

/** What an editor sends to make one of each resource, with everything in it, by the name of the resource. */
export function fullBodies(t: Targets): Record<string, Record<string, unknown>> {
  const published = { state: 'public', public_from: '2099-10-01T10:00:00+02:00' };
  const shown = {
    state: 'public',
    position: 3,
    starts_at: '2026-11-01T00:00:00+01:00',
    ends_at: '2026-12-01T00:00:00+01:00',
  };
  return {
    seasons: {
      slug: '2027-28',
      name: both('Spielzeit 2027/28', 'Season 2027/28'),
      description: both('Zwei Zeilen\nText'),
      starts_on: '2027-09-01',
      ends_on: '2028-07-01',
      image_id: t.pictureId,
      ...published,
    },
    categories: { slug: 'tanz', name: both('Tanz', 'Dance'), position: 4, colour: '#1d6a73' },
    venues: {
      slug: 'depot-1',
      name: both('Depot 1'),
      street: 'Schanzenstraße 6',
      postal_code: '51063',
      city: 'Köln',
      access: both('Ohne Stufen', 'Step-free'),
      change_over_minutes: 90,
      position: 2,
    },
    roles: { name: both('Salome', 'Salome'), kind: 'cast' },
    productions: {
      slug: both('elektra', 'elektra'),
      title: both('Elektra', 'Elektra'),
      title_language: '',
      subtitle: both('Tragödie in einem Aufzug'),
      composer: 'Richard Strauss',
      librettist: both('Hugo von Hofmannsthal'),
      first_performance: both('Dresden 1909'),
      category_id: t.categoryId,
      season_id: t.seasonId,
      is_revival: false,
      is_highlight: true,
      ...published,
      position: 3,
      teaser: both('Ein Abend.'),
      description: both(`<p>Mehr im <a href="article:${t.articleId}">Magazin</a>.</p>`),
      synopsis: both('<p>Mykene.</p>'),
      languages: ['de'],
      surtitles: ['de', 'en'],
      duration_minutes: 105,
      intervals: 0,
      works: [
        {
          title: both('Elektra', 'Electra'),
          title_language: '',
          composer: 'Richard Strauss',
          librettist: both('Hofmannsthal'),
          duration_minutes: 105,
          interval_minutes: null,
        },
      ],
      age_from: 14,
      content_notes: both('Gewalt'),
      hero_image_id: t.pictureId,
      credits: [part('Regie', t.directorId, 'team'), part('Elektra', t.singerId)],
      picture_ids: [t.pictureId, t.pictureId],
      logos: [{ media_id: t.pictureId, text: both('Mit Unterstützung von'), link: 'https://partner.example/' }],
      questions: [{ question: both('Wie lange?'), answer: both('<p>Kurz.</p>') }],
      article_ids: [t.articleId],
    },
    events: {
      production_id: t.productionId,
      slug: both('salome', 'salome'),
      title: both('Salome', 'Salome'),
      title_language: '',
      subtitle: both('Strauss'),
      start: '2026-12-01T19:30:00+01:00',
      end: '2026-12-01T21:30:00+01:00',
      venue_id: t.venueId,
      category_id: t.categoryId,
      festival_id: t.festivalId,
      flags: ['is_premier', 'is_child_colonia'],
      availability: 'few',
      replacement_id: t.eventId,
      previous_dates: [{ start: '2026-11-30T19:30:00+01:00', venue_id: t.venueId }],
      price_from: 12.5,
      price_to: 99,
      prices: [{ name: both('Kategorie 1'), price: 99, reduced: 49.5 }],
      ticket_link: `production:${t.productionId}`,
      on_sale_at: '2026-10-01T10:00:00+02:00',
      short_text: both('Kurz.'),
      long_text: both('<p>Lang.</p>'),
      languages: ['de'],
      surtitles: null,
      duration_minutes: 110,
      intervals: 0,
      access: ['hearing_loop'],
      content_notes: both(''),
      change_notices: [{ at: '2026-11-20T12:00:00+01:00', text: both('Umbesetzung') }],
      image_id: t.pictureId,
      external_id: 'abc-1',
      ...published,
      cast: [part('Salome', t.singerId), part('Herodias', t.directorId)],
      substitutions: [
        { role_id: t.roleId, instead_of_id: t.singerId, person_id: t.directorId, at: '2026-11-20T12:00:00+01:00' },
      ],
    },
    festivals: {
      slug: both('barockfest', 'baroque-festival'),
      title: both('Barockfestspiele', 'Baroque festival'),
      kind: 'festival',
      description: both('<p>Zehn Tage.</p>', '<p>Ten days.</p>'),
      starts_on: '2027-05-01',
      ends_on: '2027-05-10',
      image_id: t.pictureId,
      ...published,
    },
    persons: {
      slug: both('jana-berg'),
      name: 'KS Jana Berg',
      sort_name: 'berg jana',
      is_group: false,
      profession: both('Sopran', 'Soprano'),
      biography: both('<p>Geboren in Köln.</p>'),
      website: 'https://jana.example/',
      image_id: t.pictureId,
      is_online: true,
      ...published,
      categories: [{ category_id: t.personCategoryId, position: 2 }],
    },
    'person-categories': { slug: 'chor', name: both('Chor', 'Chorus'), position: 1 },
    articles: {
      slug: both('ein-gespraech', 'a-talk'),
      title: both('Ein Gespräch', 'A talk'),
      teaser: both('Zwei Sätze.'),
      author: 'Redaktion',
      image_id: t.pictureId,
      published_at: '2026-11-01T08:00:00+01:00',
      state: 'public',
      show_on_home: false,
      category_ids: [],
      production_ids: [t.productionId],
    },
    'article-categories': { slug: 'proben', name: both('Proben'), position: 1 },
    seasonsubscriptions: {
      slug: both('freitag', 'friday'),
      title: both('Freitag', 'Friday'),
      kind: 'series',
      teaser: both('Vier Abende.'),
      description: both('<p>Vier.</p>'),
      terms: both('<p>Tausch möglich.</p>'),
      season_id: t.seasonId,
      weekday: 5,
      evenings: 4,
      saving_percent: 20,
      prices: [{ name: both('Kategorie 1'), price: 300, reduced: null, single: 375.5 }],
      image_id: t.pictureId,
      ...published,
      position: 3,
      event_ids: [t.eventId],
      category_ids: [t.categoryId],
    },
    'download-directories': {
      slug: both('elektra-presse'),
      title: both('Elektra: Presse'),
      description: both('Bilder'),
      terms: both('Nur mit Nennung'),
      production_id: t.productionId,
      published_at: '2026-11-01T08:00:00+01:00',
      state: 'public',
      files: [
        { media_id: t.fileId, title: both('Programmheft') },
        { media_id: t.pictureId, title: both('') },
      ],
    },
    departments: {
      slug: 'kasse',
      name: both('Kasse', 'Box office'),
      description: both('Karten'),
      phone: '0221 1',
      email: 'kasse@oper.example',
      opening_hours: [{ weekdays: [1, 2], from: '10:00', to: '18:00' }],
      position: 1,
      people: [{ name: 'Anna Klar', role: both('Leitung'), phone: '', email: 'anna@oper.example' }],
    },
    slides: {
      title: both('Neu', 'New'),
      preline: both('Premiere'),
      text: both('Text'),
      link: `event:${t.eventId}`,
      link_text: both('Mehr'),
      ...shown,
      image_id: t.pictureId,
    },
    redirects: { old_path: '/de/alt', new_path: '/de/neu', hides_page: false },
    patterns: {
      title: both('Zitat mit Bild', 'Quote with picture'),
      description: both('Für Premieren'),
      is_template: true,
    },
    'shared-parts': { title: both('Öffnungszeiten der Kasse', 'Box office hours') },
    'breaking-news': {
      title: both('Heute später', 'Later tonight'),
      text: both('Beginn 20 Uhr'),
      link: '',
      link_text: both(''),
      ...shown,
    },
  };
}
