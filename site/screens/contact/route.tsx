import { loadContact, submitMessage } from './load.server.ts';
import { ContactView } from './contact-view.tsx';
import { metaOf } from '../../head/meta.ts';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadContact({ url, context });
}

export function action({ url, context, request }: Route.ActionArgs) {
  return submitMessage({ url, context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactView {...loaderData} failed={actionData} />;
}
