import { festivalsApi, programmeApi } from '#contract/api.ts';
import { yearsOf } from '../../upsert/find-targets.ts';
import {
  categoriesDefinition,
  festivalsDefinition,
  seasonsDefinition,
  venuesDefinition,
} from '../../programme/resources/programme.resource.ts';
import { sideOf } from '../foreign/pair.ts';
import { type Stage, stageInOrder, stageOfList, stageWithCalls, titleOf } from './stage.ts';
import { orDefault, orNull, slugOf, slugsOf } from './values.ts';

const subject = 'programme';

export const seasonsStage: Stage = stageOfList({
  subject,
  store: { resource: seasonsDefinition },
  list: programmeApi.seasons,
  nameOf: ({ slug }) => slug,
  async read({ pair, texts, picture }) {
    const side = sideOf(pair);
    const years = yearsOf(`${titleOf(side)} ${side?.slug}`);
    return {
      alias: side?.slug ?? '',
      values: {
        slug: orDefault(slugOf(side?.slug ?? '')),
        ...texts('name', 'description'),
        starts_on: orDefault(side?.starts_on) ?? (years ? `${years.first}-08-01` : undefined),
        ends_on: orDefault(side?.ends_on) ?? (years ? `${years.last}-07-31` : undefined),
        image_id: await picture(),
      },
    };
  },
});

export const venuesStage: Stage = stageInOrder({
  subject,
  resource: venuesDefinition,
  list: programmeApi.venues,
  more({ pair, texts }) {
    const side = sideOf(pair);
    return { ...texts('access'), street: side?.street, postal_code: side?.postal_code, city: side?.city };
  },
});

export const categoriesStage: Stage = stageInOrder({
  subject,
  resource: categoriesDefinition,
  list: programmeApi.categories,
});

export const festivalsStage: Stage = stageWithCalls({
  subject,
  store: { resource: festivalsDefinition, keepsIds: true },
  list: festivalsApi.festivals,
  query: { upcoming: 'false' },
  show: festivalsApi.festival,
  async read({ pair, texts, htmls, picture }) {
    const side = sideOf(pair);
    return {
      values: {
        ...{ slug: slugsOf(side?.slugs, pair), kind: side?.kind },
        ...{ ...texts('title'), ...(await htmls('description')) },
        starts_on: orNull(side?.starts_on),
        ends_on: orNull(side?.ends_on),
        image_id: await picture(),
      },
    };
  },
});
