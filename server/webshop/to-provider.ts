import type { IncomingMessage } from 'node:http';
import type { Locale } from '#contract/locale.ts';
import { AppError } from '#contract/errors.ts';
import { pageQueryNames } from '#contract/page-query.ts';
import type { Config } from '../env.ts';
import type { ProviderRequest } from './ask-provider.ts';
import { providerAddress } from './provider-address.ts';
import { cookiesForProvider } from './shop-cookies.ts';

/** Says to a house further on, and so to this one, that a request has come this way already. */
export const passedOn = '1.1 proscenium-shop';

const headersPassed = [
  'accept',
  'content-type',
  'user-agent',
  'if-none-match',
  'if-modified-since',
  'x-requested-with',
] as const;
/** What a visitor may do in the shop. */
export const shopMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

type Incoming = Pick<IncomingMessage, 'headers' | 'socket' | 'url'>;

/**
 * A visitor's request as the provider gets it: method, path, query, body and the few headers that a shop needs, made
 * anew and framed anew. Cookies are the provider's own; of where the visitor comes from it hears what a page is called.
 */
export async function toProvider(
  request: Request,
  incoming: Incoming,
  config: Config,
  locale: Locale,
): Promise<ProviderRequest> {
  const { method, headers: sent } = request;
  if ((sent.get('via') ?? '').includes(passedOn)) throw new AppError('bad_request', 'The shop leads back to the house');
  const url = providerAddress(incoming.url ?? '', config);
  const headers: Record<string, string> = {};
  for (const name of headersPassed) {
    const value = sent.get(name);
    if (value !== null) headers[name] = value;
  }
  const { host, protocol } = new URL(config.siteUrl);
  Object.assign(headers, {
    'accept-language': locale,
    via: passedOn,
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
  return { method: method as ProviderRequest['method'], url, headers, body };
}

function callerOf({ headers, socket }: Incoming, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const told = forwarded.split(',').at(-1)?.trim() ?? '';
  return /^[\da-f.:]+$/i.test(told) ? told : (socket.remoteAddress ?? 'unknown');
}

/** True for the house's address, under whichever name the visitor has reached it. */
function isOwn(address: string, host: string | undefined, { siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === new URL(siteUrl).origin || url.host === host;
}

/** The page of the house that a visitor comes from, without what is nobody else's business in its query. */
function refererFor(referer: string | null, host: string | undefined, config: Config): string | null {
  if (referer === null || !isOwn(referer, host, config)) return null;
  const { pathname, searchParams } = new URL(referer);
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => pageQueryNames.has(name) && name !== 'token' && name !== 'q'),
  );
  return config.siteUrl + pathname + (query.size > 0 ? `?${query}` : '');
}
