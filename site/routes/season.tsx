import { loadSeason } from '../content/load-productions.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { ProductionsView } from '../production/productions-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/season';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadSeason({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Season({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'list' in data ? <ProductionsView {...data} /> : <PageView page={data.page} />;
}
