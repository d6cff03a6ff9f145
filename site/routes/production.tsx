import { loadProduction } from '../content/load-production.server.ts';
import { feedLink, metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { m } from '../paraglide/messages.js';
import { ProductionView } from '../production/production-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/production';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadProduction({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  const production = data && 'production' in data ? data.production : undefined;
  const title = m.calendar_of_production({ title: production?.title ?? '' });
  const calendar = production ? feedLink(data?.page, head, 'calendar.ics', title) : [];
  return [...metaOf(data?.page, head), ...calendar];
}

export default function Production({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'production' in data ? <ProductionView {...data} /> : <PageView page={data.page} />;
}
