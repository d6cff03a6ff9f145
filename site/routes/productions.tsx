import { loadProductions } from '../content/load-productions.server.ts';
import { metaOf } from '../head/meta.ts';
import { ProductionsView } from '../production/productions-view.tsx';
import type { Route } from './+types/productions';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProductions({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Productions({ loaderData }: Route.ComponentProps) {
  return <ProductionsView {...loaderData} />;
}
