import type { LocalizedText } from '#contract/base/localized.ts';
import type { Media } from '#contract/media/media.ts';

/** A picture with what is typed for it. */
export interface Described {
  media: Media;
  alt: LocalizedText;
  decorative: boolean;
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why saving failed, in words. */
  problem: string;
}

/** Sent for a picture; the version is that of the entry when it was read. */
export type SentDescription = Pick<Described, 'alt' | 'decorative'> & Pick<Media, 'id' | 'version'>;

/** Saving failed. */
export class NotSaved extends Error {
  /** The entry as somebody else has stored it meanwhile. */
  readonly current: Media | undefined;

  constructor(message: string, current?: Media) {
    super(message);
    this.current = current;
  }
}

export interface Descriptions {
  rows: () => readonly Described[];
  change: (id: number, typed: Partial<Pick<Described, 'alt' | 'decorative'>>) => void;
  /** Saves the typed texts of a picture, one call at a time; resolves to true when all are stored. */
  save: (id: number) => Promise<boolean>;
  saveAll: () => Promise<boolean>;
  subscribe: (listen: () => void) => () => void;
}

/** Descriptions of pictures, each saved on its own. `send` rejects with `NotSaved`; what is typed stays. */
export function createDescriptions(
  entries: readonly Media[],
  send: (sent: SentDescription) => Promise<Media>,
): Descriptions {
  let rows: readonly Described[] = entries.map(toRow);
  const listeners = new Set<() => void>();
  const running = new Map<number, Promise<boolean>>();
  const find = (id: number) => rows.find(({ media }) => media.id === id);
  const set = (id: number, change: Partial<Described>) => {
    rows = rows.map((row) => (row.media.id === id ? { ...row, ...change } : row));
    for (const listen of listeners) listen();
  };

  /** Sends again as long as something was typed meanwhile. */
  async function run(id: number): Promise<boolean> {
    for (let row = find(id); row && isChanged(row); row = find(id)) {
      const { alt, decorative, media } = row;
      set(id, { state: 'saving', problem: '' });
      try {
        const saved = await send({ id, version: media.version, alt, decorative });
        const now = find(id);
        const isAll = now?.alt === alt && now.decorative === decorative;
        // The server may have tidied the text. That of a decorative picture stays here in case it is decorative no more.
        const stored = isAll && !decorative ? { alt: saved.alt } : {};
        set(id, { media: saved, ...stored, ...(isAll && { state: 'saved' }) });
        if (isAll) return true;
      } catch (error) {
        if (!(error instanceof NotSaved)) throw error;
        // Saving once more replaces what somebody else has written meanwhile.
        set(id, { state: 'failed', problem: error.message, media: error.current ?? media });
        return false;
      }
    }
    return true;
  }

  function save(id: number): Promise<boolean> {
    const present = running.get(id);
    if (present) return present;
    const started = run(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  }

  return {
    rows: () => rows,
    change: (id, typed) => set(id, { ...typed, state: running.has(id) ? 'saving' : 'idle' }),
    save,
    saveAll: async () => (await Promise.all(rows.map(({ media }) => save(media.id)))).every(Boolean),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

function toRow(media: Media): Described {
  return { media, alt: media.alt, decorative: media.decorative, state: 'idle', problem: '' };
}

/** True while something typed is not stored. */
export function isChanged({ media, alt, decorative }: Described): boolean {
  if (decorative || media.decorative) return decorative !== media.decorative;
  return alt.de !== media.alt.de || alt.en !== media.alt.en;
}
