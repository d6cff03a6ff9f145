import { loadDirectory } from '../content/load-press.server.ts';
import { metaOf } from '../head/meta.ts';
import { PageView } from '../page/page-view.tsx';
import { DirectoryView } from '../press/directory-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/directory';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadDirectory({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const data = unseal(loaderData);
  return 'directory' in data ? <DirectoryView {...data} /> : <PageView page={data.page} />;
}
