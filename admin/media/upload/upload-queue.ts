import type { Uploaded } from '#contract/client/upload-media.ts';
import type { Media } from '#contract/media/media.ts';

/** An upload. */
export interface Uploading {
  id: number;
  file: File;
  /** `known`: the library has the file already, and nothing was stored. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'known';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed: a sentence or a message key. */
  problem: string;
  /** The created or chosen entry, when done. */
  media: Media | null;
  /** Entries that have the file already. */
  existing: readonly Media[];
  /** It is stored although the library has it. */
  keepBoth: boolean;
}

/**
 * Sends one file. `progress` is called with the part that was sent, from 0 to 1. Resolves to the entries that have the file
 * already if there are any and `keepBoth` is not true. Rejects with an error whose message is a sentence or a message key.
 */
export type SendFile = (
  file: File,
  options: { progress: (part: number) => void; signal: AbortSignal; keepBoth?: boolean },
) => Promise<Uploaded>;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

type Changed = (id: number, change: Partial<Uploading>) => void;

const fresh = { state: 'waiting', progress: 0, problem: '', media: null, existing: [], keepBoth: false } as const;

/** Uploads a limited number of files at a time; a failed one keeps its reason and does not block the others. */
export function createUploadQueue(send: SendFile, { atOnce = 3 }: { atOnce?: number } = {}) {
  let entries: readonly Uploading[] = [];
  let lastId = 0;
  const changes = createListeners<void>();
  const arrivals = createListeners<Media>();
  const show = (shown: readonly Uploading[]) => {
    entries = shown;
    changes.tell();
  };
  const set: Changed = (id, change) =>
    show(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const finish = (id: number, media: Media) => {
    set(id, { state: 'done', progress: 1, media });
    arrivals.tell(media);
  };
  const sender = createSender(send, { atOnce, set, finish, all: () => entries });

  return {
    add(files: Iterable<File>) {
      const added = Array.from(files, (file): Uploading => {
        lastId += 1;
        return { ...fresh, id: lastId, file };
      });
      show([...entries, ...added]);
      sender.fill();
    },
    /** Sends a failed one again. */
    retry(id: number) {
      set(id, { state: 'waiting', problem: '' });
      sender.fill();
    },
    /** Takes the entry that has the file already. */
    takeExisting(id: number) {
      const [media] = entries.find((entry) => entry.id === id)?.existing ?? [];
      if (media) finish(id, media);
    },
    /** Stores the file once more. */
    keepBoth(id: number) {
      set(id, { state: 'waiting', existing: [], keepBoth: true });
      sender.fill();
    },
    /** Removes an upload; aborts it if it is running. */
    remove(id: number) {
      sender.stop(id);
      show(entries.filter((entry) => entry.id !== id));
    },
    /** Removes finished uploads. */
    clearDone: () => show(entries.filter(({ state }) => state !== 'done')),
    all: () => entries,
    subscribe: changes.add,
    /** Calls with each entry that is created or chosen; the answer ends that. */
    onDone: arrivals.add,
  };
}

function createListeners<T>() {
  const all = new Set<(value: T) => void>();
  return {
    add(listen: (value: T) => void): () => void {
      all.add(listen);
      return () => all.delete(listen);
    },
    tell(value: T): void {
      for (const listen of all) listen(value);
    },
  };
}

interface Queue {
  atOnce: number;
  set: Changed;
  finish: (id: number, media: Media) => void;
  all: () => readonly Uploading[];
}

/** Running uploads; `fill` starts waiting ones. */
function createSender(send: SendFile, { atOnce, set, finish, all }: Queue) {
  const running = new Map<number, AbortController>();

  function fill(): void {
    while (running.size < atOnce) {
      const entry = all().find(({ id, state }) => state === 'waiting' && !running.has(id));
      if (!entry) return;
      void run(entry);
    }
  }

  async function run({ id, file, keepBoth }: Uploading): Promise<void> {
    const control = new AbortController();
    running.set(id, control);
    set(id, { state: 'sending', progress: 0, problem: '' });
    try {
      const progress = (part: number) => set(id, { progress: part });
      const sent = await send(file, { progress, signal: control.signal, keepBoth });
      if ('media' in sent) finish(id, sent.media);
      else set(id, { state: 'known', existing: sent.existing });
    } catch (error) {
      set(id, { state: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
    fill();
  }

  return { fill, stop: (id: number) => running.get(id)?.abort() };
}
