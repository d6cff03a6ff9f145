import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadPage as loader } from '../../loaders/load-page.server.ts';

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData.page} />;
}
