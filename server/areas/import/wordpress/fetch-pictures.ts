import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { AppContext } from '../../../app-context.ts';
import { NoAnswer } from '../../../platform/safe-fetch/request-foreign.ts';
import { storeOnce } from '../../media/store-upload.ts';
import type { WordPressFile } from './read-wxr.ts';
import { decoded } from '#text/repair-escapes.ts';

/** Brings the file at an address within a time in milliseconds; null if it has none. Throws `NoAnswer`. */
export type FetchFile = (address: string, timeout: number) => Promise<Uint8Array | null>;

/** Id of a picture in the library, or why it is not there. */
export type Fetched =
  | { id: number }
  | { missing: 'wordpress_picture_missing' | 'wordpress_picture_silent' | 'wordpress_picture_late' };

type StoreContext = Pick<AppContext, 'db' | 'files' | 'config' | 'clock'>;

interface FetcherOptions {
  fetchFile: FetchFile;
  locale: Locale;
  /** Files of the export. */
  files: Iterable<WordPressFile>;
  /** Milliseconds for all pictures together. */
  budget: number;
}

/** Milliseconds for one picture. */
const longestWait = 10_000;
/** A server that has not answered so many times in a row is not asked again. */
const mostSilences = 2;

/** Pictures of WordPress on their way into the media library, each once. */
export class PictureFetcher {
  readonly #ctx: StoreContext;
  readonly #options: FetcherOptions;
  readonly #end: number;
  /** Files of the export by address. */
  readonly #files: Map<string, WordPressFile>;
  readonly #fetched = new Map<string, Promise<Fetched>>();
  /** Times in a row that a host has not answered. */
  readonly #silences = new Map<string, number>();

  constructor(ctx: StoreContext, options: FetcherOptions) {
    this.#ctx = ctx;
    this.#options = options;
    this.#end = performance.now() + options.budget;
    this.#files = new Map([...options.files].map((file) => [file.url, file]));
  }

  /** A file that the library has already is used. */
  fetch(src: string, alt: string): Promise<Fetched> {
    const address = this.#originalOf(src);
    const known = this.#fetched.get(address);
    if (known) return known;
    const fetched = this.#fetch(address, alt);
    this.#fetched.set(address, fetched);
    return fetched;
  }

  async #fetch(address: string, alt: string): Promise<Fetched> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if ((this.#silences.get(host) ?? 0) >= mostSilences) return { missing: 'wordpress_picture_silent' };
    const left = this.#end - performance.now();
    if (left <= 0) return { missing: 'wordpress_picture_late' };
    try {
      const id = await this.#bring(address, { alt, timeout: Math.min(left, longestWait) });
      this.#silences.delete(host);
      return id === null ? { missing: 'wordpress_picture_missing' } : { id };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (!error.mayRecover) return { missing: 'wordpress_picture_missing' };
      if (performance.now() >= this.#end) return { missing: 'wordpress_picture_late' };
      this.#silences.set(host, (this.#silences.get(host) ?? 0) + 1);
      return { missing: 'wordpress_picture_silent' };
    }
  }

  async #bring(address: string, { alt, timeout }: { alt: string; timeout: number }): Promise<number | null> {
    const bytes = await this.#options.fetchFile(address, timeout);
    if (!bytes) return null;
    const text = beginningOf(alt || this.#files.get(address)?.alt || '', mediaTextLengths.alt);
    const texts = text === '' ? {} : { alt: { de: '', en: '', [this.#options.locale]: text } };
    try {
      const upload = { bytes, fileName: nameIn(address), ...texts };
      return (await storeOnce(this.#ctx, upload)).row.id;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
      return null;
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
  return decoded(last) || 'bild';
}
