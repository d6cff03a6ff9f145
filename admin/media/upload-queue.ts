import type { Media } from '../../contract/media.ts';

/** A file on its way into the library. */
export interface Uploading {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much of it has gone, from 0 to 1. */
  part: number;
  /** Why it failed, in a sentence. */
  problem: string;
  /** Its entry, once it is there. */
  media: Media | null;
}

/** Sends one file; `progress` hears how much has gone, from 0 to 1. */
export type SendFile = (
  file: File,
  options: { progress: (part: number) => void; signal: AbortSignal },
) => Promise<Media>;

export interface UploadQueue {
  add(files: Iterable<File>): void;
  /** Sends a failed one again. */
  again(id: number): void;
  /** Takes one out of the list; one that is being sent stops. */
  drop(id: number): void;
  /** Takes out what has arrived. */
  tidy(): void;
  all(): readonly Uploading[];
  subscribe(listen: () => void): () => void;
}

type Changed = (id: number, change: Partial<Uploading>) => void;

/** Sends files so many at a time; one that fails keeps its reason and holds nobody up. */
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
  const lanes = createLanes(send, atOnce, set, () => entries);

  return {
    add(files) {
      const added = Array.from(files, (file): Uploading => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', part: 0, problem: '', media: null };
      });
      show([...entries, ...added]);
      lanes.fill();
    },
    again(id) {
      set(id, { state: 'waiting', problem: '' });
      lanes.fill();
    },
    drop(id) {
      lanes.stop(id);
      show(entries.filter((entry) => entry.id !== id));
    },
    tidy() {
      show(entries.filter(({ state }) => state !== 'done'));
    },
    all: () => entries,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** What is being sent now; `fill` takes up the next that wait. */
function createLanes(send: SendFile, atOnce: number, set: Changed, all: () => readonly Uploading[]) {
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
    set(id, { state: 'sending', part: 0, problem: '' });
    try {
      const media = await send(file, { progress: (part) => set(id, { part }), signal: control.signal });
      set(id, { state: 'done', part: 1, media });
    } catch (error) {
      set(id, { state: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
    fill();
  }

  return { fill, stop: (id: number) => running.get(id)?.abort() };
}
