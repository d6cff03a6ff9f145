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
export interface NotSaved {
  problem: string;
  /** The entry as somebody else has stored it meanwhile. */
  current?: Media;
}

export type Descriptions = ReturnType<typeof createDescriptions>;

type Send = (sent: SentDescription) => Promise<Media | NotSaved>;

/** Descriptions of pictures, each saved on its own. What is typed stays when saving fails. */
export function createDescriptions(entries: readonly Media[], send: Send) {
  const rows = createRows(entries);
  const { find, set } = rows;
  const { save, isRunning } = createSaving(rows, send);
  return {
    rows: rows.all,
    change(id: number, typed: Partial<Pick<Described, 'alt' | 'decorative'>>) {
      const row = find(id);
      if (!row) return;
      const isConflict = row.state === 'conflict' && isChanged({ ...row, ...typed });
      set(id, { ...typed, state: isConflict ? 'conflict' : isRunning(id) ? 'saving' : 'idle' });
    },
    /** Saves the typed texts of a picture, one call at a time; resolves to true when all are stored. */
    save,
    saveAll: async () => (await Promise.all(rows.all().map(({ media }) => save(media.id)))).every(Boolean),
    /** In a conflict: stores what is typed instead of what somebody else has stored. */
    replace(id: number) {
      set(id, { state: 'idle' });
      return save(id);
    },
    /** In a conflict: takes what somebody else has stored instead of what is typed. */
    takeStored(id: number) {
      const media = find(id)?.media;
      if (media) set(id, toRow(media));
    },
    subscribe: rows.subscribe,
  };
}

/** Saves rows, each with one call at a time. */
function createSaving({ find, set }: Rows, send: Send) {
  const running = new Map<number, Promise<boolean>>();

  /** Sends again as long as something was typed meanwhile. */
  async function run(id: number): Promise<boolean> {
    for (let row = find(id); row && isChanged(row); row = find(id)) {
      const { media, alt, decorative } = row;
      set(id, { state: 'saving', problem: '' });
      const saved = await send({ id, version: media.version, alt, decorative }).catch((error: unknown) => {
        set(id, { state: 'failed', problem: String(error) });
        throw error;
      });
      if (!('problem' in saved)) {
        const now = find(id);
        // The server may have tidied the text. That of a decorative picture stays here in case it is decorative no more.
        const isTidied = now?.alt === alt && now.decorative === decorative && !decorative;
        set(id, { media: saved, ...(isTidied && { alt: saved.alt }) });
        continue;
      }
      const { problem, current } = saved;
      const { merged, collides } = mergeWith(current, { before: media, typed: find(id) ?? row });
      set(id, merged);
      if (current && !collides) continue;
      set(id, { state: collides ? 'conflict' : 'failed', problem });
      return false;
    }
    if (find(id)?.state === 'saving') set(id, { state: 'saved' });
    return true;
  }

  function save(id: number): Promise<boolean> {
    if (find(id)?.state === 'conflict') return Promise.resolve(false);
    const present = running.get(id);
    if (present) return present;
    const started = run(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  }

  return { save, isRunning: (id: number) => running.has(id) };
}

/** What is typed, on what somebody else has stored, if anything; `collides` if both have changed the same. */
function mergeWith(
  current: Media | undefined,
  { before, typed: { alt, decorative } }: { before: Media; typed: Described },
): { merged: Partial<Described>; collides: boolean } {
  if (!current) return { merged: {}, collides: false };
  const { change, collides } = rebaseChange({ alt, decorative }, before, current);
  return {
    merged: { media: current, alt: change.alt ?? current.alt, decorative: change.decorative ?? current.decorative },
    // Sent with the same version again, it would only be refused again.
    collides: collides || current.version === before.version,
  };
}

type Rows = ReturnType<typeof createRows>;

/** The rows and who hears of their changes. */
function createRows(entries: readonly Media[]) {
  let rows: readonly Described[] = entries.map(toRow);
  const listeners = new Set<() => void>();
  return {
    all: () => rows,
    find: (id: number) => rows.find(({ media }) => media.id === id),
    set(id: number, change: Partial<Described>) {
      rows = Array.from(rows, (row) => (row.media.id === id ? { ...row, ...change } : row));
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
