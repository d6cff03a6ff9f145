import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // The other end of 6to4 tunnels.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
/**
 * Parts of the global network that carry an IPv4 address, behind which a private one can be (Teredo in 2001::/23, 6to4),
 * or are not used at all. Other forms of IPv4 in IPv6 (NAT64, mapped and translated addresses) are outside of 2000::/3.
 */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');
const globalNetwork = new BlockList();
globalNetwork.addSubnet('2000::', 3, 'ipv6');
/** ISATAP: the last 32 bits are an IPv4 address, in any network. */
const isatap = /(?:^|:)(?:0?0?0?0|0?200):0?5efe:[\da-f.:]+$/i;

/** True for an IP address of the public network. Addresses in a private network are never requested (SSRF). */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return false;
  if (kind === 4) return !privateNetworks.check(address, 'ipv4');
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return globalNetwork.check(written, 'ipv6') && !privateNetworks.check(written, 'ipv6') && !isatap.test(written);
}

/** Thrown by the lookup of a name that has no allowed address. */
export class NotPublic extends Error {}

/** Resolves the name once and connects to the checked IP address itself, so that a second DNS answer cannot differ. */
export function publicLookup(isAllowed: (ip: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      if (allowed.length === 0) return done(new NotPublic(`${host} is not public`), []);
      const [first] = allowed;
      if (options.all) done(null, allowed);
      else done(null, first?.address ?? '', first?.family);
    });
  };
}
