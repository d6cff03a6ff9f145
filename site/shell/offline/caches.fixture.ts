/** In-memory cache storage, as far as service worker and pages use it. */
export function memoryCaches(origin = 'https://oper.example'): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (given: RequestInfo | URL) => new URL(given instanceof Request ? given.url : given, origin).href;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (given: RequestInfo | URL) => entries.get(addressOf(given))?.clone(),
      put: async (given: RequestInfo | URL, answer: Response) => void entries.set(addressOf(given), answer),
      delete: async (given: RequestInfo | URL) => entries.delete(addressOf(given)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  } as unknown as CacheStorage;
}
