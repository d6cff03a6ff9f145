import { parseUrl } from './parse-url.ts';

/**
 * An e-mail address as every mail server takes it: letters such as `ü` in the domain are written in Punycode. What is no
 * address is returned unchanged.
 */
export function asciiMailAddress(address: string): string {
  const [, name, domain = ''] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (name === undefined || /^\p{ASCII}*$/u.test(domain)) return address;
  const ascii = parseUrl(`http://${domain}`)?.hostname;
  return ascii === undefined ? address : name + ascii;
}
