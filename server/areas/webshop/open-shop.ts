import type { Locale } from '#contract/base/locale.ts';
import { isShopEventList, shopBase } from '#contract/webshop/shop.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { isSecure, sessionCookieOf } from '../accounts/sessions/session-cookie.ts';
import { programmeAddress } from '../links/addresses.ts';
import { limitRequestBody } from '../../http/listener/limit-request-body.ts';
import type { NodeBindings } from '../../http/listener/request-context.ts';
import type { Config } from '../../platform/config.ts';
import { type RequestProvider, createProviderClient } from './provider-client.ts';
import { ProviderFault } from './provider-fault.ts';
import { hopsOf, localeOfVisit, rememberVisit } from './remember-visit.ts';
import { createFaultResponse } from './fault-response.ts';
import type { ReadFrame } from './shop-frame.ts';
import { shopHeaders } from './shop-policy.ts';
import { shopMethods, toProvider } from './to-provider.ts';
import { toVisitor } from './to-visitor.ts';

/** The addresses of the ticket shop, proxied to the ticket provider. */
export interface Shop {
  /** True for paths that only the shop handles. */
  covers(path: string): boolean;
  answer(request: Request, bindings: NodeBindings): Promise<Response>;
}

interface ShopParts {
  config: Config;
  frame: ReadFrame;
  /** Called after a visitor’s request that may have changed the availability. */
  onOrder?: () => void;
  requestPath?: RequestProvider;
}

/** Limit for consecutive redirects, well below the limit of browsers (about twenty). */
const maxHops = 8;
const maxBytes = 1024 * 1024;

/** Without a provider the shop handles its list of events only; the rest is the empty frame, a page of the site. */
export function createShop({ config, frame, onOrder, requestPath = createProviderClient() }: ShopParts): Shop {
  const isOpen = config.ticketing.url !== undefined;
  const faultResponse = createFaultResponse(frame);

  async function pass(
    request: Request,
    { incoming, base, locale }: NodeBindings & { base: string; locale: Locale },
  ): Promise<Response> {
    const outgoing = await toProvider(request, { incoming, config, locale });
    const answer = toVisitor(await requestPath(outgoing), { request, url: outgoing.url, base }, config);
    if (request.method === 'POST' && answer.status < 400) onOrder?.();
    if (answer.headers.has('location') && hopsOf(request) >= maxHops)
      throw new ProviderFault('rubbish', 'redirects without an end');
    return answer;
  }

  return {
    covers: (path) => shopBase(path, config.product) !== null && (isOpen || isShopEventList(path)),
    async answer(request, bindings) {
      const { pathname } = new URL(request.url);
      const base = shopBase(pathname, config.product) ?? '/webshop';
      const locale = localeOfVisit(request);
      if (!isOneOf(shopMethods, request.method)) return notAllowed();
      if (isShopEventList(pathname)) return redirectToProgramme(locale);
      const answer = await pass(limitRequestBody(request, maxBytes), { ...bindings, base, locale }).catch(
        (error: unknown) => {
          if (error instanceof ProviderFault) return faultResponse(error, locale, bindings.incoming.url);
          throw error;
        },
      );
      rememberVisit(request, { answer, locale, place: { base, secure: isSecure(config) } });
      return withFrame(answer, { request, nodeBindings: bindings, config });
    },
  };
}

/** Scripts of the provider never run next to a signed-in session. */
function withFrame(
  answer: Response,
  { request, nodeBindings: { incoming }, config }: { request: Request; nodeBindings: NodeBindings; config: Config },
): Response {
  const scripts = config.ticketing.scripts && sessionCookieOf(config, request.headers.get('cookie')) === null;
  const host = incoming.headers.host ?? new URL(config.siteUrl).host;
  for (const [name, value] of Object.entries(shopHeaders(config, { host, scripts }))) answer.headers.set(name, value);
  return answer;
}

function redirectToProgramme(locale: Locale): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: programmeAddress(locale), 'Cache-Control': 'private, no-store' },
  });
}

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { Allow: shopMethods.join(', ') } });
}
