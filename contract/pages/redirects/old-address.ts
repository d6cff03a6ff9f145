import { normalPath } from '../normal-path.ts';

/** Name and value of a query parameter; the value is null if the name has no `=`. */
export type Parameter = readonly [name: string, value: string | null];

export interface OldAddress {
  /** Decoded, without a slash at its end. */
  path: string;
  parameters: Parameter[];
}

/** A path as it is compared: decoded, without slashes at its end. */
export function readablePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed);
  } catch (error) {
    if (error instanceof URIError) return trimmed;
    throw error;
  }
}

/** Path and parameters of an address on this site; a host before them is left out, it is that of the old site. */
export function partsOfAddress(address: string): OldAddress {
  const [, own = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/i.exec(address) ?? [];
  const mark = own.indexOf('?');
  return mark < 0
    ? { path: readablePath(own), parameters: [] }
    : { path: readablePath(own.slice(0, mark)), parameters: parametersOf(own.slice(mark + 1)) };
}

/** False for an address on another host. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith('/');
}

/**
 * An old address as it is stored: the path as the site looks it up, parameters in the order of their names, the first of
 * each name.
 */
export function writeOldAddress(address: string): string {
  const { path: asked, parameters } = partsOfAddress(address);
  const path = normalPath(asked);
  return parameters.length === 0 ? path : `${path}?${writeParameters(parameters)}`;
}

export function writeParameters(parameters: readonly Parameter[]): string {
  return parameters.map(([name, value]) => encode(name) + (value === null ? '' : `=${encode(value)}`)).join('&');
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
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch (error) {
    if (error instanceof URIError) return spaced;
    throw error;
  }
}

/** Only what has a meaning in an address is encoded, so that people can read it. */
function encode(text: string): string {
  return text.replaceAll(/[\s%&=+#?*]/g, (character) => encodeURIComponent(character).replace('*', '%2A'));
}
