import { sizeOf } from '../entrance/ready-answer.ts';
import { keepAnswer, type KeptPage, mayBeKept, squeeze } from './keep-answer.ts';

interface Options {
  /** Upper bound of everything kept, in bytes; 0 keeps nothing. */
  bytes: number;
  /** Makes the page of a key, as an anonymous visitor gets it. */
  make: (key: string) => Promise<Response>;
  now?: () => number;
  /** Send along what a page is made of, for a shared cache in front; a visitor has no use for the bytes. */
  tellsTags?: boolean;
  /** Milliseconds after which a page is made again behind the visitor's back. */
  freshFor?: number;
}

/** A page being made, and which tags were dropped meanwhile. */
interface Flight {
  outcome: Promise<KeptPage | Response>;
  dropped: Set<string>;
  all: boolean;
}

/** A page that somebody asks for again is worth the best compression; what only a search engine's robot reads is not. */
const wellUsed = 1;

/** Keeps whole answers of pages in memory, the longest unused ones going first. */
export class PageCache {
  readonly #options: Required<Options>;
  /** The longest unused first. */
  readonly #pages = new Map<string, KeptPage>();
  /** The last of them. */
  #newest: KeptPage | undefined;
  /** What later requests may join. */
  readonly #flights = new Map<string, Flight>();
  /** Everything being made; what a drop has cut off from later requests still needs to hear of further drops. */
  readonly #making = new Set<Flight>();
  #bytes = 0;
  #squeezing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = { now: Date.now, freshFor: 60_000, tellsTags: false, ...options };
  }

  /** False where there is no room for any page; then there is no point in preparing one. */
  get keeps(): boolean {
    return this.#options.bytes > 0;
  }

  /** Number and bytes of the pages kept. */
  get stock(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** The kept page, or undefined. An aged page is still given, and made again meanwhile. */
  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    const now = this.#options.now();
    if (!page || page.doubtful || page.until <= now) return undefined;
    if (page !== this.#newest) this.#putLast(key, page);
    page.hits += 1;
    if (page.hits === wellUsed) this.#squeezing = this.#squeezing.then(() => this.#squeeze(key, page)).catch(() => {});
    if (now - page.madeAt > this.#options.freshFor && !this.#flights.has(key)) this.#renew(key);
    return page;
  }

  /**
   * Makes a page that is not kept; requests that come together share one making. Gives the answer itself where it
   * cannot be kept, and undefined to those who only waited for such a one.
   */
  async load(key: string): Promise<KeptPage | Response | undefined> {
    const running = this.#flights.get(key);
    if (!running) return this.#start(key);
    const outcome = await running.outcome;
    return outcome instanceof Response ? undefined : outcome;
  }

  /** Forgets pages by tags; null: all may be out of date and are made again before they are shown. */
  drop(tags: string[] | null): void {
    this.#flights.clear();
    for (const flight of this.#making) {
      if (tags === null) flight.all = true;
      else for (const tag of tags) flight.dropped.add(tag);
    }
    for (const [key, page] of this.#pages) {
      if (tags === null) page.doubtful = true;
      else if (page.tags.some((tag) => tags.includes(tag))) this.#forget(key);
    }
  }

  #start(key: string): Promise<KeptPage | Response> {
    const flight: Flight = { outcome: Promise.resolve(new Response()), dropped: new Set(), all: false };
    this.#making.add(flight);
    this.#flights.set(key, flight);
    flight.outcome = this.#make(key, flight).finally(() => {
      this.#making.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    return flight.outcome;
  }

  /** Where making fails, the page kept before goes on. */
  async #make(key: string, flight: Flight): Promise<KeptPage | Response> {
    const startedAt = this.#options.now();
    const made = await this.#options.make(key).catch((error: unknown) => {
      const old = this.#pages.get(key);
      if (old) return old;
      throw error;
    });
    if (!(made instanceof Response)) return made;
    if (made.status >= 500) return this.#insteadOf(made, key);
    if (!mayBeKept(made)) {
      this.#forget(key);
      return made;
    }
    const page = await keepAnswer(made, startedAt, this.#options.tellsTags);
    const outdated = flight.all || page.tags.some((tag) => flight.dropped.has(tag));
    return outdated ? page : this.#keep(key, page);
  }

  #insteadOf(failure: Response, key: string): KeptPage | Response {
    const old = this.#pages.get(key);
    if (!old) return failure;
    void failure.body?.cancel();
    return old;
  }

  #keep(key: string, page: KeptPage): KeptPage {
    if (sizeOf(page.answer) > this.#options.bytes / 4) return page;
    const before = this.#pages.get(key);
    if (before?.answer.hash === page.answer.hash) {
      page.hits = before.hits;
      page.answer = before.answer;
    }
    this.#forget(key);
    this.#putLast(key, page);
    this.#bytes += sizeOf(page.answer);
    this.#makeRoom();
    return page;
  }

  #putLast(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#newest = page;
  }

  /** Addresses with a query go first: there is no end of them, and nobody shall push out the pages by making some up. */
  #makeRoom(): void {
    for (const withQuery of [true, false]) {
      for (const key of this.#pages.keys()) {
        if (this.#bytes <= this.#options.bytes) return;
        if (key.includes('?') === withQuery) this.#forget(key);
      }
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= sizeOf(page.answer);
    this.#pages.delete(key);
  }

  #renew(key: string): void {
    this.#start(key).then(
      (outcome) => (outcome instanceof Response ? outcome.body?.cancel() : undefined),
      () => {},
    );
  }

  /** The page may be made again meanwhile; as long as it came out the same, the better bytes are its own. */
  async #squeeze(key: string, { answer }: KeptPage): Promise<void> {
    const same = () => {
      const page = this.#pages.get(key);
      return page?.answer.hash === answer.hash ? page : undefined;
    };
    if (!same()) return;
    const squeezed = await squeeze(answer);
    const page = same();
    if (!page) return;
    this.#bytes += sizeOf(squeezed) - sizeOf(page.answer);
    page.answer = squeezed;
  }
}
