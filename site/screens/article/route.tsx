import { loadArticle } from './load.server.ts';
import { feedLink, metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { ArticleView } from './article-view.tsx';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadArticle({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  const magazine = { urls: head ? { [head.locale]: screenAddress('blog', head.locale) } : {} };
  const feed = feedLink(magazine, head, 'feed.atom', m.magazine_title());
  return [...metaOf(loaderData?.page, head), ...feed];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return 'article' in loaderData ? <ArticleView {...loaderData} /> : <PageView page={loaderData.page} />;
}
