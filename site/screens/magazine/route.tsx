import { loadMagazine } from './load.server.ts';
import { feedLink, metaOf } from '../../head/meta.ts';
import { MagazineView } from './magazine-view.tsx';
import { m } from '#messages/paraglide/messages.js';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

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
