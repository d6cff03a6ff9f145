import { loadFestival } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { FestivalView } from './festival-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadFestival({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Festival({ loaderData }: Route.ComponentProps) {
  return 'festival' in loaderData ? <FestivalView {...loaderData} /> : <PageView page={loaderData.page} />;
}
