import { EventView } from './event-view.tsx';
import { metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadEvent as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  const closed = loaderData !== undefined && 'event' in loaderData && loaderData.event.private_event;
  return metaOf(loaderData?.page, head && { ...head, hidden: head.hidden || closed });
}

export default function Event({ loaderData }: Route.ComponentProps) {
  return 'event' in loaderData ? <EventView {...loaderData} /> : <PageView page={loaderData.page} />;
}
