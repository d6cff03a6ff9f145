import type { Media } from '#contract/media/media.ts';

/** An upload. */
export interface Uploading {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed: a sentence or a message key. */
  problem: string;
  /** The created entry, when done. */
  media: Media | null;
}

/** Sends one file; `progress` is called with values from 0 to 1. */
export type SendFile = (
  file: File,
  options: { progress: (part: number) => void; signal: AbortSignal },
) => Promise<Media>;

export interface UploadQueue {
  add(files: Iterable<File>): void;
  /** Sends a failed one again. */
  retry(id: number): void;
  /** Removes an upload; aborts it if it is running. */
  remove(id: number): void;
  /** Removes finished uploads. */
  clearDone(): void;
  all(): readonly Uploading[];
  subscribe(listen: () => void): () => void;
}

type Changed = (id: number, change: Partial<Uploading>) => void;

/** Uploads a limited number of files at a time; a failed one keeps its reason and does not block the others. */
export function createUploadQueue(send: SendFile, atOnce = 3): UploadQueue {
  let entries: readonly Uploading[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const show = (shown: readonly Uploading[]) => {
    entries = shown;
    for (const listen of listeners) listen();
  };
  const set: Changed = (id, change) =>
    show(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const sender = createSender(send, atOnce, set, () => entries);

  return {
    add(files) {
      const added = Array.from(files, (file): Uploading => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', progress: 0, problem: '', media: null };
      });
      show([...entries, ...added]);
      sender.fill();
    },
    retry(id) {
      set(id, { state: 'waiting', problem: '' });
      sender.fill();
    },
    remove(id) {
      sender.stop(id);
      show(entries.filter((entry) => entry.id !== id));
    },
    clearDone() {
      show(entries.filter(({ state }) => state !== 'done'));
    },
    all: () => entries,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** Running uploads; `fill` starts waiting ones. */
function createSender(send: SendFile, atOnce: number, set: Changed, all: () => readonly Uploading[]) {
  const running = new Map<number, AbortController>();

  function fill(): void {
    while (running.size < atOnce) {
      const entry = all().find(({ id, state }) => state === 'waiting' && !running.has(id));
      if (!entry) return;
      void run(entry);
    }
  }

  async function run({ id, file }: Uploading): Promise<void> {
    const control = new AbortController();
    running.set(id, control);
    set(id, { state: 'sending', progress: 0, problem: '' });
    try {
      const media = await send(file, { progress: (progress) => set(id, { progress }), signal: control.signal });
      set(id, { state: 'done', progress: 1, media });
    } catch (error) {
      set(id, { state: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
    fill();
  }

  return { fill, stop: (id: number) => running.get(id)?.abort() };
}
