interface Wanted {
  /** The house, `http://localhost:3000`. */
  origin: string;
  /** Words that nobody without a session may get, whatever they request. */
  words: () => readonly string[];
  /** Addresses of every round, besides those that are found. */
  addresses: () => readonly string[];
}

/** Most pages that one round follows, so that a round stays short. */
const maxPages = 60;

/**
 * Walks through everything that visitors get, in rounds until it is stopped: pages of the sitemap, linked pages, feeds,
 * calendars, pictures for sharing, and every call that needs no session. Notes each answer with one of the words.
 */
export class LeakCrawler {
  readonly #wanted: Wanted;
  readonly #leaks: string[] = [];
  #known: string[] = [];
  #requests = 0;
  #rounds = 0;
  #stopped = false;
  readonly #running: Promise<void>;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#running = this.#walk();
  }

  /** Ends after the round that is running. */
  async stop(): Promise<{ leaks: string[]; requests: number; rounds: number }> {
    this.#stopped = true;
    await this.#running;
    return { leaks: [...new Set(this.#leaks)], requests: this.#requests, rounds: this.#rounds };
  }

  async #walk(): Promise<void> {
    const calls = await this.#publicCalls();
    do {
      const linked = await this.#all([
        '/',
        '/de',
        '/en',
        '/robots.txt',
        '/sitemap.xml',
        ...this.#wanted.addresses(),
        ...calls,
      ]);
      this.#known = [...new Set([...linked, ...this.#known])];
      // Other pages in each round, until every one was read.
      const pages = this.#known.splice(0, maxPages);
      this.#known.push(...pages);
      const further = await this.#all(pages);
      this.#known.push(...further.filter((address) => !this.#known.includes(address)));
      this.#rounds += 1;
    } while (!this.#stopped);
  }

  /** Addresses of the calls of the API that have no parameter but the language. */
  async #publicCalls(): Promise<string[]> {
    const answer = await fetch(`${this.#wanted.origin}/openapi.json`);
    const { paths }: { paths: Record<string, object> } = JSON.parse(await answer.text());
    return Object.entries(paths)
      .filter(([path, methods]) => 'get' in methods && !path.replaceAll('{locale}', '').includes('{'))
      .flatMap(([path]) =>
        (path.includes('{locale}') ? ['de', 'en'] : ['de']).map((lang) => path.replace('{locale}', lang)),
      );
  }

  /** Requests these addresses, four at a time, and returns the links of their pages. */
  async #all(addresses: readonly string[]): Promise<string[]> {
    const waiting = [...new Set(addresses)];
    const found: string[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        found.push(...(await this.#read(next)));
    };
    await Promise.all([work(), work(), work(), work()]);
    return [...new Set(found)];
  }

  async #read(address: string): Promise<string[]> {
    // Words that stop being secret while the answer is on its way are no leak.
    const before = this.#wanted.words();
    const answer = await fetch(new URL(address, this.#wanted.origin), { redirect: 'manual' });
    const headers = JSON.stringify([...answer.headers]);
    const body = await answer.text();
    this.#requests += 1;
    const text = decoded(`${headers} ${body}`).toLowerCase();
    const secret = this.#wanted.words().filter((word) => before.includes(word));
    for (const word of secret) if (text.includes(word.toLowerCase())) this.#leaks.push(`${address}: ${word}`);
    if (!/text\/html|xml/.test(answer.headers.get('content-type') ?? '')) return [];
    return [...body.matchAll(/(?:<a\b[^>]*\bhref="|<link\b[^>]*\bhref="|<loc>|content=")([^"<]+)/g)]
      .map(([, link = '']) => pathOf(link.replaceAll('&amp;', '&'), this.#wanted.origin))
      .filter((link) => link !== '' && !/\.(?:js|css|woff2|avif|webp)$/.test(link));
  }
}

/** The path of an address of the house; empty for others. */
function pathOf(address: string, origin: string): string {
  if (!/^(?:\/|https?:)/.test(address) || !URL.canParse(address, origin)) return '';
  const { host, pathname, search } = new URL(address, origin);
  return host === new URL(origin).host ? pathname + search : '';
}

/** With the escapes of addresses and of JSON undone, as far as they hide letters. */
function decoded(text: string): string {
  return text.replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCodePoint(Number.parseInt(code.slice(1), 16)));
}
