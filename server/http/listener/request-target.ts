import type { IncomingMessage } from 'node:http';
import { longestAddress } from '#contract/client/address.ts';
import { repairEscapes } from '#text/repair-escapes.ts';

// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * The target as everything behind the listener reads it: its escapes can be decoded, and its query has no null
 * character, which PostgreSQL cannot store. Nobody here has written the query: tracking programs add to it.
 */
export function repairTarget(target: string): string {
  if (!target.includes('%')) return target;
  return repairEscapes(target).replace(/\?.*/s, (query) => query.replaceAll('%00', ''));
}

/** True for a well-formed absolute path, with or without a query, whose escapes are repaired. */
export function isSaneTarget(target: string | undefined): target is string {
  if (!target || target.length > longestAddress || !target.startsWith('/') || target.startsWith('//')) return false;
  const [path = ''] = target.split('?', 1);
  const decoded = decodeURIComponent(path);
  return !forbidden.test(decoded) && !(decoded.includes('..') && decoded.split('/').includes('..'));
}

/** True for what the content backend answers; everything else is the site's. */
export function isBackendPath(path: string): boolean {
  return (
    /^\/(?:admin|auth|media|reports|sitemap)(?:\/|$)|^\/(?:healthz|readyz|openapi\.json|robots\.txt|sitemap\.xml|favicon\.ico)$/.test(
      path,
    ) ||
    /^\/[^/]+\/(?:pageeditor-api|api)(?:\/|$)|\/(?:event|calendar)\.ics$|\/blog\/feed\.atom$|^\/[^/]+\/manifest\.webmanifest$/.test(
      path,
    )
  );
}

type Request = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

/**
 * True for a request that names one host, in its target or in its Host header; HTTP/1.0 need not name any (RFC 9112,
 * 3.2). A target in absolute form (`GET http://host/path`) is turned into a path, and its host replaces the header, also in `headers`.
 */
export function acceptHost(request: Request, headers: { host: string; hosts: number }): boolean {
  const { host, hosts } = headers;
  if (hosts > 1) return false;
  const absolute = /^https?:\/\/([^/?]*)(.*)$/is.exec(request.url ?? '');
  if (!absolute) return hosts === 0 ? request.httpVersion === '1.0' : isSaneHost(host);
  const [, named = '', rest = ''] = absolute;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = named;
  headers.host = named;
  request.rawHeaders = request.rawHeaders.filter((_, index, all) => !isHost(all[index - (index % 2)]));
  request.rawHeaders.push('Host', named);
  return isSaneHost(named);
}

/**
 * True for a name of another house: not `own`, nor an address or a name without a dot, by which machines call each other.
 * Without a public name of its own a house answers to every name.
 */
export function isForeignHost(host: string, own: string): boolean {
  if (host === own || !isPublicName(own)) return false;
  const name = host.toLowerCase().replace(/\.?(?::\d+)?$/, '');
  return isPublicName(name) && name !== own;
}

const isPublicName = (name: string) => name.includes('.') && !/^[\d.]+$|^\[/.test(name);

function isHost(name: string | undefined): boolean {
  return name?.toLowerCase() === 'host';
}

/** True for what can stand in a Host header: a name or an address, with or without a port. */
export function isSaneHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}
