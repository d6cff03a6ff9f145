import { metaOf } from '../head/meta.ts';
import { loadShortlist } from '../shortlist/load-shortlist.server.ts';
import { ShortlistView } from '../shortlist/shortlist-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/shortlist';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadShortlist({ url, context }));
}

/** A list is for those who made it and those they share it with, not for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  return metaOf(data?.page, head && { ...head, hidden: true });
}

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistView {...unseal(loaderData)} />;
}
