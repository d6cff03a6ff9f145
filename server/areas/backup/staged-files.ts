import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { parts } from './manifest.ts';

type Place = Pick<Config, 'dataDir' | 'authSecret'>;

/** True if the data folder has an original. */
export function hasOriginal(dataDir: string, hash: string): Promise<boolean> {
  return exists(path.join(dataDir, ...parts.original(hash).split('/')));
}

/**
 * Files of a restore: they lie in a folder of their own until the database is ready to commit, and are taken back if it
 * does not. A configured secret takes precedence.
 */
export class StagedFiles {
  readonly #place: Place;
  readonly #folder: string;
  readonly #added: string[] = [];
  readonly #published: string[] = [];
  #secret: Buffer | undefined;
  #formerSecret: Buffer | null | undefined;

  constructor(place: Place) {
    this.#place = place;
    this.#folder = path.join(place.dataDir, `restore-${randomUUID()}`);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const present = await readFile(this.#target(name)).catch(() => null);
    if (present?.equals(bytes)) return;
    await writeWhole(path.join(this.#folder, ...name.split('/')), bytes);
    this.#added.push(name);
  }

  async addSecret(bytes: Buffer): Promise<void> {
    if (this.#place.authSecret === undefined) this.#secret = bytes;
  }

  /** Puts everything in its place. */
  async publish(): Promise<void> {
    for (const name of this.#added) {
      await mkdir(path.dirname(this.#target(name)), { recursive: true });
      await rename(path.join(this.#folder, ...name.split('/')), this.#target(name));
      this.#published.push(name);
    }
    if (!this.#secret) return;
    this.#formerSecret = await readFile(this.#target(parts.secret)).catch(() => null);
    await this.#writeSecret(this.#secret);
  }

  async end(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Takes everything back. */
  async undo(): Promise<void> {
    await this.end();
    for (const name of this.#published) await rm(this.#target(name), { force: true });
    if (this.#formerSecret === null) await rm(this.#target(parts.secret), { force: true });
    else if (this.#formerSecret) await this.#writeSecret(this.#formerSecret);
  }

  #target(name: string): string {
    return path.join(this.#place.dataDir, ...name.split('/'));
  }

  async #writeSecret(bytes: Buffer): Promise<void> {
    const draft = path.join(this.#folder, parts.secret);
    await writeWhole(draft, bytes);
    await rename(draft, this.#target(parts.secret));
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

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
