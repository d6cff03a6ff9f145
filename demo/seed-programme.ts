import { eq } from 'drizzle-orm';
import { keysOf } from '#contract/base/records.ts';
import type { AppContext } from '#server/app-context.ts';
import {
  eventCast,
  productionCredits,
  productionLogos,
  productionPictures,
  productionQuestions,
} from '#server/db/tables/production-parts.ts';
import {
  eventCategories,
  events,
  productions as productionTable,
  roles,
  seasons,
  venues as venueTable,
} from '#server/db/tables/programme.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { both } from './build-blocks.ts';
import { type PersonKey, toPersonKey } from './people/people.ts';
import { type Names, placeBlocks, resolveLinks, resolveTarget, rootOf } from './place-blocks.ts';
import { castChanges } from './programme/calendar.ts';
import { categories } from './programme/categories.ts';
import { type Credit, credits } from './programme/credits.ts';
import { type DemoEvent, eventFinder, makeEvents, type TicketLink } from './programme/make-events.ts';
import { isProduction } from './programme/place-dates.ts';
import { occasions } from './programme/occasions.ts';
import type { OccasionSpec, ProductionSpec } from './programme/production-spec.ts';
import { type ProductionKey, productions, toProductionKey } from './programme/productions.ts';
import { seasonAt, seasonOf } from './programme/season.ts';
import { seasonTexts } from './programme/season-texts.ts';
import { texts } from './programme/texts.ts';
import { venues } from './programme/venues.ts';
import { richText } from './rich-text.ts';

const nothing = { de: '', en: '' };
const productionEntries = keysOf(productions).map((key): [ProductionKey, ProductionSpec] => [key, productions[key]]);

export interface Programme {
  /** `coming:0`, `evening:0`, `salome:0`. */
  event: (key: string) => number;
  production: (key: ProductionKey) => number;
  season: (slug: string) => number;
  category: (slug: string) => number;
  /** All events with their ids, sorted by start. */
  dates: (DemoEvent & { id: number })[];
}

interface Given {
  picture: Names['picture'];
  page: Names['page'];
  person: (key: PersonKey) => number;
  ticketLink: TicketLink;
}

type Targets = Omit<Names, 'event' | 'sharedPart'>;

/** Adds seasons, venues, productions and events with their casts. */
export async function seedProgramme(ctx: AppContext, { picture, page, person, ticketLink }: Given): Promise<Programme> {
  const now = ctx.clock();
  const made = makeEvents(now, ticketLink);
  const season = await seedSeasons(ctx, picture);
  const category = await seedList(ctx, eventCategories, categories);
  const venue = await seedVenues(ctx);
  const production = await seedProductions(ctx, made, { picture, season, category });
  const role = await seedRoles(ctx);
  const targets: Targets = {
    picture,
    page,
    production: (key) => production(toProductionKey(key)),
    article: (key) => missing(`article ${key}, or not yet`),
    person: (key) => person(toPersonKey(key)),
  };
  await seedCredits(ctx, { production, role, person, targets });
  const rows = await ctx.db
    .insert(events)
    .values(
      made.map(({ row, work, venue: stage, category: kind, announced }) =>
        Object.assign(row, {
          productionId: isProduction(work) ? production(work) : null,
          venueId: venue(stage),
          previousDates: announced ? [{ start: announced, venue_id: venue(stage) }] : [],
          categoryId: category(kind),
          imageId: isProduction(work) ? null : picture(occasions[work].picture),
          longText: isProduction(work) ? nothing : leadTo(occasions[work], targets),
          updatedAt: now,
        }),
      ),
    )
    .returning({ id: events.id });
  const dates = made.map((event, n) => Object.assign(event, { id: rows[n]?.id ?? 0 }));
  await seedReplacements(ctx, dates);
  await seedCasts(ctx, dates, { role, person });
  return { event: eventFinder(dates, now), production, season, category, dates };
}

async function seedSeasons(ctx: AppContext, picture: Names['picture']): Promise<(slug: string) => number> {
  const { year } = seasonAt(ctx.clock());
  const rows = await ctx.db
    .insert(seasons)
    .values(
      seasonTexts.map(({ description, picture: name }, n) => {
        const { slug, startsOn, endsOn } = seasonOf(year - 1 + n);
        const label = slug.replace('-', '/');
        return {
          slug,
          startsOn,
          endsOn,
          name: both(`Spielzeit ${label}`, `Season ${label}`),
          description,
          imageId: picture(name),
        };
      }),
    )
    .returning({ id: seasons.id, slug: seasons.slug });
  return byName(rows);
}

