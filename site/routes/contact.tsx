import { loadContact, takeMessage } from '../content/load-contact.server.ts';
import { ContactView } from '../contact/contact-view.tsx';
import { metaOf } from '../head/meta.ts';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/contact';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadContact({ url, context }));
}

export function action({ url, context, request }: Route.ActionArgs) {
  return takeMessage({ url, context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactView {...unseal(loaderData)} failed={actionData} />;
}
