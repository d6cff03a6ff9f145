import { feedLink, metaOf } from '../../head/meta.ts';
import { m } from '#messages/paraglide/messages.js';
import { ProgrammeView } from './programme-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadProgramme as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = matches[0].loaderData?.head;
  const calendar = feedLink(loaderData?.page, head, 'calendar.ics', m.calendar_of_programme());
  return [...metaOf(loaderData?.page, head), ...calendar];
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <ProgrammeView {...loaderData} />;
}
