import { loadMagazine } from '../content/load-magazine.server.ts';
import { feedLink, metaOf } from '../head/meta.ts';
import { MagazineView } from '../magazine/magazine-view.tsx';
import { m } from '../paraglide/messages.js';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/magazine';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadMagazine({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  const feed = feedLink(data?.page, head, 'feed.atom', m.magazine_title());
  return [...metaOf(data?.page, head), ...feed];
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return <MagazineView {...unseal(loaderData)} />;
}
