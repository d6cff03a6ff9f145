import { loadOffline } from '../offline/load-offline.server.ts';
import { metaOf } from '../head/meta.ts';
import { OfflineView } from '../offline/offline-view.tsx';
import type { Route } from './+types/offline';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOffline({ url, context });
}

/** What lies on a device is nothing for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  return metaOf(loaderData?.page, head && { ...head, hidden: true });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflineView {...loaderData} />;
}
