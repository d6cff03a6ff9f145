import { loadSubscription } from '../content/load-subscriptions.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { SubscriptionView } from '../subscription/subscription-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/subscription';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadSubscription({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'subscription' in data ? <SubscriptionView {...data} /> : <PageView page={data.page} />;
}
