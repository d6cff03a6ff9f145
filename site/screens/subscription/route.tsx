import { loadSubscription } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { SubscriptionView } from './subscription-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadSubscription({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  return 'subscription' in loaderData ? <SubscriptionView {...loaderData} /> : <PageView page={loaderData.page} />;
}
