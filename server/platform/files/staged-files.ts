import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { ownerMark } from './leftovers.ts';
import { originalKey } from './storage-keys.ts';
import { openStorage, type StoragePlace, type StoredFiles } from './stored-files.ts';

/** The generated secret, in the data folder. */
const secretFile = 'secret';

export type Place = StoragePlace & Pick<Config, 'authSecret'>;

/** True if the storage has an original. */
export async function hasOriginal(place: StoragePlace, hash: string): Promise<boolean> {
  return (await (await openStorage(place)).open(originalKey(hash))) !== null;
}

/**
 * Files of a restore or an import: they lie in a folder of their own until the database is ready to commit, and are taken back if it
 * does not. A configured secret takes precedence.
 */
export class StagedFiles {
  readonly #place: Place;
  readonly #folder: Promise<string>;
  readonly #files: Promise<StoredFiles>;
  readonly #added: string[] = [];
  readonly #published: string[] = [];
  #secret: Buffer | undefined;
  #formerSecret: Buffer | null | undefined;

  constructor(place: Place) {
    this.#place = place;
    this.#files = openStorage(place);
    this.#folder = ownerMark().then((mark) => path.join(place.dataDir, `restore-${mark}-${randomUUID()}`));
  }

  async add(hash: string, bytes: Buffer): Promise<void> {
    const present = await (await this.#files).read(originalKey(hash));
    if (present && bytes.equals(present)) return;
    await writeWhole(path.join(await this.#folder, hash), bytes);
    this.#added.push(hash);
  }

  async addSecret(bytes: Buffer): Promise<void> {
    if (this.#place.authSecret === undefined && !this.#place.media) this.#secret = bytes;
  }

  /** Puts everything in its place. */
  async publish(): Promise<void> {
    const files = await this.#files;
    for (const hash of this.#added) {
      await files.write(originalKey(hash), await readFile(path.join(await this.#folder, hash)));
      this.#published.push(hash);
    }
    if (!this.#secret) return;
    this.#formerSecret = await readFile(this.#target(secretFile)).catch(() => null);
    await this.#writeSecret(this.#secret);
  }

  /** Removes the folder; what cannot be removed is swept at the next start, and must not undo what is stored. */
  async end(): Promise<void> {
    await rm(await this.#folder, { recursive: true, force: true }).catch(() => {});
  }

  /** Takes everything back. */
  async undo(): Promise<void> {
    await this.end();
    const files = await this.#files;
    for (const hash of this.#published) await files.remove(originalKey(hash));
    if (this.#formerSecret === null) await rm(this.#target(secretFile), { force: true });
    else if (this.#formerSecret) await this.#writeSecret(this.#formerSecret);
  }

  #target(name: string): string {
    return path.join(this.#place.dataDir, ...name.split('/'));
  }

  async #writeSecret(bytes: Buffer): Promise<void> {
    const draft = path.join(await this.#folder, secretFile);
    await writeWhole(draft, bytes);
    await rename(draft, this.#target(secretFile));
    await this.end();
  }
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
