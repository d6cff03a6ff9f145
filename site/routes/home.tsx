import { loadHome } from '../content/load-home.server.ts';
import { metaOf } from '../head/meta.ts';
import { HomeView } from '../home/home-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/home';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadHome({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeView {...unseal(loaderData)} />;
}
