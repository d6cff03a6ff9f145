import { feedLink, metaOf } from '../head/meta.ts';
import { m } from '../paraglide/messages.js';
import { loadProgramme } from '../programme/load-programme.server.ts';
import { ProgrammeView } from '../programme/programme-view.tsx';
import type { Route } from './+types/programme';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProgramme({ url, context });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  const calendar = feedLink(loaderData?.page, head, 'calendar.ics', m.calendar_of_programme());
  return [...metaOf(loaderData?.page, head), ...calendar];
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <ProgrammeView {...loaderData} />;
}
