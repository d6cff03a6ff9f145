import { festivalsApi, programmeApi } from '#contract/api.ts';
import { yearsOf } from '../../upsert/find-targets.ts';
import { categoriesDefinition } from '../../programme/resources/categories.resource.ts';
import { festivalsDefinition } from '../../programme/resources/festivals.resource.ts';
import { seasonsDefinition } from '../../programme/resources/seasons.resource.ts';
import { venuesDefinition } from '../../programme/resources/venues.resource.ts';
import { bothTexts, sideOf } from '../foreign/pair.ts';
import { takePicture } from '../media/take-picture.ts';
import { type Stage, stageOfList, stageWithCalls, titleOf } from './stage.ts';
import { orDefault, orNull, slugOf, slugsOf } from './values.ts';

const subject = 'programme';

export const seasonsStage: Stage = stageOfList({
  subject,
  store: { resource: seasonsDefinition },
  list: programmeApi.seasons,
  nameOf: ({ slug }) => slug,
  async read({ taking, pair, use }) {
    const side = sideOf(pair);
    const years = yearsOf(`${titleOf(side)} ${side?.slug}`);
    const slug = slugOf(side?.slug ?? '');
    const pictures = { de: pair.de?.picture, en: pair.en?.picture };
    return {
      alias: side?.slug ?? '',
      urls: { de: pair.de?.url ?? '', en: pair.en?.url ?? '' },
      values: {
        slug: orDefault(slug),
        name: bothTexts(pair, 'name'),
        description: bothTexts(pair, 'description'),
        starts_on: orDefault(side?.starts_on) ?? (years ? `${years.first}-08-01` : undefined),
        ends_on: orDefault(side?.ends_on) ?? (years ? `${years.last}-07-31` : undefined),
        image_id: await takePicture(
          taking,
          { de: pictures.de ?? null, en: pictures.en ?? null },
          { ...use, field: 'image_id' },
        ),
      },
      onlyNew: { state: taking.run.state },
    };
  },
});

export const venuesStage: Stage = stageOfList({
  subject,
  store: { resource: venuesDefinition },
  list: programmeApi.venues,
  nameOf: ({ slug, name }) => slug || name,
  read({ pair, place }) {
    const side = sideOf(pair);
    const slug = slugOf(side?.slug ?? '');
    return Promise.resolve({
      alias: side?.slug ?? '',
      values: {
        ...{ slug: orDefault(slug), name: bothTexts(pair, 'name'), access: bothTexts(pair, 'access') },
        ...{ street: side?.street, postal_code: side?.postal_code, city: side?.city, position: place },
      },
    });
  },
});

export const categoriesStage: Stage = stageOfList({
  subject,
  store: { resource: categoriesDefinition },
  list: programmeApi.categories,
  nameOf: ({ slug, name }) => slug || name,
  read({ pair, place }) {
    const side = sideOf(pair);
    const slug = slugOf(side?.slug ?? '');
    return Promise.resolve({
      alias: side?.slug ?? '',
      values: { slug: orDefault(slug), name: bothTexts(pair, 'name'), position: place },
    });
  },
});

export const festivalsStage: Stage = stageWithCalls({
  subject,
  store: { resource: festivalsDefinition, keepsIds: true },
  list: festivalsApi.festivals,
  query: { upcoming: 'false' },
  show: festivalsApi.festival,
  async read({ taking, pair, links, use }) {
    const side = sideOf(pair);
    const pictures = { de: pair.de?.picture ?? null, en: pair.en?.picture ?? null };
    return {
      urls: side?.urls ?? { de: '', en: '' },
      values: {
        slug: slugsOf(side?.slugs, pair),
        title: bothTexts(pair, 'title'),
        kind: side?.kind,
        description: await links.htmls(bothTexts(pair, 'description'), 'description'),
        starts_on: orNull(side?.starts_on),
        ends_on: orNull(side?.ends_on),
        image_id: await takePicture(taking, pictures, { ...use, field: 'image_id' }),
      },
      onlyNew: { state: taking.run.state },
      modules: { de: pair.de?.modules ?? null, en: pair.en?.modules ?? null },
    };
  },
});
