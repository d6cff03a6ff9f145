/** A URL; null if it is invalid. The oldest supported browsers have no `URL.canParse` and no `URL.parse`. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
