/** An address with its scheme in lower case, as it is stored: keyboards of telephones begin with a capital, `Https://`. */
export function lowerScheme(address: string): string {
  return address.replace(/^\s*(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());
}
