/** International form of a number: `+49 221 …`. Numbers without a country code are German. */
export function international(phone: string): string {
  return phone
    .trim()
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d+)\s*\(0\)\s*/, '$1 ')
    .replace(/^(\(?)0(?=[1-9])/, '+49 $1');
}

/** `tel:` URL of a number. A number without an area code, such as 115, is unchanged. */
export function phoneAddress(phone: string): string {
  return `tel:${international(phone).replaceAll(/[^+\d]/g, '')}`;
}
