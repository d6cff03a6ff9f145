import { homeApi } from '#contract/api.ts';
import { breakingNewsDefinition } from '../../home/breaking-news.resource.ts';
import { slidesDefinition } from '../../home/slides.resource.ts';
import { bothTexts, sideOf } from '../foreign/pair.ts';
import { takePicture } from '../media/take-picture.ts';
import { type Stage, stageOfList } from './stage.ts';

export const slidesStage: Stage = stageOfList({
  subject: 'home',
  store: { resource: slidesDefinition },
  list: homeApi.slides,
  nameOf: ({ title }) => title,
  async read({ taking, pair, place, links, use }) {
    const side = sideOf(pair);
    const pictures = { de: pair.de?.picture ?? null, en: pair.en?.picture ?? null };
    return {
      values: {
        ...{ title: bothTexts(pair, 'title'), preline: bothTexts(pair, 'preline'), text: bothTexts(pair, 'text') },
        link: await links.link(side?.link.url ?? '', 'link'),
        ...{ link_text: bothTexts(pair, 'link_text'), position: place },
        image_id: await takePicture(taking, pictures, { ...use, field: 'image_id' }),
      },
      onlyNew: { state: taking.run.state },
    };
  },
});

export const newsStage: Stage = stageOfList({
  subject: 'home',
  store: { resource: breakingNewsDefinition },
  list: homeApi.breakingNews,
  nameOf: ({ title }) => title,
  async read({ taking, pair, place, links }) {
    const side = sideOf(pair);
    return {
      values: {
        ...{ title: bothTexts(pair, 'title'), text: bothTexts(pair, 'text') },
        link: await links.link(side?.link.url ?? '', 'link'),
        ...{ link_text: bothTexts(pair, 'link_text'), position: place },
      },
      onlyNew: { state: taking.run.state },
    };
  },
});
