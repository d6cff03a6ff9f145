import { loadLink, followLink } from '../content/load-newsletter.server.ts';
import { titleOf } from '../head/meta.ts';
import { NewsletterLinkView } from '../newsletter/newsletter-link-view.tsx';
import { seal, unseal } from '../content/sealed.ts';
import type { Route } from './+types/newsletter-confirm';

export { shouldRevalidate } from '../navigation/revalidates.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return seal(loadLink('confirm', { url, context }));
}

export function action({ url, context, request }: Route.ActionArgs) {
  return followLink('confirm', { url, context, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const data = loaderData && unseal(loaderData);
  const title = data ? titleOf(data.page, matches[0].loaderData?.head.name ?? '') : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterLinkView {...unseal(loaderData)} kind="confirm" failed={actionData} />;
}