async function seedList(
  ctx: AppContext,
  table: typeof eventCategories,
  names: typeof categories,
): Promise<(slug: string) => number> {
  const rows = Object.entries(names).map(([slug, name], position) => ({ slug, name, position }));
  return byName(await ctx.db.insert(table).values(rows).returning({ id: table.id, slug: table.slug }));
}

async function seedVenues(ctx: AppContext): Promise<(slug: string) => number> {
  const rows = Object.entries(venues).map(([slug, venue], position) => Object.assign({ slug, position }, venue));
  return byName(await ctx.db.insert(venueTable).values(rows).returning({ id: venueTable.id, slug: venueTable.slug }));
}

interface Places {
  picture: Names['picture'];
  season: (slug: string) => number;
  category: (slug: string) => number;
}

async function seedProductions(
  ctx: AppContext,
  made: DemoEvent[],
  { picture, season, category }: Places,
): Promise<(key: ProductionKey) => number> {
  const now = ctx.clock();
  const current = seasonAt(now).year;
  const yearOf = (key: ProductionKey, { isNext }: ProductionSpec) =>
    isNext ? current + 1 : Math.min(Math.max(yearOfMost(made, key) ?? current, current - 1), current + 1);
  const rows = await ctx.db
    .insert(productionTable)
    .values(
      productionEntries.map(([key, spec], n) => {
        const words = texts[key];
        return {
          slug: spec.slug,
          title: spec.title,
          titleLanguage: spec.titleLanguage ?? '',
          subtitle: spec.kind,
          composer: spec.composer,
          librettist: spec.librettist,
          firstPerformance: spec.first,
          categoryId: category(spec.category),
          seasonId: season(seasonOf(yearOf(key, spec)).slug),
          isRevival: spec.isRevival ?? false,
          isHighlight: spec.isHighlight ?? false,
          position: n,
          teaser: words?.teaser ?? nothing,
          description: words ? rich(words.description) : nothing,
          synopsis: words?.synopsis ? rich(words.synopsis) : nothing,
          languages: spec.languages,
          surtitles: spec.surtitles,
          ...durationOf(spec),
          ageFrom: spec.ageFrom,
          contentNotes: words?.notes ?? nothing,
          heroImageId: words ? picture(words.hero) : null,
          updatedAt: now,
        };
      }),
    )
    .returning({ id: productionTable.id });
  const ids = new Map(productionEntries.map(([key], n) => [key, rows[n]?.id ?? 0]));
  return (key) => ids.get(key) ?? missing(key);
}

/** Names a work within its production. */
function workIdOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 16);
}

/** Of a double bill, it follows from the works. */
function durationOf({ works = [], minutes, intervals }: ProductionSpec) {
  if (works.length === 0) return { durationMinutes: minutes, intervals };
  return {
    works: works.map(({ title, titleLanguage, composer, librettist, minutes: length, pause }) => ({
      id: workIdOf(title),
      title: both(title, title),
      title_language: titleLanguage,
      composer,
      librettist,
      duration_minutes: length,
      interval_minutes: pause,
    })),
  };
}

/** First year of the season that has most of the production's events. */
function yearOfMost(made: DemoEvent[], key: ProductionKey): number | undefined {
  const years = made.filter(({ work }) => work === key).map(({ row }) => seasonAt(row.start).year);
  const times = (year: number) => years.filter((one) => one === year).length;
  return years.toSorted((a, b) => times(b) - times(a))[0];
}

/** Each part and function once, however many productions have it. */
async function seedRoles(ctx: AppContext): Promise<(credit: Credit) => number> {
  const unique = new Map(Object.values(credits).flatMap((list) => list.map((credit) => [roleKey(credit), credit])));
  const rows = await ctx.db
    .insert(roles)
    .values([...unique.values()].map(({ kind, role }) => ({ kind, name: role })))
    .returning({ id: roles.id });
  const ids = new Map([...unique.keys()].map((key, n) => [key, rows[n]?.id ?? 0]));
  return (credit) => ids.get(roleKey(credit)) ?? missing(roleKey(credit));
}

function roleKey({ kind, role }: Credit): string {
  return `${kind} ${role.de} ${role.en}`;
}

interface Cast {
  role: (credit: Credit) => number;
  person: (key: PersonKey) => number;
}

