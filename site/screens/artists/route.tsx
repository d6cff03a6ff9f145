import { loadArtists } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { ArtistsView } from './artists-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadArtists({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Artists({ loaderData }: Route.ComponentProps) {
  return <ArtistsView {...loaderData} />;
}
