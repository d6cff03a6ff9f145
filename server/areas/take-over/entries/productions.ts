import { programmeApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Production, ProductionSummary } from '#contract/programme/programme.ts';
import { write } from '../../../resources/write-stored.ts';
import { categoryFor, seasonFor } from '../../import/targets/find-targets.ts';
import type { RowContext } from '../../import/cells/row.ts';
import { productionWithTitle } from '../../import/targets/find-production.ts';
import { productionsDefinition } from '../../programme/resources/productions.resource.ts';
import { asTexts, bothTexts, nested, type Pair, sideOf } from '../foreign/pair.ts';
import { readList } from '../foreign/read-list.ts';
import { takePicture } from '../media/take-picture.ts';
import type { Taking } from '../taking.ts';
import { unique } from './magazine.ts';
import { type EntryReading, type Stage, stageWithCalls } from './stage.ts';
import { takeCast, type WorkOf } from './take-cast.ts';
import { orNull, slugsOf, urlsOf } from './values.ts';

type Reading = EntryReading<Production, ProductionSummary>;

export const productionsStage: Stage = stageWithCalls<Production, ProductionSummary>({
  subject: 'programme',
  store: { resource: productionsDefinition, keepsIds: true },
  list: programmeApi.productions,
  show: programmeApi.production,
  async read(reading) {
    const { taking, pair, listed, use } = reading;
    const side = sideOf(pair);
    const season = await seasonHere(taking, sideOf(pair)?.season ?? null);
    const works = worksOf(pair);
    const cast = { de: pair.de?.cast ?? null, en: pair.en?.cast ?? null };
    return {
      urls: urlsOf(pair, listed),
      values: {
        slug: slugsOf(side?.slugs, pair),
        title: bothTexts(pair, 'title'),
        title_language: side?.title_language,
        ...{
          subtitle: bothTexts(pair, 'subtitle'),
          composer: side?.composer,
          librettist: bothTexts(pair, 'librettist'),
        },
        first_performance: bothTexts(pair, 'first_performance'),
        category_id: await categoryHere(taking, side?.category ?? null),
        season_id: season,
        is_revival: side?.is_revival,
        is_highlight: side?.is_highlight,
        position: side?.is_highlight ? Math.max(0, (await highlightsOf(taking)).indexOf(side.id)) : 0,
        teaser: bothTexts(pair, 'teaser'),
        ...(await longTexts(reading)),
        ...{ languages: side?.languages, surtitles: side?.surtitles },
        works,
        ...durationOf(side, works),
        age_from: orNull(side?.age_from),
        content_notes: bothTexts(pair, 'content_notes'),
        credits: await takeCast(taking, { cast, workOf: workIn(pair) }, { ...use, field: 'credits' }),
        ...(await picturesOf(reading)),
        article_ids: unique(side?.articles.map(({ id }) => taking.records.ownId('article', id)) ?? []),
      },
      onlyNew: { state: taking.run.state },
      find: ({ db }) => productionWithTitle(db, side?.title ?? '', { season, path: 'title' }),
      modules: { de: pair.de?.modules ?? null, en: pair.en?.modules ?? null },
    };
  },
});

const highlightsOfRun = new WeakMap<Taking['backend'], Promise<number[]>>();

/** Ids there of the highlights in their editorial order; read once in a run. */
function highlightsOf({ backend }: Taking): Promise<number[]> {
  const reading =
    highlightsOfRun.get(backend) ??
    readList(backend, programmeApi.productions, { is_highlight: 'True' }).then(({ entries }) =>
      entries.flatMap((entry) => sideOf(entry)?.id ?? []),
    );
  highlightsOfRun.set(backend, reading);
  return reading;
}

async function longTexts({ pair, links }: Reading) {
  const questions = nested(pair, (side) => side.questions);
  return {
    description: await links.htmls(bothTexts(pair, 'description'), 'description'),
    synopsis: await links.htmls(bothTexts(pair, 'synopsis'), 'synopsis'),
    questions: await Promise.all(
      questions.map(async ({ de, en }) => ({
        question: asTexts(de?.question, en?.question),
        answer: await links.htmls(asTexts(de?.answer, en?.answer), 'questions'),
      })),
    ),
  };
}

