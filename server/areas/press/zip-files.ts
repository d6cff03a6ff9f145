import { makeZip, predictLength } from 'client-zip';
import type { OpenFile } from '../../platform/files/stored-files.ts';

/** One file of the zip. */
export interface ZipEntry {
  name: string;
  modified: Date;
  content: string | OpenFile;
}

/** Size in bytes of the zip of these files. */
export function zipLength(entries: ZipEntry[]): bigint {
  return predictLength(
    entries.map(({ name, content }) =>
      typeof content === 'string' ? { name, input: content } : { name, size: content.size },
    ),
  );
}

/**
 * Streams an uncompressed zip and reads one file after the other as the receiver consumes it. If the receiver
 * disconnects, the file being read is closed.
 */
export function zipFiles(entries: ZipEntry[]): ReadableStream<Uint8Array> {
  let reading: ReadableStreamDefaultReader<Uint8Array> | undefined;
  async function* bytesOf({ size, read }: OpenFile): AsyncGenerator<Uint8Array> {
    if (size === 0) return;
    reading = read(0, size - 1).getReader();
    for (let part = await reading.read(); !part.done; part = await reading.read()) yield part.value;
  }
  function* inputs() {
    for (const { name, modified: lastModified, content } of entries)
      yield { name, lastModified, input: typeof content === 'string' ? content : bytesOf(content) };
  }
  const zip = makeZip(inputs()).getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await zip.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The library releases the file without closing it.
    async cancel(reason) {
      await Promise.allSettled([reading?.cancel(reason), zip.cancel(reason)]);
    },
  });
}

/** Bytes from `start` to `end`, both included; bytes before `start` are read and discarded. */
export function partOf(whole: ReadableStream<Uint8Array>, start: number, end: number): ReadableStream<Uint8Array> {
  const reading = whole.getReader();
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reading.read();
        if (done) return controller.close();
        const from = at;
        at += value.length;
        if (at <= start) continue;
        controller.enqueue(value.subarray(Math.max(0, start - from), end + 1 - from));
        if (at <= end) return;
        controller.close();
        return reading.cancel();
      }
    },
    cancel: (reason) => reading.cancel(reason),
  });
}
