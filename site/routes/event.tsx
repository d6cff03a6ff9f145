import { loadEvent } from '../content/load-event.server.ts';
import { EventView } from '../event/event-view.tsx';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import type { Route } from './+types/event';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadEvent({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Event({ loaderData }: Route.ComponentProps) {
  return 'event' in loaderData ? <EventView {...loaderData} /> : <PageView page={loaderData.page} />;
}