async function seedCredits(
  ctx: AppContext,
  { production, role, person, targets }: Cast & { production: (key: ProductionKey) => number; targets: Targets },
): Promise<void> {
  const numbered = <T>(key: ProductionKey, list: T[] | undefined) =>
    (list ?? []).map((one, position) => ({ productionId: production(key), position, one }));
  const credited = productionEntries.flatMap(([key]) =>
    numbered(
      key,
      credits[key].flatMap((credit) => credit.persons.map((one) => ({ credit, one }))),
    ),
  );
  await ctx.db.insert(productionCredits).values(
    credited.map(({ productionId, position, one }) => ({
      productionId,
      position,
      roleId: role(one.credit),
      personId: person(one.one),
      workId: one.credit.work ? workIdOf(one.credit.work) : null,
    })),
  );
  const pictures = productionEntries.flatMap(([key]) => numbered(key, texts[key]?.slider));
  const logos = productionEntries.flatMap(([key]) => numbered(key, texts[key]?.logos));
  const questions = productionEntries.flatMap(([key]) => numbered(key, texts[key]?.questions));
  if (pictures.length > 0)
    await ctx.db
      .insert(productionPictures)
      .values(
        pictures.map(({ one, productionId, position }) => ({ productionId, position, mediaId: targets.picture(one) })),
      );
  if (logos.length > 0)
    await ctx.db.insert(productionLogos).values(
      logos.map(({ one, productionId, position }) => ({
        productionId,
        position,
        mediaId: targets.picture(one.picture),
        text: one.text,
        link: resolveTarget(one.link ?? '', targets),
      })),
    );
  if (questions.length > 0)
    await ctx.db.insert(productionQuestions).values(
      questions.map(({ one, productionId, position }) => ({
        productionId,
        position,
        question: one.question,
        answer: linked(one.answer, targets),
      })),
    );
}

/** A cancelled event is replaced by the next one of the same work. */
async function seedReplacements(ctx: AppContext, dates: Programme['dates']): Promise<void> {
  for (const [n, { id, work, row }] of dates.entries()) {
    const next = row.availability === 'cancelled' && dates.slice(n + 1).find((later) => later.work === work);
    if (next) await ctx.db.update(events).set({ replacementId: next.id }).where(eq(events.id, id));
  }
}

function castRow<T>({ work }: Credit, row: T): T & { workId: string | null } {
  return { ...row, workId: work ? workIdOf(work) : null };
}

/** The cast of each event: several performers of a part alternate. */
async function seedCasts(ctx: AppContext, dates: Programme['dates'], { role, person }: Cast): Promise<void> {
  const nights = new Map<string, number>();
  const rows = dates.flatMap(({ id, work, isChanged }) => {
    if (!isProduction(work)) return [];
    const night = nights.get(work) ?? 0;
    nights.set(work, night + 1);
    const change = isChanged ? castChanges[work] : undefined;
    return credits[work].flatMap((credit) => {
      const turn = credit.persons[night % credit.persons.length];
      const who = change?.role === credit.role.de ? change.person : turn;
      return who ? [castRow(credit, { eventId: id, roleId: role(credit), personId: person(who) })] : [];
    });
  });
  const places = new Map<number, number>();
  const cast = rows.map((row) => {
    const position = places.get(row.eventId) ?? 0;
    places.set(row.eventId, position + 1);
    return Object.assign(row, { position });
  });
  for (let from = 0; from < cast.length; from += 2000)
    await ctx.db.insert(eventCast).values(cast.slice(from, from + 2000));
}

/** The link from a talk to the production that it is about. */
function leadTo({ about }: OccasionSpec, targets: Targets): { de: string; en: string } {
  if (!about) return nothing;
  const { title } = productions[about];
  return linked(
    both(
      `Mehr über [${title.de}](production:${about}): Handlung, Besetzung und alle Termine.`,
      `More about [${title.en}](production:${about}): the plot, the cast and all dates.`,
    ),
    targets,
  );
}

/** Adds the blocks of some productions, after everything that they link to. */
export async function seedBlocksOfProductions(ctx: AppContext, names: Names): Promise<void> {
  for (const [key] of productionEntries) {
    const modules = texts[key]?.modules;
    if (!modules) continue;
    const id = names.production(key);
    const body = rootOf(`production-${key}`, placeBlocks(`production-${key}`, modules, names));
    await createSection(ctx, {
      slug: `production-${id}`,
      contentType: 'production',
      objectId: id,
      body,
      publish: true,
    });
  }
}

function linked(text: { de: string; en: string }, targets: Targets): { de: string; en: string } {
  const { de, en } = rich(text);
  return { de: resolveLinks(de, targets), en: resolveLinks(en, targets) };
}

function rich({ de, en }: { de: string; en: string }): { de: string; en: string } {
  return { de: richText(de), en: en === '' ? '' : richText(en) };
}

function byName(rows: { id: number; slug: string }[]): (slug: string) => number {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => ids.get(slug) ?? missing(slug);
}

function missing(what: string): never {
  throw new Error(`The demo has no ${what}`);
}
