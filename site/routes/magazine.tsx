import { loadMagazine } from '../content/load-magazine.server.ts';
import { metaOf } from '../head/meta.ts';

import { MagazineView } from '../magazine/magazine-view.tsx';
import type { Route } from './+types/magazine';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadMagazine({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return <MagazineView {...loaderData} />;
}
