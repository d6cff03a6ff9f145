import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import addresses from 'ipaddr.js';

/**
 * True for an IP address of the public network. Addresses in a private network are never requested (SSRF), nor are those
 * of IPv6 that carry an IPv4 address, behind which a private one can be.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = addresses.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (!('parts' in parsed)) return true;
  const [first = 0, , , , fifth, sixth] = parsed.parts;
  // ISATAP: the last 32 bits are an IPv4 address, in any network.
  const isIsatap = sixth === 0x5efe && (fifth === 0 || fifth === 0x200);
  // Nothing outside of 2000::/3 is in use.
  return first >> 13 === 1 && !isIsatap;
}

/** Code of the error of the lookup of a name that has no allowed address. */
export const notPublic = 'ENOTPUBLIC';

/** Resolves the name once and connects to the checked IP address itself, so that a second DNS answer cannot differ. */
export function publicLookup(isAllowed: (ip: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      if (allowed.length === 0) return done(Object.assign(new Error(`${host} is not public`), { code: notPublic }), []);
      const [first] = allowed;
      if (options.all) done(null, allowed);
      else done(null, first?.address ?? '', first?.family);
    });
  };
}
