import { feedLink, metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { m } from '#messages/paraglide/messages.js';
import { ProductionView } from './production-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadProduction as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  const production = loaderData && 'production' in loaderData ? loaderData.production : undefined;
  const title = m.calendar_of_production({ title: production?.title ?? '' });
  const calendar = production ? feedLink(loaderData?.page, head, 'calendar.ics', title) : [];
  return [...metaOf(loaderData?.page, head), ...calendar];
}

export default function Production({ loaderData }: Route.ComponentProps) {
  return 'production' in loaderData ? <ProductionView {...loaderData} /> : <PageView page={loaderData.page} />;
}
