import { metaOf } from '../../head/meta.ts';
import { ProductionsView } from './productions-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadProductions as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Productions({ loaderData }: Route.ComponentProps) {
  return <ProductionsView {...loaderData} />;
}
