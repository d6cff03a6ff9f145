import { homeApi } from '#contract/api.ts';
import { breakingNewsDefinition, slidesDefinition } from '../../home/home.resource.ts';
import { sideOf } from '../foreign/pair.ts';
import { type Stage, stageOfList } from './stage.ts';

export const slidesStage: Stage = stageOfList({
  subject: 'home',
  store: { resource: slidesDefinition },
  list: homeApi.slides,
  nameOf: ({ title }) => title,
  async read({ pair, place, links, texts, picture }) {
    const side = sideOf(pair);
    return {
      values: {
        ...texts('title', 'preline', 'text', 'link_text'),
        link: await links.link(side?.link.url ?? '', 'link'),
        position: place,
        image_id: await picture(),
      },
    };
  },
});

export const newsStage: Stage = stageOfList({
  subject: 'home',
  store: { resource: breakingNewsDefinition },
  list: homeApi.breakingNews,
  nameOf: ({ title }) => title,
  async read({ pair, place, links, texts }) {
    const side = sideOf(pair);
    return {
      values: {
        ...texts('title', 'text', 'link_text'),
        link: await links.link(side?.link.url ?? '', 'link'),
        position: place,
      },
    };
  },
});
