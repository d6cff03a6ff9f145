import { loadProduction } from '../content/load-production.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { ProductionView } from '../production/production-view.tsx';
import type { Route } from './+types/production';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProduction({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Production({ loaderData }: Route.ComponentProps) {
  return 'production' in loaderData ? <ProductionView {...loaderData} /> : <PageView page={loaderData.page} />;
}
