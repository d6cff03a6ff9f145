import { loadArtists } from '../content/load-artists.server.ts';
import { metaOf } from '../head/meta.ts';

import { ArtistsView } from '../artist/artists-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/artists';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadArtists({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Artists({ loaderData }: Route.ComponentProps) {
  return <ArtistsView {...unseal(loaderData)} />;
}
