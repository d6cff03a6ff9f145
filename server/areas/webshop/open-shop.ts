import { defaultLocale, isLocale, type Locale } from '#contract/base/locale.ts';
import { isShopEventList, requestedShopLocale, shopBase, testShop } from '#contract/webshop/shop.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { isSecure, sessionCookieOf } from '../accounts/sessions/session-cookie.ts';
import { programmeAddress } from '../links/addresses.ts';
import { addressOf } from '../../http/client-address.ts';
import { limitRequestBody } from '../../http/listener/limit-request-body.ts';
import type { Shop } from '../../http/listener/listener.ts';
import type { NodeBindings } from '../../http/listener/request-context.ts';
import type { Config } from '../../platform/config.ts';
import {
  createProviderClient,
  type RequestProvider,
  type ProviderRequest,
  ProviderFault,
} from '../ticketing/provider-client.ts';
import { type CookiePlace, frameCookie, readFrameCookie, cookiesForProvider } from './shop-cookies.ts';
import { type ReadFrame, withNote } from './shop-frame.ts';
import { toVisitor } from './to-visitor.ts';
import { fallbackResponse } from '../../http/listener/fallback-response.ts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '#contract/base/errors.ts';
import { pageQueryNames } from '#contract/pages/page-query.ts';
import { providerAddress } from '../ticketing/provider-address.ts';

const languageCookie = 'webshop_language';
const hopsCookie = 'webshop_hops';
const hopSeconds = 20;

/** Language of a shop page: from its address, else the shop’s language so far, else that of the referring page. */
function localeOfVisit({ url, headers }: Request): Locale {
  const requested = requestedShopLocale(new URL(url).searchParams);
  if (requested) return requested;
  const stored = readFrameCookie(headers.get('cookie'), languageCookie);
  if (isLocale(stored)) return stored;
  const from = headers.get('referer') ?? '';
  const first = URL.canParse(from) ? new URL(from).pathname.split('/')[1] : undefined;
  return isLocale(first) ? first : defaultLocale;
}

/** Number of consecutive redirects without a page. */
function hopsOf({ headers }: Request): number {
  const hops = Number(readFrameCookie(headers.get('cookie'), hopsCookie));
  return Number.isInteger(hops) && hops > 0 ? hops : 0;
}

/** Cookies that store the language and the number of redirects for the next request. */
function rememberVisit(
  request: Request,
  { answer, locale, place }: { answer: Response; locale: Locale; place: CookiePlace },
): void {
  const add = (cookie: string) => answer.headers.append('Set-Cookie', cookie);
  const stored = readFrameCookie(request.headers.get('cookie'), languageCookie);
  if (locale !== (stored || defaultLocale)) add(frameCookie(languageCookie, { content: locale, cookiePlace: place }));
  if (request.method !== 'GET') return;
  const hops = hopsOf(request);
  if (answer.headers.has('location'))
    add(frameCookie(hopsCookie, { content: String(hops + 1), cookiePlace: place, seconds: hopSeconds }));
  else if (hops > 0) add(frameCookie(hopsCookie, { content: '', cookiePlace: place, seconds: 0 }));
}

/** Interval in milliseconds during which the same fault is logged only once. */
const quiet = 60_000;

/** Responds with the frame, an error message and the telephone number. */
type FaultResponse = (fault: ProviderFault, locale: Locale, target: string | undefined) => Promise<Response>;

function createFaultResponse(frame: ReadFrame): FaultResponse {
  let lastLogged = { kind: '', at: 0 };
  return async (fault, locale, target) => {
    const { kind, status } = fault;
    if (kind !== 'gone' && (lastLogged.kind !== kind || Date.now() - lastLogged.at > quiet)) {
      lastLogged = { kind, at: Date.now() };
      console.error(`Ticket provider: ${kind}, ${fault.message}`);
    }
    const html = await frame(locale);
    if (html === null) return fallbackResponse('unavailable', target);
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    if (status === 503 || status === 504) headers.set('Retry-After', '30');
    return new Response(withNote(html, kind === 'gone' ? 'gone' : 'away'), { status, headers });
  };
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

type Known = Pick<Config, 'siteUrl' | 'product' | 'ticketing'>;

interface Shown {
  /** Host of the request. */
  host: string;
  /** True if the provider’s scripts may run. */
  scripts: boolean;
}

/**
 * Headers of every response in the shop. Only the frame’s own script file runs; files of the provider (never inline
 * scripts) run if the configuration allows it, and may then send requests to the shop only.
 */
function shopHeaders(config: Known, shown: Shown): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf(config, shown),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    // Differs from the value of the site’s pages, so that a shop page has no access to a window in which it opens one.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  };
}

