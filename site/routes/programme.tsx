import { metaOf } from '../head/meta.ts';
import { loadProgramme } from '../programme/load-programme.server.ts';
import { ProgrammeView } from '../programme/programme-view.tsx';
import type { Route } from './+types/programme';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProgramme({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <ProgrammeView {...loaderData} />;
}
