import { loadSubscriptions } from '../content/load-subscriptions.server.ts';
import { metaOf } from '../head/meta.ts';

import { SubscriptionsView } from '../subscription/subscriptions-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/subscriptions';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadSubscriptions({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsView {...unseal(loaderData)} />;
}
