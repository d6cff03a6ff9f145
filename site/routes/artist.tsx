import { loadArtist } from '../content/load-artists.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { ArtistView } from '../artist/artist-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/artist';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadArtist({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Artist({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'person' in data ? <ArtistView {...data} /> : <PageView page={data.page} />;
}
