import { type PresenceUpdate, presenceUpdateSchema } from '#contract/editing/presence.ts';

interface PresenceConnectionOptions {
  address: string;
  heard: (message: PresenceUpdate) => void;
  /** The connection was lost; the list of people is unknown. */
  cut: () => void;
}

const firstWait = 2000;
const longestWait = 60_000;

/** Receives the server-sent events of a section, and reconnects after a lost connection. */
export class PresenceConnection {
  readonly #options: PresenceConnectionOptions;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;

  constructor(options: PresenceConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    if (this.#source) return;
    clearTimeout(this.#timer);
    const source = new EventSource(this.#options.address);
    this.#source = source;
    source.addEventListener('message', ({ data }) => {
      this.#wait = firstWait;
      const message = presenceUpdateSchema.safeParse(readJson(String(data)));
      if (message.success) this.#options.heard(message.data);
    });
    source.addEventListener('error', () => {
      this.#options.cut();
      // The browser reconnects by itself unless the server rejected the connection.
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
