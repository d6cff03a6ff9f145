import { loadFestivals } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { FestivalsView } from './festivals-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadFestivals({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Festivals({ loaderData }: Route.ComponentProps) {
  return <FestivalsView {...loaderData} />;
}
