import { loadLink, followLink } from '../content/load-newsletter.server.ts';
import { titleOf } from '../head/meta.ts';
import { NewsletterLinkView } from '../newsletter/newsletter-link-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/newsletter-unsubscribe';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return seal(loadLink('unsubscribe', { url, context }));
}

export function action({ url, context, request }: Route.ActionArgs) {
  return followLink('unsubscribe', { url, context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const title = data ? titleOf(data.page, matches[0].loaderData?.head.name ?? '') : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterLinkView {...unseal(loaderData)} kind="unsubscribe" failed={actionData} />;
}
