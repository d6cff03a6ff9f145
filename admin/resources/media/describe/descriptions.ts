import type { LocalizedText } from '#contract/base/localized.ts';
import type { Media } from '#contract/media/media.ts';
import { rebaseChange } from '#contract/media/rebase-change.ts';

/** A picture with what is typed for it. */
export interface Described {
  /** The entry as it was stored when it was last read. */
  media: Media;
  alt: LocalizedText;
  decorative: boolean;
  /** In a `conflict` somebody else has stored something different meanwhile; only `replace` overwrites it. */
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';
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
  /** In a conflict: stores what is typed instead of what somebody else has stored. */
  replace: (id: number) => Promise<boolean>;
  /** In a conflict: takes what somebody else has stored instead of what is typed. */
  takeStored: (id: number) => void;
  subscribe: (listen: () => void) => () => void;
}

/** Descriptions of pictures, each saved on its own. `send` rejects with `NotSaved`; what is typed stays. */
export function createDescriptions(
  entries: readonly Media[],
  send: (sent: SentDescription) => Promise<Media>,
): Descriptions {
  const { rows, find, set, subscribe } = createRows(entries);
  const running = new Map<number, Promise<boolean>>();

  /** Sends again as long as something was typed meanwhile. */
  async function run(id: number): Promise<boolean> {
    for (let row = find(id); row && isChanged(row); row = find(id)) {
      const { media, alt, decorative } = row;
      set(id, { state: 'saving', problem: '' });
      try {
        const saved = await send({ id, version: media.version, alt, decorative });
        const now = find(id);
        // The server may have tidied the text. That of a decorative picture stays here in case it is decorative no more.
        const isTidied = now?.alt === alt && now.decorative === decorative && !decorative;
        set(id, { media: saved, ...(isTidied && { alt: saved.alt }) });
      } catch (error) {
        const refusal = error instanceof NotSaved ? error : undefined;
        if (refusal?.current && mergeInto(id, media, refusal.current)) continue;
        set(id, { state: refusal?.current ? 'conflict' : 'failed', problem: refusal?.message ?? String(error) });
        if (!refusal) throw error;
        return false;
      }
    }
    if (find(id)?.state === 'saving') set(id, { state: 'saved' });
    return true;
  }

  /** Puts what is typed on what somebody else has stored. False if both have changed the same. */
  function mergeInto(id: number, before: Media, current: Media): boolean {
    const row = find(id);
    if (!row) return false;
    const { change, collides } = rebaseChange({ alt: row.alt, decorative: row.decorative }, before, current);
    const { alt = current.alt, decorative = current.decorative } = change;
    set(id, { media: current, alt, decorative });
    return !collides && current.version !== before.version;
  }

  function save(id: number): Promise<boolean> {
    if (find(id)?.state === 'conflict') return Promise.resolve(false);
    const present = running.get(id);
    if (present) return present;
    const started = run(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  }

  return {
    rows,
    change(id, typed) {
      const row = find(id);
      if (!row) return;
      const isConflict = row.state === 'conflict' && isChanged({ ...row, ...typed });
      set(id, { ...typed, state: isConflict ? 'conflict' : running.has(id) ? 'saving' : 'idle' });
    },
    save,
    saveAll: async () => (await Promise.all(rows().map(({ media }) => save(media.id)))).every(Boolean),
    replace(id) {
      set(id, { state: 'idle' });
      return save(id);
    },
    takeStored(id) {
      const media = find(id)?.media;
      if (media) set(id, toRow(media));
    },
    subscribe,
  };
}

/** The rows and who hears of their changes. */
function createRows(entries: readonly Media[]) {
  let rows: readonly Described[] = entries.map(toRow);
  const listeners = new Set<() => void>();
  return {
    rows: () => rows,
    find: (id: number) => rows.find(({ media }) => media.id === id),
    set(id: number, change: Partial<Described>) {
      rows = rows.map((row) => (row.media.id === id ? { ...row, ...change } : row));
      for (const listen of listeners) listen();
    },
    subscribe(listen: () => void) {
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
