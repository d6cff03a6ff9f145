import { loadArtist } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { ArtistView } from './artist-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadArtist({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Artist({ loaderData }: Route.ComponentProps) {
  return 'person' in loaderData ? <ArtistView {...loaderData} /> : <PageView page={loaderData.page} />;
}
