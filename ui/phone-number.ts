/** A number as one dials it from anywhere: `+49 221 …`. A German one is given without the country as a rule. */
export function international(phone: string): string {
  return phone
    .trim()
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d+)\s*\(0\)\s*/, '$1 ')
    .replace(/^(\(?)0(?=[1-9])/, '+49 $1');
}

/** The address that dials a number. One without an area code, such as 115, stays as it is. */
export function phoneAddress(phone: string): string {
  return `tel:${international(phone).replaceAll(/[^+\d]/g, '')}`;
}
