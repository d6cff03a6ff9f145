import { loadArticle } from '../content/load-magazine.server.ts';
import { feedLink, metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { ArticleView } from '../magazine/article-view.tsx';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/article';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadArticle({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  const magazine = { urls: head ? { [head.locale]: screenAddress('blog', head.locale) } : {} };
  const feed = feedLink(magazine, head, 'feed.atom', m.magazine_title());
  return [...metaOf(data?.page, head), ...feed];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'article' in data ? <ArticleView {...data} /> : <PageView page={data.page} />;
}
