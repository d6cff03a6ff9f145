import { lookup } from 'node:dns';
import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { AddressState } from '#contract/targets-api.ts';

/** Longest that an answer is waited for, in milliseconds. */
const patience = 4000;

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** True for an address of the public network; what lies inside a house's own network is never asked. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return false;
  return !inside.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

/** Asks an address once whether there is something. Nothing of the answer is read, and no redirect is followed. */
export function checkAddress(
  address: string,
  mayAsk: (ip: string) => boolean = isPublicAddress,
): Promise<AddressState> {
  const url = new URL(address);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && !mayAsk(host)) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? askSecurely : ask;
    const outgoing = send(
      url,
      {
        method: 'HEAD',
        lookup: publicLookup(mayAsk),
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
        agent: false,
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        outgoing.destroy();
        resolve(statusCode === 404 || statusCode === 410 ? 'not_found' : 'reachable');
      },
    );
    outgoing.on('error', (error) => resolve(error instanceof NotAsked ? 'unknown' : 'unreachable'));
    outgoing.end();
  });
}

class NotAsked extends Error {}

/** The name is looked up once, and the very address that was checked is the one that is asked. */
function publicLookup(mayAsk: (ip: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => mayAsk(address));
      if (allowed.length === 0) return done(new NotAsked(`${host} is not public`), []);
      const [first] = allowed;
      if (options.all) done(null, allowed);
      else done(null, first?.address ?? '', first?.family);
    });
  };
}
