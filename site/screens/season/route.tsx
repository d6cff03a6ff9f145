import { metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { ProductionsView } from '../productions/productions-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadSeason as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Season({ loaderData }: Route.ComponentProps) {
  return 'list' in loaderData ? <ProductionsView {...loaderData} /> : <PageView page={loaderData.page} />;
}
