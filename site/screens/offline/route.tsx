import { loadOffline } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { OfflineView } from './offline-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOffline({ url, context });
}

/** The content depends on the device: nothing for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  return metaOf(loaderData?.page, head && { ...head, hidden: true });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflineView {...loaderData} />;
}
