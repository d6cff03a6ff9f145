import { loadSearch } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { SearchView } from './search-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadSearch({ url, context });
}

/** Results are for visitors, not for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  return metaOf(loaderData?.page, head && { ...head, hidden: true });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchView {...loaderData} />;
}
