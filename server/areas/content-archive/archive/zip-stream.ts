import { makeZip, predictLength } from 'client-zip';
import type { ExportEntry, PreparedExport } from './prepare-export.ts';

/** Size in bytes of the archive of an export. */
export function archiveLength({ entries }: PreparedExport): number {
  return Number(predictLength(entries.map(({ name, size }) => ({ name, size }))));
}

/** The archive of an export, an uncompressed zip: one file is read after the other as the receiver consumes it. */
export function archiveStream({ entries, manifest }: PreparedExport): ReadableStream<Uint8Array> {
  const lastModified = new Date(manifest.created_at);
  function* inputs(): Generator<{ name: string; lastModified: Date; input: AsyncIterable<Uint8Array> }> {
    for (const { name, read } of entries satisfies ExportEntry[]) yield { name, lastModified, input: read() };
  }
  return makeZip(inputs());
}
