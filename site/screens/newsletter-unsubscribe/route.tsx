import { loadLink, followLink } from '../newsletter/load.server.ts';
import { titleOf } from '../../head/meta.ts';
import { NewsletterLinkView } from '../newsletter/newsletter-link-view.tsx';
import type { Route } from './+types/route';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadLink('unsubscribe', { context });
}

export function action({ context, request }: Route.ActionArgs) {
  return followLink('unsubscribe', { context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? titleOf(loaderData.page, matches[0].loaderData?.head.name ?? '') : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterLinkView {...loaderData} kind="unsubscribe" failed={actionData} />;
}
