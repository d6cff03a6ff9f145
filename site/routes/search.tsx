import { loadSearch } from '../content/load-search.server.ts';
import { metaOf } from '../head/meta.ts';
import { SearchView } from '../search-page/search-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/search';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadSearch({ url, context }));
}

/** Results are for visitors, not for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  return metaOf(data?.page, head && { ...head, hidden: true });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchView {...unseal(loaderData)} />;
}
