import { loadEvent } from '../content/load-event.server.ts';
import { EventView } from '../event/event-view.tsx';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/event';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadEvent({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  const closed = data !== undefined && 'event' in data && data.event.private_event;
  return metaOf(data?.page, head && { ...head, hidden: head.hidden || closed });
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'event' in data ? <EventView {...data} /> : <PageView page={data.page} />;
}
