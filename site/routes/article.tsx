import { loadArticle } from '../content/load-magazine.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { ArticleView } from '../magazine/article-view.tsx';
import type { Route } from './+types/article';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadArticle({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return 'article' in loaderData ? <ArticleView {...loaderData} /> : <PageView page={loaderData.page} />;
}
