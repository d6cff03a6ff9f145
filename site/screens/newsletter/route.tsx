import { loadNewsletter, submitSignUp } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import { NewsletterView } from './newsletter-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadNewsletter({ url, context });
}

export function action({ url, context, request }: Route.ActionArgs) {
  return submitSignUp({ url, context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterView {...loaderData} failed={actionData} />;
}
