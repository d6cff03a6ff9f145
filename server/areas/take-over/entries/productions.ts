import { programmeApi } from '#contract/api.ts';
import type { Production, ProductionSummary } from '#contract/programme/programme.ts';
import { productionsDefinition } from '../../programme/resources/productions.resource.ts';
import { asTexts, bothTexts, nested, type Pair, sideOf } from '../foreign/pair.ts';
import { takePicture, unlessLost } from '../media/take-picture.ts';
import { unique } from './magazine.ts';
import { onceInRun, readExtraList, type EntryReading, type Stage, stageWithCalls } from './stage.ts';
import { takeCast, type WorkOf } from './take-cast.ts';
import { targetHere } from './targets.ts';
import { orNull, slugsOf } from './values.ts';

type Reading = EntryReading<Production, ProductionSummary>;

export const productionsStage: Stage = stageWithCalls<Production, ProductionSummary>({
  subject: 'programme',
  store: { resource: productionsDefinition, keepsIds: true },
  list: programmeApi.productions,
  show: programmeApi.production,
  async read(reading) {
    const { taking, pair, use, texts } = reading;
    const side = sideOf(pair);
    const { season: seasonThere, category } = side ?? {};
    const season = seasonThere
      ? await targetHere(taking, { kind: 'season', named: seasonThere, use: { ...use, field: 'season_id' } })
      : null;
    const works = worksOf(pair);
    const cast = { de: pair.de?.cast ?? null, en: pair.en?.cast ?? null };
    return {
      values: {
        slug: slugsOf(side?.slugs, pair),
        ...texts('title', 'subtitle', 'librettist', 'first_performance', 'teaser', 'content_notes'),
        ...{ title_language: side?.title_language, composer: side?.composer },
        category_id: category
          ? await targetHere(taking, { kind: 'category', named: category, use: { ...use, field: 'category_id' } })
          : null,
        season_id: season,
        is_revival: side?.is_revival,
        is_highlight: side?.is_highlight,
        position: await positionOf(reading),
        ...(await longTexts(reading)),
        ...{ languages: side?.languages, surtitles: side?.surtitles },
        works,
        ...durationOf(side, works),
        age_from: orNull(side?.age_from),
        credits: await takeCast(taking, { cast, workOf: workIn(pair) }, { ...use, field: 'credits' }),
        ...(await picturesOf(reading)),
        article_ids: unique(side?.articles.map(({ id }) => taking.records.ownId('article', id)) ?? []),
      },
    };
  },
});

/** Ids there of the highlights in their editorial order; null: not known. */
const highlights = onceInRun(async (taking) => {
  const entries = await readExtraList<ProductionSummary>(taking, {
    ...{ kind: 'production', list: programmeApi.productions, query: { is_highlight: 'True' } },
  });
  return entries && entries.flatMap((entry) => sideOf(entry)?.id ?? []);
});

async function positionOf({ taking, pair }: Reading): Promise<number | undefined> {
  const side = sideOf(pair);
  if (!side?.is_highlight) return 0;
  const order = await highlights(taking);
  return order ? Math.max(0, order.indexOf(side.id)) : undefined;
}

async function longTexts({ pair, links, htmls }: Reading) {
  const questions = nested(pair, (side) => side.questions);
  return {
    ...(await htmls('description', 'synopsis')),
    questions: await Promise.all(
      questions.map(async ({ de, en }) => ({
        question: asTexts(de?.question, en?.question),
        answer: await links.htmls(asTexts(de?.answer, en?.answer), 'questions'),
      })),
    ),
  };
}

async function picturesOf({ taking, pair, use, links, isKnown }: Reading) {
  const hero = { de: pair.de?.picture ?? null, en: pair.en?.picture ?? null };
  const heroId = await takePicture(taking, hero, { ...use, field: 'hero_image_id' });
  const gallery: (number | null | undefined)[] = [];
  for (const picture of nested(pair, (side) => side.pictures))
    gallery.push(await takePicture(taking, picture, { ...use, field: 'picture_ids' }));
  const logos: ({ media_id: number } | null | undefined)[] = [];
  for (const { de, en } of nested(pair, (side) => side.logos)) {
    const pictures = { de: de?.picture ?? null, en: en?.picture ?? null };
    const id = await takePicture(taking, pictures, { ...use, field: 'logos' });
    const logo = { text: asTexts(de?.text, en?.text), link: await links.link((de ?? en)?.link ?? '', 'logos') };
    logos.push(typeof id === 'number' ? { media_id: id, ...logo } : id);
  }
  return { hero_image_id: heroId, picture_ids: unlessLost(gallery, isKnown), logos: unlessLost(logos, isKnown) };
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
