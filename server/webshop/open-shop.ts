import type { Locale } from '#contract/locale.ts';
import { isShopEventList, shopBase } from '#contract/shop.ts';
import { isSecure, sessionCookieOf } from '../accounts/session-cookie.ts';
import { programmeAddress } from '../addresses.ts';
import { boundBody } from '../entrance/bounded-body.ts';
import type { NodeBindings } from '../entrance/callers.ts';
import type { Config } from '../env.ts';
import { type AskProvider, createAskProvider } from './ask-provider.ts';
import { ProviderFault } from './provider-fault.ts';
import { hopsOf, localeOfVisit, rememberVisit } from './remember-visit.ts';
import { createSayFault } from './say-fault.ts';
import type { ReadFrame } from './shop-frame.ts';
import { shopHeaders } from './shop-policy.ts';
import { shopMethods, toProvider } from './to-provider.ts';
import { toVisitor } from './to-visitor.ts';

/** The shop's addresses, answered by the ticket provider. */
export interface Shop {
  /** True for a path that the shop answers, and nobody else. */
  covers(path: string): boolean;
  answer(request: Request, bindings: NodeBindings): Promise<Response>;
}

interface ShopParts {
  config: Config;
  frame: ReadFrame;
  /** Called when a visitor has sent something that may have changed what is left. */
  onOrder?: () => void;
  ask?: AskProvider;
}

/** Browsers give up at about twenty; a shop that leads round in circles is told apart long before. */
const mostHops = 8;
const mostBytes = 1024 * 1024;

/** Without a provider the shop covers its list of events only; the rest is the empty frame, a page of the site. */
export function createShop({ config, frame, onOrder, ask = createAskProvider() }: ShopParts): Shop {
  const isOpen = config.ticketing.url !== undefined;
  const sayFault = createSayFault(frame);

  async function pass(request: Request, { incoming }: NodeBindings, base: string, locale: Locale): Promise<Response> {
    const asked = await toProvider(request, incoming, config, locale);
    const answer = toVisitor(await ask(asked), { request, url: asked.url, base }, config);
    if (request.method === 'POST' && answer.status < 400) onOrder?.();
    if (answer.headers.has('location') && hopsOf(request) >= mostHops)
      throw new ProviderFault('rubbish', 'redirects without an end');
    return answer;
  }

  return {
    covers: (path) => shopBase(path, config.product) !== null && (isOpen || isShopEventList(path)),
    async answer(request, bindings) {
      const { pathname } = new URL(request.url);
      const base = shopBase(pathname, config.product) ?? '/webshop';
      const locale = localeOfVisit(request);
      if (!shopMethods.includes(request.method)) return notAllowed();
      if (isShopEventList(pathname)) return leadToProgramme(locale);
      const answer = await pass(boundBody(request, mostBytes), bindings, base, locale).catch((error: unknown) => {
        if (error instanceof ProviderFault) return sayFault(error, locale, bindings.incoming.url);
        throw error;
      });
      rememberVisit(request, answer, locale, { base, secure: isSecure(config) });
      return dress(answer, request, bindings, config);
    },
  };
}

/** Scripts of the provider never run beside a session of the house. */
function dress(answer: Response, request: Request, { incoming }: NodeBindings, config: Config): Response {
  const scripts = config.ticketing.scripts && sessionCookieOf(config, request.headers.get('cookie')) === null;
  const host = incoming.headers.host ?? new URL(config.siteUrl).host;
  for (const [name, value] of Object.entries(shopHeaders(config, { host, scripts }))) answer.headers.set(name, value);
  return answer;
}

function leadToProgramme(locale: Locale): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: programmeAddress(locale), 'Cache-Control': 'private, no-store' },
  });
}

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { Allow: shopMethods.join(', ') } });
}