async function picturesOf({ taking, pair, use, links }: Reading) {
  const hero = { de: pair.de?.picture ?? null, en: pair.en?.picture ?? null };
  const heroId = await takePicture(taking, hero, { ...use, field: 'hero_image_id' });
  const gallery: number[] = [];
  for (const picture of nested(pair, (side) => side.pictures)) {
    const id = await takePicture(taking, picture, { ...use, field: 'picture_ids' });
    if (id !== null) gallery.push(id);
  }
  const logos: object[] = [];
  for (const { de, en } of nested(pair, (side) => side.logos)) {
    const pictures = { de: de?.picture ?? null, en: en?.picture ?? null };
    const id = await takePicture(taking, pictures, { ...use, field: 'logos' });
    const link = await links.link((de ?? en)?.link ?? '', 'logos');
    if (id !== null) logos.push({ media_id: id, text: asTexts(de?.text, en?.text), link });
  }
  return { hero_image_id: heroId, picture_ids: gallery, logos };
}

/** Ids by place: lines of the cast name them. */
const workId = (index: number) => `w${index + 1}`;

function worksOf(pair: Pair<Production>) {
  return nested(pair, (side) => side.works ?? []).flatMap((work, index) => {
    const side = sideOf(work);
    if (!side) return [];
    return {
      id: workId(index),
      title: bothTexts(work, 'title'),
      title_language: side.title_language,
      composer: side.composer,
      librettist: bothTexts(work, 'librettist'),
      duration_minutes: orNull(side.duration_minutes),
      interval_minutes: orNull(side.interval_minutes),
    };
  });
}

/** The work of a production with a title there. */
export function workIn({ de, en }: Pair<{ works?: { title: string }[] | undefined }>): WorkOf {
  const works = (de ?? en)?.works ?? [];
  return (title) => {
    const index = works.findIndex((work) => work.title === title);
    return index === -1 ? null : workId(index);
  };
}

/** Where it follows from the works it is not stored a second time. */
function durationOf(side: Production | null, works: ReturnType<typeof worksOf>) {
  const all = works.reduce(
    (sum, { duration_minutes: own, interval_minutes: pause }, index) =>
      sum + (own ?? Number.NaN) + (index < works.length - 1 ? (pause ?? 0) : 0),
    0,
  );
  const pauses = works.slice(0, -1).filter(({ interval_minutes: pause }) => pause !== null).length;
  const [minutes, intervals] = [orNull(side?.duration_minutes), orNull(side?.intervals)];
  return {
    duration_minutes: works.length > 0 && minutes === all ? null : minutes,
    intervals: works.length > 0 && intervals === pauses ? null : intervals,
  };
}

interface Named {
  slug: string;
  name: string;
}

/** The season here; one that the list of seasons left out is created from the years in its name. */
async function seasonHere(taking: Taking, season: Named | null): Promise<number | null> {
  if (!season) return null;
  const known = taking.records.ownIdOfSlug('season', season.slug);
  return known ?? ensure(taking, (row) => seasonFor(row, season.name || season.slug));
}

export async function categoryHere(
  taking: Taking,
  category: Partial<Named> | null | undefined,
): Promise<number | null> {
  const { slug = '', name = '' } = category ?? {};
  if (slug === '' && name === '') return null;
  const known = taking.records.ownIdOfSlug('category', slug);
  return known ?? ensure(taking, (row) => categoryFor(row, name || slug));
}

/** Runs what finds a target or creates it, as an import of a table does. */
export async function ensure(taking: Taking, find: (row: RowContext) => Promise<number>): Promise<number | null> {
  const create = new Set(['seasons', 'categories', 'venues'] as const);
  return write(taking.ctx, (db, changed) => find({ db, changed, season: undefined, create, created: [] })).catch(
    (error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    },
  );
}
