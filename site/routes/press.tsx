import { loadPress } from '../content/load-press.server.ts';
import { metaOf } from '../head/meta.ts';

import { PressView } from '../press/press-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/press';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadPress({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Press({ loaderData }: Route.ComponentProps) {
  return <PressView {...unseal(loaderData)} />;
}
