import { decoded, repairEscapes } from '#text/repair-escapes.ts';
import { normalPath } from '../normal-path.ts';

/** Name and value of a query parameter; the value is null if the name has no `=`. */
export type Parameter = readonly [name: string, value: string | null];

export interface OldAddress {
  /** As it is compared: see `readablePath` and `normalPath`. */
  path: string;
  parameters: Parameter[];
}

/**
 * A path as it is compared: decoded, apart from what would be read differently then, such as `%2F`; in the composed form
 * of Unicode, without slashes at its end.
 */
export function readablePath(path: string): string {
  return repairEscapes(path)
    .replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => encode(decodeURIComponent(escapes), reservedInPath))
    .replaceAll(/\s/g, encodeURIComponent)
    .normalize('NFC')
    .replace(/(.)\/+$/, '$1');
}

/** Path and parameters of an address on this site; a host before them is left out, it is that of the old site. */
export function partsOfAddress(address: string): OldAddress {
  const [, own = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/i.exec(address) ?? [];
  const mark = own.indexOf('?');
  const path = normalPath(readablePath(mark < 0 ? own : own.slice(0, mark)));
  return { path, parameters: mark < 0 ? [] : parametersOf(own.slice(mark + 1)) };
}

/** False for an address on another host. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith('/');
}

/** An old address as it is stored and compared: parameters in the order of their names, the first of each name. */
export function writeOldAddress(address: string): string {
  const { path, parameters } = partsOfAddress(address);
  return parameters.length === 0 ? path : `${path}?${writeParameters(parameters)}`;
}

export function writeParameters(parameters: readonly Parameter[]): string {
  return parameters
    .map(
      ([name, value]) => encode(name, reservedInQuery) + (value === null ? '' : `=${encode(value, reservedInQuery)}`),
    )
    .join('&');
}

/** The parameters of a query by name, the first of each. */
export function parametersOf(query: string): Parameter[] {
  const found = new Map<string, string | null>();
  for (const part of query.split('&')) {
    const mark = part.indexOf('=');
    const name = decode(mark < 0 ? part : part.slice(0, mark));
    if (name !== '' && !found.has(name)) found.set(name, mark < 0 ? null : decode(part.slice(mark + 1)));
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

function decode(text: string): string {
  return decoded(text.replaceAll('+', ' ')).normalize('NFC');
}

const reservedInPath = /[\s\p{Cc}/\\%#?*]/gu;
const reservedInQuery = /[\s%&=+#?*]/g;

/** Only what has a meaning in an address is encoded, so that people can read it. */
function encode(text: string, reserved: RegExp): string {
  return text.replaceAll(reserved, (character) => encodeURIComponent(character).replace('*', '%2A'));
}
