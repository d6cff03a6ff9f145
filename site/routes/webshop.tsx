import { shopTemplatePath, testShop } from '#contract/shop.ts';
import { configContext } from '../content/context.ts';
import { lost } from '../content/load-page.server.ts';
import { unseal } from '../content/sealed.ts';
import { m } from '../paraglide/messages.js';
import type { ShopFrame } from '../webshop/shop-frame.ts';
import { ShopView } from '../webshop/shop-view.tsx';
import type { Route } from './+types/webshop';

/** The route of the test shop takes every first part of an address; all but its own are nowhere. */
export function loader({ params, url, context }: Route.LoaderArgs): (ShopFrame & { open: boolean }) | Promise<never> {
  const { product, ticketing } = context.get(configContext);
  const { shop } = params as { shop?: string };
  if (shop !== undefined && (product === undefined || shop !== testShop(product))) return lost({ url, context });
  return { shop: true, open: url.pathname === shopTemplatePath || ticketing?.url !== undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  const name = matches[0].loaderData?.head.name ?? '';
  return [{ title: [m.shop_title(), name].filter(Boolean).join(' – ') }, { name: 'robots', content: 'noindex' }];
}

export default function Webshop({ loaderData, matches }: Route.ComponentProps) {
  const root = matches[0].loaderData;
  return <ShopView house={root && unseal(root.house)} open={loaderData.open} />;
}
