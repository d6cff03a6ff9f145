import { metaOf } from '../../head/meta.ts';
import { loadShortlist } from './load.server.ts';
import { ShortlistView } from './shortlist-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadShortlist({ url, context });
}

/** Lists are private or shared by link: nothing for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  return metaOf(loaderData?.page, head && { ...head, hidden: true });
}

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistView {...loaderData} />;
}