function policyOf({ siteUrl, product, ticketing }: Known, { host, scripts }: Shown): string {
  const { origin, protocol } = new URL(siteUrl);
  const sites = [...new Set([origin, `${protocol}//${host}`])];
  const below = (...paths: string[]) => sites.flatMap((site) => paths.map((path) => `${site}/${path}`));
  const provider = ticketing.url === undefined ? [] : [new URL(ticketing.url).origin];
  const others = ticketing.hosts.map((each) => `https://${each}`);
  const shop = below('webshop/', `${testShop(product)}/`);
  const files = ["'self'", ...sites, ...provider];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...below('assets/'), ...(scripts ? [...shop, ...provider] : [])],
    'style-src': [...files, "'unsafe-inline'"],
    'img-src': [...files, 'data:'],
    'font-src': files,
    'media-src': files,
    'connect-src': scripts ? [...shop, ...provider] : ["'none'"],
    'form-action': [...shop, ...below('de/search', 'en/search'), ...provider, ...others],
    'frame-src': scripts && others.length > 0 ? others : ["'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** `Via` value that marks a request as already proxied, to detect loops. */
const proxyMark = '1.1 proscenium-shop';

const headersPassed = [
  'accept',
  'content-type',
  'user-agent',
  'if-none-match',
  'if-modified-since',
  'x-requested-with',
] as const;
/** Methods allowed in the shop. */
const shopMethods = ['GET', 'HEAD', 'POST'] as const satisfies ProviderRequest['method'][];

type Incoming = Pick<IncomingMessage, 'headers' | 'socket' | 'url'>;

/**
 * Builds the provider’s request from a visitor’s: method, path, query, body and the few headers that a shop needs. It
 * contains only the provider’s own cookies, and a referer without private query parameters.
 */
async function toProvider(
  request: Request,
  { incoming, config, locale }: { incoming: Incoming; config: Config; locale: Locale },
): Promise<ProviderRequest> {
  const { headers: sent } = request;
  const method = shopMethods.find((one) => one === request.method);
  if (method === undefined) throw new AppError('bad_request');
  if ((sent.get('via') ?? '').includes(proxyMark)) throw new AppError('bad_request', 'shop_loop');
  const url = providerAddress(incoming.url ?? '', config);
  const headers: Record<string, string> = {};
  for (const name of headersPassed) {
    const value = sent.get(name);
    if (value !== null) headers[name] = value;
  }
  const { host, protocol } = new URL(config.siteUrl);
  Object.assign(headers, {
    'accept-language': locale,
    via: proxyMark,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': addressOf(
      sent.get('x-forwarded-for') ?? undefined,
      incoming.socket.remoteAddress ?? 'unknown',
      config,
    ),
  });
  const cookie = cookiesForProvider(sent.get('cookie'));
  if (cookie !== '') headers.cookie = cookie;
  const referer = refererFor(sent.get('referer'), incoming.headers.host, config);
  if (referer !== null) headers.referer = referer;
  const origin = sent.get('origin');
  if (origin !== null) headers.origin = isOwn(origin, incoming.headers.host, config) ? config.siteUrl : 'null';
  const body = method === 'POST' ? new Uint8Array(await request.arrayBuffer()) : undefined;
  // An order is carried out, whoever waits for it.
  return { method, url, headers, body, ...(method !== 'POST' && { signal: request.signal }) };
}

/** True for an address of this site, under any host name that the visitor used. */
function isOwn(address: string, host: string | undefined, { siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === new URL(siteUrl).origin || url.host === host;
}

/** The referring page of this site, without private parts of its query. */
function refererFor(referer: string | null, host: string | undefined, config: Config): string | null {
  if (referer === null || !isOwn(referer, host, config)) return null;
  const { pathname, searchParams } = new URL(referer);
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => pageQueryNames.has(name) && name !== 'token' && name !== 'q'),
  );
  return config.siteUrl + pathname + (query.size > 0 ? `?${query}` : '');
}
