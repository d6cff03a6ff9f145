import { ProductionsView } from './productions-view.tsx';
import type { Route } from './+types/route';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadProductions as loader } from './load.server.ts';

export default function Productions({ loaderData }: Route.ComponentProps) {
  return <ProductionsView {...loaderData} />;
}
