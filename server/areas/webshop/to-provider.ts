import type { IncomingMessage } from 'node:http';
import type { Locale } from '#contract/base/locale.ts';
import { AppError } from '#contract/base/errors.ts';
import { pageQueryNames } from '#contract/pages/page-query.ts';
import type { Config } from '../../platform/config.ts';
import type { ProviderRequest } from './provider-client.ts';
import { providerAddress } from './provider-address.ts';
import { cookiesForProvider } from './shop-cookies.ts';

/** `Via` value that marks a request as already proxied, to detect loops. */
export const proxyMark = '1.1 proscenium-shop';

const headersPassed = [
  'accept',
  'content-type',
  'user-agent',
  'if-none-match',
  'if-modified-since',
  'x-requested-with',
] as const;
/** Methods allowed in the shop. */
export const shopMethods = ['GET', 'HEAD', 'POST'] as const satisfies ProviderRequest['method'][];

type Incoming = Pick<IncomingMessage, 'headers' | 'socket' | 'url'>;

/**
 * Builds the provider’s request from a visitor’s: method, path, query, body and the few headers that a shop needs. It
 * contains only the provider’s own cookies, and a referer without private query parameters.
 */
export async function toProvider(
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
    'x-forwarded-for': callerOf(incoming, config),
  });
  const cookie = cookiesForProvider(sent.get('cookie'));
  if (cookie !== '') headers.cookie = cookie;
  const referer = refererFor(sent.get('referer'), incoming.headers.host, config);
  if (referer !== null) headers.referer = referer;
  const origin = sent.get('origin');
  if (origin !== null) headers.origin = isOwn(origin, incoming.headers.host, config) ? config.siteUrl : 'null';
  const body = method === 'POST' ? new Uint8Array(await request.arrayBuffer()) : undefined;
  return { method, url, headers, body };
}

function callerOf({ headers, socket }: Incoming, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const lastForwarded = forwarded.split(',').at(-1)?.trim() ?? '';
  return /^[\da-f.:]+$/i.test(lastForwarded) ? lastForwarded : (socket.remoteAddress ?? 'unknown');
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
