import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { absolute, type Facts, node, type Node } from './node.ts';

/** The breadcrumb trail, as shown on the page. */
export function breadcrumbNodes({ breadcrumb, title, urls }: ShownPage, facts: Facts): Node[] {
  const { locale } = facts;
  const steps = [
    { title: m.start({}, { locale }), url: `/${locale}` },
    ...breadcrumb.filter(({ url }) => url !== ''),
    { title, url: urls[locale] },
  ];
  const itemListElement = steps.map((step, index) =>
    node('ListItem', { position: index + 1, name: step.title, item: absolute(step.url, facts) }),
  );
  return [node('BreadcrumbList', { itemListElement })];
}
