import { shopTemplatePath, testShop } from '#contract/webshop/shop.ts';
import { configContext } from '../../content/context.ts';
import { lost } from '../../loaders/load-page.server.ts';
import { requirePart } from '../../loaders/require-part.server.ts';
import { m } from '#messages/paraglide/messages.js';
import type { ShopFrame } from './shop-frame.ts';
import { ShopView } from './shop-view.tsx';
import type { Route } from './+types/route';

/** The route of the test shop matches every first part of an address; all but its own are not found. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<ShopFrame & { open: boolean }> {
  const { product, ticketing } = context.get(configContext);
  const shop = 'shop' in params ? params.shop : undefined;
  if (shop !== undefined && (product === undefined || shop !== testShop(product))) return lost({ url, context });
  await requirePart({ url, context });
  return { shop: true, open: url.pathname === shopTemplatePath || ticketing?.url !== undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  const { head, settings } = matches[0].loaderData ?? {};
  return [
    { title: [settings?.texts.shop_title ?? m.shop_title(), head?.name].filter(Boolean).join(' – ') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Webshop({ loaderData, matches }: Route.ComponentProps) {
  const root = matches[0].loaderData;
  return <ShopView settings={root?.settings} open={loaderData.open} />;
}
