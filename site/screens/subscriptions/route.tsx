import { loadSubscriptions } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { SubscriptionsView } from './subscriptions-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadSubscriptions({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return <SubscriptionsView {...loaderData} />;
}
