import { ContactView } from './contact-view.tsx';
import { metaOf } from '../../head/meta.ts';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadContact as loader, submitMessage as action } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactView {...loaderData} failed={actionData} />;
}
