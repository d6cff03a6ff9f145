import { loadPage } from '../content/load-page.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/page';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadPage({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return <PageView page={data.page} />;
}
