import type { Picture } from '#contract/media/media.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { PersonSummary } from '#contract/people/people.ts';
import type { DrawnPicture } from '#ui/pictures/picture.tsx';
import type { ArticleSummary, ProductionSummary } from '#contract/programme/programme.ts';

/** What a list shows of a production. Loaders send no more: the data of a list are a third of its page. */
export type ProductionTeaser = Pick<
  ProductionSummary,
  | 'id'
  | 'title'
  | 'title_language'
  | 'composer'
  | 'teaser'
  | 'category'
  | 'is_revival'
  | 'picture'
  | 'premiere'
  | 'coming'
  | 'price_from'
  | 'url'
  | 'lang'
> & { next_event?: Pick<EventSummary, 'start' | 'flags'> | null | undefined };

/** What a list shows of an article. */
export type ArticleTeaser = Pick<
  ArticleSummary,
  'id' | 'title' | 'teaser' | 'published_at' | 'categories' | 'picture' | 'minutes' | 'url' | 'lang'
>;

/** What a list shows of a person; `url` identifies it. */
export type PersonTeaser = Pick<PersonSummary, 'url' | 'name' | 'profession' | 'lang'> & {
  picture?: DrawnPicture | undefined;
};

/** Number of entries at the start of a list whose pictures may be in the first window. */
const inFirstWindow = 4;

/**
 * The picture of an entry at this index of its list. Further down there is no placeholder: it cannot be compressed, and a
 * picture below the window is loaded before it is scrolled to.
 */
function pictureAt(index: number, picture: Picture | null | undefined): Picture | null {
  return picture ? { ...undimmed(picture), placeholder: index < inFirstWindow ? picture.placeholder : '' } : null;
}

/** Only stages and heroes dim their picture. */
function undimmed(picture: Picture): Picture {
  const { brightness: _, ...rest } = picture;
  return rest;
}

/** `index`: the place of the production in its list, from 0. */
export function productionTeaser(production: ProductionSummary, index: number): ProductionTeaser {
  const { id, title, title_language, composer, teaser, category, is_revival } = production;
  const { premiere, next_event: next, coming, price_from, url, lang } = production;
  const picture = pictureAt(index, production.picture);
  const next_event = next && { start: next.start, flags: next.flags };
  return {
    ...{ id, title, title_language, composer, teaser, category, is_revival },
    ...{ picture, premiere, next_event, coming, price_from, url, lang },
  };
}

/** `index`: the place of the article in its list, from 0. */
export function articleTeaser(article: ArticleSummary, index: number): ArticleTeaser {
  const { id, title, teaser, published_at, categories, minutes, url, lang } = article;
  const picture = pictureAt(index, article.picture);
  return { id, title, teaser, published_at, categories, picture, minutes, url, lang };
}

/** The picture of a person is decoration in lists, without texts, and too small for a placeholder. */
export function personTeaser({ url, name, profession, lang, picture }: PersonSummary): PersonTeaser {
  return {
    ...{ url, name, profession, lang },
    ...(picture && {
      picture: { base: picture.base, width: picture.width, height: picture.height, focal: picture.focal },
    }),
  };
}
