import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { someOf } from '#text/some-of.ts';
import { ContentRefused } from '../content-refused.ts';
import type { ContentSource } from './open-source.ts';
import { formatVersion, type Manifest, manifestFile, manifestSchema } from '../manifest.ts';
import { parseJson } from '#text/parse-json.ts';

/** A manifest of a house with 100,000 files has 20 MB. */
const largestManifest = 200_000_000;

/**
 * Reads a whole export and compares every file with the manifest; throws `ContentRefused` with what is missing or has
 * changed. `incomplete`: files of the media library may be missing.
 */
export async function verifySource(source: ContentSource, { incomplete = false } = {}): Promise<Manifest> {
  const manifest = await readManifest(source);
  const missing: string[] = [];
  const changed: string[] = [];
  const files = [...manifest.kinds.map(({ file: path, ...rest }) => ({ path, ...rest })), ...manifest.files];
  for (const { path, bytes, sha256 } of files) {
    const found = await hashOf(source, path, bytes);
    if (found === null && !(incomplete && path.startsWith('media/'))) missing.push(path);
    else if (found !== null && found !== sha256) changed.push(path);
  }
  if (!incomplete) missing.push(...manifest.missing.map(({ path }) => path));
  const problems = [
    ...(missing.length > 0 ? [`missing: ${someOf(missing)}`] : []),
    ...(changed.length > 0 ? [`changed since the export: ${someOf(changed)}`] : []),
  ];
  if (problems.length > 0) throw new ContentRefused(`The export is not as it was written; ${problems.join('; ')}.`);
  return manifest;
}

/** Throws `ContentRefused` if there is none, or one of a newer version. */
export async function readManifest(source: ContentSource): Promise<Manifest> {
  const stream = await source.read(manifestFile);
  if (!stream) throw new ContentRefused(`There is no ${manifestFile}: this is no export.`);
  let length = 0;
  stream.on('data', (part: Buffer) => {
    length += part.length;
    if (length > largestManifest) stream.destroy(new ContentRefused(`${manifestFile} is too large.`));
  });
  const parsed = manifestSchema.safeParse(parseJson((await buffer(stream)).toString()));
  if (!parsed.success) throw new ContentRefused(`${manifestFile} is not that of an export of the content of a house.`);
  if (parsed.data.version > formatVersion)
    throw new ContentRefused(
      `This export has version ${parsed.data.version} of the format; this program reads version ${formatVersion}. Import it with a newer one.`,
    );
  return parsed.data;
}

/** SHA-256 of a file; null if there is none. What is longer than it should be is not read to its end. */
async function hashOf(source: ContentSource, path: string, bytes: number): Promise<string | null> {
  const stream = await source.read(path);
  if (!stream) return null;
  const hash = createHash('sha256');
  let length = 0;
  try {
    for await (const part of stream) {
      hash.update(part);
      length += part.length;
      if (length > bytes) return '';
    }
  } catch {
    // A broken archive: the bytes are not those of the export.
    return '';
  }
  return hash.digest('hex');
}
