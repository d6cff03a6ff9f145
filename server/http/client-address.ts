import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { recordOf } from '#contract/base/records.ts';
import type { Config } from '../platform/config.ts';

/** The client for rate limits: its IPv4 address, or the first 64 bits of IPv6, because one household owns all of the rest. */
export function clientAddress(context: Context, config: Pick<Config, 'trustProxy'>): string {
  return networkOf(addressOf(context.req.header('x-forwarded-for'), socketAddress(context), config));
}

/** The address without a port. Behind a trusted proxy it is the last entry of X-Forwarded-For, which that proxy wrote. */
export function addressOf(forwarded: string | undefined, socket: string, config: Pick<Config, 'trustProxy'>): string {
  const last = config.trustProxy ? withoutPort(forwarded?.split(',').at(-1)?.trim() ?? '') : '';
  return isIP(last) === 0 ? socket : last;
}

/** Some proxies write the port as well, which differs with each connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** Requests from inside the process have no socket. */
function socketAddress(context: Context): string {
  return recordOf(context.env).incoming ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown';
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
