import { loadNewsletter, takeSignUp } from '../content/load-newsletter.server.ts';
import { metaOf } from '../head/meta.ts';
import { NewsletterView } from '../newsletter/newsletter-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/newsletter';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return seal(await loadNewsletter({ url, context }));
}

export function action({ url, context, request }: Route.ActionArgs) {
  return takeSignUp({ url, context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  return metaOf(data?.page, matches[0].loaderData?.head);
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterView {...unseal(loaderData)} failed={actionData} />;
}
