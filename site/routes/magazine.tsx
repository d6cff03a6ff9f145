import { loadMagazine } from '../content/load-magazine.server.ts';
import { feedLink, metaOf } from '../head/meta.ts';
import { MagazineView } from '../magazine/magazine-view.tsx';
import { m } from '../paraglide/messages.js';
import type { Route } from './+types/magazine';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadMagazine({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  const feed = feedLink(loaderData?.page, head, 'feed.atom', m.magazine_title());
  return [...metaOf(loaderData?.page, head), ...feed];
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return <MagazineView {...loaderData} />;
}
