/**
 * What compiled interface texts need of Paraglide's runtime in browsers. `small-message-runtime.ts` puts it in the place of
 * the whole one, which also finds the language in cookies, headers and addresses.
 */
let read = (): string => 'de';

export const experimentalStaticLocale = undefined;

export function getLocale(): string {
  return read();
}

export function overwriteGetLocale(next: () => string): void {
  read = next;
}
