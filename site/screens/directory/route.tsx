import { loadDirectory } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { PageView } from '../../page/page-view.tsx';
import { DirectoryView } from './directory-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadDirectory({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  return 'directory' in loaderData ? <DirectoryView {...loaderData} /> : <PageView page={loaderData.page} />;
}
