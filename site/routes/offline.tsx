import { loadOffline } from '../offline/load-offline.server.ts';
import { metaOf } from '../head/meta.ts';
import { OfflineView } from '../offline/offline-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/offline';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadOffline({ url, context }));
}

/** What lies on a device is nothing for search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  return metaOf(data?.page, head && { ...head, hidden: true });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflineView {...unseal(loaderData)} />;
}
