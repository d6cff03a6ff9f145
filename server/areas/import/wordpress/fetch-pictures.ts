import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { AppContext } from '../../../app-context.ts';
import { storeUpload } from '../../media/store-upload.ts';
import type { WordPressFile } from './read-wxr.ts';

/** Brings the file at an address; null if it cannot be had. */
export type FetchFile = (address: string) => Promise<Uint8Array | null>;

type StoreContext = Pick<AppContext, 'db' | 'files' | 'config' | 'clock'>;

const existingSchema = z.object({ existing: z.array(z.object({ id: z.int() })).min(1) });

/** Pictures of WordPress on their way into the media library, each once. */
export class PictureFetcher {
  readonly #ctx: StoreContext;
  readonly #fetchFile: FetchFile;
  readonly #locale: Locale;
  /** Files of the export by address. */
  readonly #files: Map<string, WordPressFile>;
  readonly #ids = new Map<string, Promise<number | null>>();

  constructor(ctx: StoreContext, options: { fetchFile: FetchFile; locale: Locale; files: Iterable<WordPressFile> }) {
    this.#ctx = ctx;
    this.#fetchFile = options.fetchFile;
    this.#locale = options.locale;
    this.#files = new Map([...options.files].map((file) => [file.url, file]));
  }

  /** Id in the library; null if the picture cannot be had or read. A file that is there already is used. */
  fetch(src: string, alt: string): Promise<number | null> {
    const address = this.#originalOf(src);
    const known = this.#ids.get(address);
    if (known) return known;
    const id = this.#bring(address, alt);
    this.#ids.set(address, id);
    return id;
  }

  async #bring(address: string, alt: string): Promise<number | null> {
    const bytes = await this.#fetchFile(address);
    if (!bytes) return null;
    const text = (alt || this.#files.get(address)?.alt || '').slice(0, 500);
    const texts = text === '' ? {} : { alt: { de: '', en: '', [this.#locale]: text } };
    try {
      const upload = { bytes, fileName: nameIn(address), ...texts };
      return (await storeUpload(this.#ctx, upload, { duplicates: 'refuse' })).id;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
      return existingSchema.safeParse(error.details).data?.existing[0]?.id ?? null;
    }
  }

  /** Pages show a smaller form, `foto-1024x768.jpg`, of a file of the library. */
  #originalOf(src: string): string {
    const address = src.replace(/^\/\//, 'https://');
    const whole = address.replace(/-\d+x\d+(\.\w+)$/, '$1');
    const candidates = [whole, whole.replace(/(\.\w+)$/, '-scaled$1')];
    return candidates.find((one) => this.#files.has(one)) ?? address;
  }
}

function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'bild';
  } catch {
    return last;
  }
}
