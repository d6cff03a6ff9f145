import { metaOf } from '../head/meta.ts';
import { loadShortlist } from '../shortlist/load-shortlist.server.ts';
import { ShortlistView } from '../shortlist/shortlist-view.tsx';
import type { Route } from './+types/shortlist';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadShortlist({ url, context });
}

/** A list is for those who made it and those they share it with, not for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  return metaOf(loaderData?.page, head && { ...head, hidden: true });
}

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistView {...loaderData} />;
}
