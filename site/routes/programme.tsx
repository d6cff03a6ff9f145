import { feedLink, metaOf } from '../head/meta.ts';
import { m } from '../paraglide/messages.js';
import { loadProgramme } from '../programme/load-programme.server.ts';
import { ProgrammeView } from '../programme/programme-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/programme';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadProgramme({ url, context }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const head = matches[0].loaderData?.head;
  const calendar = feedLink(data?.page, head, 'calendar.ics', m.calendar_of_programme());
  return [...metaOf(data?.page, head), ...calendar];
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <ProgrammeView {...unseal(loaderData)} />;
}
