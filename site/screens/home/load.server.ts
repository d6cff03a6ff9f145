import { data } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Slide } from '#contract/home/home.ts';
import type { ArticleSummary, ProductionSummary, Season } from '#contract/programme/programme.ts';
import {
  type ArticleTeaser,
  articleTeaser,
  type ProductionTeaser,
  productionTeaser,
} from '../../teasers/teaser-data.ts';
import { m } from '#messages/paraglide/messages.js';
import { contentContext, type LoadArgs } from '../../content/context.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedHome {
  page: ShownPage;
  slides: Slide[];
  events: EventSummary[];
  productions: ProductionTeaser[];
  articles: ArticleTeaser[];
  /** The current season; null when unknown. */
  season: Pick<Season, 'name' | 'url'> | null;
}

const shownSlides = 5;
const highlights = 4;

/** Data of the home page: slides, next events, featured productions and articles. */
export async function loadHome({ context }: LoadArgs): Promise<LoadedHome> {
  const head = { title: m.home_title(), description: m.home_description() };
  const loaded = await loadScreen({ context }, head, async ({ content, locale }) => {
    const [slides, events, productions, articles, seasons] = await Promise.all([
      content.slides(locale),
      content.nextEvents(locale, {}, 5, 'part'),
      content.someProductions(locale, { highlight: true }, highlights + shownSlides),
      content.articlesForHome(locale, 5),
      content.seasons(locale),
    ]);
    const season = seasons.find((each) => each.is_current);
    return {
      slides: slides.slice(0, shownSlides),
      events,
      productions: besides(slides.slice(0, shownSlides), productions).map(productionTeaser),
      articles: articles.map((article, index) => (index === 0 ? articleTeaser(article, 0) : articleLine(article))),
      season: season ? { name: season.name, url: season.url } : null,
    };
  });
  const { isRemote, lacksParts } = context.get(contentContext);
  if (isRemote && lacksParts && isEmpty(loaded)) throw data(null, { status: 503, statusText: 'Service Unavailable' });
  return loaded;
}

/** True when there is nothing to see: a page that says nothing is none. */
function isEmpty({ page, slides, events, productions, articles }: LoadedHome): boolean {
  return page.id === null && [slides, events, productions, articles].every((list) => list.length === 0);
}

/** All articles but the first are shown as lines. */
function articleLine(article: ArticleSummary): ArticleTeaser {
  return { ...articleTeaser(article, 0), teaser: '', picture: null };
}

/** No picture is on the screen twice: a production in the slides is not featured again. */
function besides(slides: Slide[], productions: ProductionSummary[]): ProductionSummary[] {
  const picturesOf = (some: Slide[]) => new Set(some.flatMap(({ picture }) => picture?.id ?? []));
  const without = (pictures: Set<number>) =>
    productions.filter(({ picture }) => !picture || !pictures.has(picture.id)).slice(0, highlights);
  const others = without(picturesOf(slides));
  return others.length === highlights ? others : without(picturesOf(slides.slice(0, 1)));
}
