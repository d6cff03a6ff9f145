import { loadProductions } from '../content/load-productions.server.ts';
import { metaOf } from '../head/meta.ts';
import { ProductionsView } from '../production/productions-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/productions';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadProductions({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Productions({ loaderData }: Route.ComponentProps) {
  return <ProductionsView {...unseal(loaderData)} />;
}
