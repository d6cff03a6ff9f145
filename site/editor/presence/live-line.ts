import { type LiveMessage, liveMessageSchema } from '#contract/live.ts';

interface LiveLineOptions {
  address: string;
  heard: (message: LiveMessage) => void;
  /** The line is cut: who is on the page is not known any more. */
  cut: () => void;
}

const firstWait = 2000;
const longestWait = 60_000;

/** Hears what the server tells about a section, and comes back by itself after the line was cut. */
export class LiveLine {
  readonly #options: LiveLineOptions;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;

  constructor(options: LiveLineOptions) {
    this.#options = options;
  }

  open(): void {
    if (this.#source) return;
    clearTimeout(this.#timer);
    const source = new EventSource(this.#options.address);
    this.#source = source;
    source.addEventListener('message', ({ data }) => {
      this.#wait = firstWait;
      const message = liveMessageSchema.safeParse(readJson(String(data)));
      if (message.success) this.#options.heard(message.data);
    });
    source.addEventListener('error', () => {
      this.#options.cut();
      // The browser tries again by itself unless it was told no.
      if (source.readyState !== EventSource.CLOSED || this.#source !== source) return;
      this.#source = null;
      this.#timer = setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, longestWait);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#options.cut();
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
